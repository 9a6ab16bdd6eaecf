import { Refusal } from '../contract/src/index.ts';
import {
  changeRules,
  createJackpotDesk,
  createSeedSeals,
  findJackpotId,
  JackpotFile,
  openJackpot,
  parseLevelRules,
  setJackpotState,
} from '../server/src/jackpots/index.ts';
import { type Database, deriveKeys, readSettings, systemClock, type Tx } from '../server/src/kit/index.ts';
import { operator, readFileAs, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run jackpots                           lists them, with what their levels hold
npm run jackpots -- open FILE.json         opens a new one; its seeds are paid at once
npm run jackpots -- pause NAME "REASON"    stakes stop feeding it; its pools stay
npm run jackpots -- resume NAME "REASON"   it goes on; also takes a retirement back while every level still runs
npm run jackpots -- retire NAME "REASON"   its running cycles are played out: each level drops once more, then it is over
npm run jackpots -- rates NAME LEVEL --ppm PARTS --seed SUBUNITS --ceiling SUBUNITS --reason "…"
                                           what a level is from its next cycle on
npm run jackpots -- check NAME             opens the seals inside the house and draws every past drop again

With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not. Seeds are sealed with
HALLEY_SECRET: it must be the one of the house. The format of FILE: docs/operations.md.`;

const moves = { pause: 'paused', resume: 'active', retire: 'retiring' } as const;

await runCommand({
  usage,
  options: { ppm: { type: 'string' }, seed: { type: 'string' }, ceiling: { type: 'string' } },
  async run([command = 'list', name = '', third = '', ...more], { reason, ...numbers }) {
    if (more.length > 0) return false;
    const why = command in moves ? third || reason : reason;
    if (command === 'list' && name === '') await withDatabase(list);
    else if (command === 'open' && name && !third) await open(name);
    else if (command in moves && name && why) await move(name, command as keyof typeof moves, why);
    else if (command === 'rates' && name && third && why && wholeNumbers(numbers))
      await rates(name, third, numbers, why);
    else if (command === 'check' && name && !third) await check(name);
    else return false;
    return true;
  },
});

function seals() {
  return createSeedSeals(deriveKeys(readSettings(process.env), 'jackpots'));
}

function deskOf(database: Database) {
  return createJackpotDesk({ database, clock: systemClock, seals: seals() });
}

async function list(database: Database): Promise<void> {
  for (const { identifier, state, currency, levels } of await deskOf(database).list()) {
    console.log(`${identifier}  ${state}`);
    for (const { identifier: level, running, drops } of levels) {
      const held = running
        ? `${running.amount_cents} subunits of ${currency}, ${running.contribution_ppm} ppm`
        : 'over';
      console.log(`  ${level}  ${held}, ${drops} drops`);
    }
  }
}

async function open(path: string): Promise<void> {
  const definition = readFileAs(path, JackpotFile, 'a jackpot');
  await withDatabase(async (database) => {
    const isNew = await database.tx((tx) => openJackpot(tx, definition, { seals: seals(), at: systemClock.now() }));
    if (isNew) return console.log(`${definition.identifier} is open.`);
    console.error(`There is a jackpot ${definition.identifier} already.`);
    process.exitCode = 1;
  });
}

function move(name: string, command: keyof typeof moves, reason: string): Promise<void> {
  return withDatabase(async (database) => {
    const state = moves[command];
    const at = systemClock.now();
    await database.tx(async (tx) =>
      setJackpotState(tx, { ...operator(reason), jackpotId: await idOf(tx, name), state, at }),
    );
    console.log(`${name} is ${state}.`);
  });
}

type Numbers = { ppm: string; seed: string; ceiling: string };

function rates(name: string, level: string, numbers: Numbers, reason: string): Promise<void> {
  return withDatabase(async (database) => {
    const rules = parseLevelRules({
      ppm: Number(numbers.ppm),
      seed: Number(numbers.seed),
      ceiling: Number(numbers.ceiling),
    });
    await database.tx(async (tx) =>
      changeRules(tx, { ...operator(reason), jackpotId: await idOf(tx, name), levels: [{ level, ...rules }] }),
    );
    console.log(`${name} ${level} has new rules from its next cycle on.`);
  });
}

function check(name: string): Promise<void> {
  return withDatabase(async (database) => {
    const { levels } = await database.tx(async (tx) => deskOf(database).check(tx, await idOf(tx, name)));
    for (const { identifier, drops, holds, faults } of levels) {
      console.log(`${identifier}  ${holds ? 'holds' : 'DOES NOT HOLD'}, ${drops} drops drawn again`);
      for (const fault of faults) console.log(`  FAULT  ${fault}`);
    }
    if (levels.some(({ holds }) => !holds)) process.exitCode = 1;
  });
}

async function idOf(tx: Tx, name: string): Promise<number> {
  const id = await findJackpotId(tx, name);
  if (id === undefined) throw new Refusal('NOT_FOUND', { message: `There is no jackpot ${name}.` });
  return id;
}

function wholeNumbers(numbers: Record<string, string | undefined>): numbers is Numbers {
  return ['ppm', 'seed', 'ceiling'].every((name) => /^\d{1,15}$/.test(numbers[name] ?? ''));
}
