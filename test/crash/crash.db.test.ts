import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { auditBooks } from '../../server/src/house/audit-books.ts';
import { createDatabase } from '../../server/src/kit/index.ts';
import { type HouseProcess, makeDataDir, startHouse } from '../boot/house-process.ts';
import { databaseUrlOf, postgresOn, postmasterOf, until, untilNoPostgres } from '../boot/processes.ts';
import { deep } from '../deep.ts';
import { balanceOf, type Player, play, register } from './player.ts';
import { startLoad, type Table } from './table.ts';

const runs = deep(1, 20);
const clients = 32;
const startBalance = 1_000_00;
const killed = ['the server', 'PostgreSQL', 'both at once'] as const;

/**
 * Each run has its own data folder, on which the house is killed three times and must recover three times. PostgreSQL
 * killed alone is started again by the house that runs on [F-19].
 */
test.each(Array.from({ length: runs }, (_, index) => [index + 1]))(
  'run %i: after a SIGKILL in mid-load every acknowledged wager is there exactly once and the books are in order',
  { timeout: 300_000 },
  async () => {
    const { dataDir, remove } = makeDataDir();
    const table: Table = { answered: new Map(), unanswered: new Map() };
    let house: HouseProcess | undefined;
    try {
      house = await start(dataDir);
      const { url } = house;
      const players = await Promise.all(Array.from({ length: 8 }, () => register(url)));
      for (const victim of killed) {
        await playUntilKilled({ house, dataDir, victim, players, table });
        if (victim === 'PostgreSQL') {
          await untilReady(house);
        } else {
          await untilNoPostgres(dataDir);
          house = await start(dataDir);
        }
        await expectSafe({ house, dataDir, players, table });
      }
      house.kill('SIGTERM');
      expect((await house.ended).code).toBe(0);
      expect(postgresOn(dataDir)).toEqual([]);
    } finally {
      house?.kill('SIGKILL');
      await house?.ended;
      await untilNoPostgres(dataDir);
      remove();
    }
  },
);

/** The embedded PostgreSQL of a real start: fsync on, one process that does everything but render pages. */
function start(dataDir: string): Promise<HouseProcess> {
  return startHouse({ environment: { DATA_DIR: dataDir, HALLEY_ROLE: 'api', RATE_LIMIT_SCALE: '10000' } });
}

interface Scene {
  house: HouseProcess;
  dataDir: string;
  players: Player[];
  table: Table;
}

async function playUntilKilled(scene: Scene & { victim: (typeof killed)[number] }): Promise<void> {
  const { house, dataDir, players, table, victim } = scene;
  const postmaster = postmasterOf(dataDir);
  if (!postmaster) throw new Error('PostgreSQL does not run');
  const load = startLoad({ url: house.url, players, clients, table });
  await load.reached(clients * 4);
  // Sleeps because the blow should fall anywhere in the life of a group: while it gathers, is written, is committed or is being answered.
  await sleep(randomInt(0, 150));
  if (victim !== 'PostgreSQL') house.kill('SIGKILL');
  if (victim !== 'the server') process.kill(postmaster, 'SIGKILL');
  if (victim === 'PostgreSQL') {
    await until(
      () => ![undefined, postmaster].includes(postmasterOf(dataDir)),
      30_000,
      () => 'PostgreSQL was not started again',
    );
  } else {
    expect((await house.ended).signal).toBe('SIGKILL');
  }
  await load.finish();
}

/** Answers once the house does: every stake that was in flight has its answer by then. */
async function untilReady(house: HouseProcess): Promise<void> {
  const deadline = performance.now() + 30_000;
  while ((await fetch(`${house.url}/readyz`)).status !== 200) {
    if (performance.now() > deadline) throw new Error('the house did not recover');
    await sleep(20);
  }
}

/** Everything the clients and the auditor can ask for after a crash. Clears the table's unanswered bets. */
async function expectSafe({ house, dataDir, players, table }: Scene): Promise<void> {
  const { url } = house;
  const database = createDatabase({ url: databaseUrlOf(dataDir), maxConnections: 2 });
  try {
    const recovered = new Set((await readRounds(database)).map((round) => round.id));
    for (const { answer } of table.answered.values()) expect(recovered).toContain(answer.round_id);

    // The same request again: the first answer, and for those who never got one exactly one round.
    const committedWithoutAnswer = new Set<string>();
    await inGroups([...table.answered.values()], async ({ bet, answer }) =>
      expect(await play(url, bet)).toEqual(answer),
    );
    await inGroups([...table.unanswered.values()], async (bet) => {
      const [answer, again] = await Promise.all([play(url, bet), play(url, bet)]);
      expect(again).toEqual(answer);
      if (recovered.has(answer.round_id)) committedWithoutAnswer.add(answer.round_id);
      table.answered.set(bet.key, { bet, answer });
    });
    expect(recovered.size).toBe(table.answered.size - table.unanswered.size + committedWithoutAnswer.size);
    table.unanswered.clear();

    const rounds = await readRounds(database);
    expect(rounds.map((round) => round.id).sort()).toEqual(
      [...table.answered.values()].map(({ answer }) => answer.round_id).sort(),
    );
    for (const player of players) {
      const own = rounds.filter((round) => Number(round.player_id) === player.id);
      // No number of the fair stream was skipped or used twice, and each round starts where the one before it ended.
      expect(own.map((round) => round.nonce)).toEqual(own.map((_, index) => index));
      let balance = startBalance;
      for (const round of own) {
        expect(Number(round.balance_before)).toBe(balance);
        balance += Number(round.win) - Number(round.stake);
        expect(Number(round.balance_after)).toBe(balance);
      }
      expect(await balanceOf(url, player)).toBe(balance);
    }
    const audit = await auditBooks(database);
    expect(audit.findings).toEqual([]);
    expect(audit.rounds).toBe(table.answered.size);
  } finally {
    await database.close();
  }
}

interface RoundRow {
  id: string;
  player_id: bigint;
  nonce: number;
  stake: bigint;
  win: bigint;
  balance_before: bigint;
  balance_after: bigint;
}

/** All rounds, each player's in the order they were played. */
async function readRounds(database: ReturnType<typeof createDatabase>): Promise<RoundRow[]> {
  const { rows } = await database.query<RoundRow>(
    `select id, player_id, (detail ->> 'nonce')::int as nonce, stake_cash + stake_bonus as stake,
       win_cash + win_bonus as win, balance_before, balance_after
     from wagers_round order by player_id, (detail ->> 'nonce')::int`,
  );
  return rows;
}

/** Many at once, but not all at once. */
async function inGroups<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += 64) {
    await Promise.all(items.slice(start, start + 64).map(work));
  }
}
