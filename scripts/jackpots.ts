import { readFile } from 'node:fs/promises';
import { embeddedRates } from '../server/src/config/index.ts';
import { createJackpots, listAllJackpots, parseDefinition, setJackpotState } from '../server/src/jackpots/index.ts';
import {
  createDatabase,
  createMetrics,
  type Database,
  deriveKeys,
  migrate,
  readSettings,
  type Settings,
  silentLog,
  systemClock,
} from '../server/src/kit/index.ts';
import { migrateJobs } from '../server/src/kit/jobs/index.ts';
import { PostgresStartError, startEmbedded } from '../server/src/kit/postgres/index.ts';

const usage = `Use: npm run jackpots                            lists them
     npm run jackpots -- open FILE.json          opens a new one; its seeds are paid at once
     npm run jackpots -- pause NAME "REASON"     stakes stop feeding it; its pools stay
     npm run jackpots -- resume NAME "REASON"`;

/** `npm run jackpots`: what an operator does with jackpots until the back office can. */
const [command = 'list', subject = '', reason = ''] = process.argv.slice(2);
const settings = readSettings(process.env);
try {
  const embedded = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir });
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  const database = createDatabase({ url, maxConnections: 2 });
  try {
    await migrate(database);
    await migrateJobs({ database, url });
    await run(database, settings);
  } finally {
    await database.close();
    await embedded?.stop();
  }
} catch (error) {
  process.exitCode = 1;
  const running = error instanceof PostgresStartError && error.code === 'already-running';
  console.error(running ? `${error.message} Use DATABASE_URL to reach a running house.` : String(error));
}

async function run(database: Database, { secret, previousSecrets }: Settings): Promise<void> {
  if (command === 'list') {
    for (const { identifier, state, currency, levels } of await listAllJackpots(database)) {
      console.log(`${identifier}  ${state}`);
      for (const level of levels) console.log(`  ${level.identifier}  ${level.amount_cents} subunits of ${currency}`);
    }
  } else if (command === 'open' && subject) {
    const definition = parseDefinition(JSON.parse(await readFile(subject, 'utf8')));
    const nobody = async () => undefined;
    const room = createJackpots({
      ...{ database, clock: systemClock, log: silentLog, metrics: createMetrics(), rates: embeddedRates },
      keys: deriveKeys({ secret, previousSecrets }, 'jackpots'),
      nicknames: async () => new Map(),
      ...{ publish: nobody, publishToPlayer: nobody },
    });
    const opened = await room.open(definition);
    console.log(opened ? `${definition.identifier} is open.` : `There is a jackpot ${definition.identifier} already.`);
    if (!opened) process.exitCode = 1;
  } else if ((command === 'pause' || command === 'resume') && subject && reason) {
    const state = command === 'pause' ? 'paused' : 'active';
    const change = { identifier: subject, state, reason, actor: { kind: 'system' }, at: systemClock.now() } as const;
    const found = await database.tx((tx) => setJackpotState(tx, change));
    console.log(found ? `${subject} is ${state}.` : `There is no jackpot ${subject}.`);
    if (!found) process.exitCode = 1;
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
}
