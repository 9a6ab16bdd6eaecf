import { auditBooks } from '../../../server/src/house/audit-books.ts';
import type { Database } from '../../../server/src/kit/index.ts';
import { listPlayed } from '../../../server/src/wagers/index.ts';
import { rollUpHouse } from '../../../server/src/wallet/index.ts';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { type Figures, mean, measure } from '../kit/measure.ts';
import { type SeededPlayer, seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';
import { fillPast } from './fill-past.ts';
import { openDoor } from './open-door.ts';

const playerCount = 1_000;
/** `GROWTH_ENTRIES=20000000` makes a large house of another size. */
const sizes = { small: 10_000, large: Number(process.env.GROWTH_ENTRIES ?? 2_000_000) };
/** What the planner is told of the large house in the end. */
const simulated = 200_000_000;
const callers = 64;
const turns = 3;
const most = 1.2;

/** The same load on a young house and on one with millions of journal entries, in turns; then what the rest of a house costs. */
export const growth: Part = async (bench) => {
  const world = await bench.world();
  const houses = [];
  for (const [name, entries] of Object.entries(sizes)) {
    const { database } = await world.newDatabase(`growth_${name}`);
    const players = await seedPlayers(database, playerCount);
    bench.say(`writing ${whole(entries)} journal entries`);
    await fillPast(database, players, entries);
    await world.asSuperuser(`growth_${name}`, 'vacuum analyze');
    houses.push({ name: whole(entries), database, players, door: await openDoor(database), wagers: [] as Figures[] });
  }
  const [small, large] = houses as [(typeof houses)[number], (typeof houses)[number]];
  bench.say('playing in turns');
  await playInTurns(houses);
  bench.say('adding up and auditing');
  const audits: Awaited<ReturnType<typeof timeAudits>>[] = [];
  for (const { database } of houses) audits.push(await timeAudits(database));
  const reads = [await timeReads(small), await timeReads(large)];

  bench.say(`the planner is told of ${whole(simulated)} entries`);
  // It counts pages itself and believes how many lines there are on one.
  await world.asSuperuser(
    'growth_large',
    `update pg_class set relpages = greatest(1, relpages / ${Math.max(1, simulated / sizes.large)})
     where relname ~ '^(wallet_transfer|wagers_round|wagers_action|wagers_call)'`,
  );
  const told = { ...large, name: `${whole(simulated)} by statistics`, wagers: [] as Figures[] };
  await playInTurns([{ ...small, wagers: [] as Figures[] }, told]);
  reads.push(await timeReads(told));

  const rows = [small, large, told].map((house, index) => ({
    'journal entries': house.name,
    'wagers/s': whole(speedOf(house.wagers)),
    'p50 ms': oneDigit(mean(house.wagers.map(({ p50Ms }) => p50Ms))),
    'p99 ms': oneDigit(mean(house.wagers.map(({ p99Ms }) => p99Ms))),
    'history ms': (reads[index]?.historyMs ?? 0).toFixed(2),
    'board ms': (reads[index]?.boardMs ?? 0).toFixed(2),
    'audit of what is new, s': audits[index]?.quickS.toFixed(1) ?? '',
    'whole audit, s': audits[index]?.wholeS.toFixed(1) ?? '',
  }));
  const times = (what: string, value: number) =>
    budget(`growth: ${what}`, `≤ ${most} ×`, { text: `${value.toFixed(2)} ×`, holds: value <= most });
  return {
    tables: [{ title: `Growth: ${callers} players at the door, means of ${turns} turns`, rows }],
    notes: [
      `Large plays at ${ratio(speedOf(large.wagers) / speedOf(small.wagers))} the speed of small.`,
      'The audit of what is new reads a 28th of the past besides, which grows with the house; a day of the small house is all it has.',
      'The first seconds after a checkpoint are the dearest of a large house (whole pages go to the log again): they are in the warm-up.',
    ],
    budgets: [
      times('wager, large against small', speedOf(small.wagers) / speedOf(large.wagers)),
      times('history', (reads[1]?.historyMs ?? 0) / (reads[0]?.historyMs ?? 1)),
      times('board', (reads[1]?.boardMs ?? 0) / (reads[0]?.boardMs ?? 1)),
      budget(
        'growth: whole audit of two million entries',
        '≤ 20 s',
        sizes.large === 2_000_000
          ? { text: `${audits[1]?.wholeS.toFixed(1)} s`, holds: (audits[1]?.wholeS ?? 0) <= 20 }
          : undefined,
      ),
    ],
  };
};

const speedOf = (figures: Figures[]) => mean(figures.map(({ perSecond }) => perSecond));

interface PlayedHouse {
  door: Awaited<ReturnType<typeof openDoor>>;
  players: SeededPlayer[];
  wagers: Figures[];
}

async function playInTurns(houses: readonly PlayedHouse[]): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { door, players, wagers } of houses) {
      const call = (caller: number) => door.play(players[caller]?.id as number);
      wagers.push(await measure({ callers, warmMs: turn === 0 ? 4_000 : 500, forMs: 2_500, call }));
    }
  }
}

const secondsOf = async (work: () => Promise<unknown>) => {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
};

/** Whole first: it leaves the checkpoint that the second one goes on from. */
async function timeAudits(database: Database): Promise<{ wholeS: number; quickS: number }> {
  await rollUpHouse(database);
  const clean = async (quick: boolean) => {
    const { findings } = await auditBooks(database, { quick });
    if (findings[0]) throw new Error(`the books of the bench are off: ${findings[0].check}, ${findings[0].detail}`);
  };
  return { wholeS: await secondsOf(() => clean(false)), quickS: await secondsOf(() => clean(true)) };
}

/** A page of rounds of each of some players, and the list of winners, one after the other. */
async function timeReads({ database, players }: { database: Database; players: SeededPlayer[] }) {
  const asked = players.slice(0, 300);
  const history = (player: SeededPlayer) => listPlayed(database, { playerId: player.id, limit: 50 });
  const board = () =>
    database.query({
      name: 'bench_board',
      text: 'select player_id, game, currency, stake, win, at from games_winner order by at desc, id desc limit 20',
    });
  for (const player of asked.slice(0, 50)) await history(player);
  const historyS = await secondsOf(async () => {
    for (const player of asked) await history(player);
  });
  const boardS = await secondsOf(async () => {
    for (const _ of asked) await board();
  });
  return { historyMs: (historyS / asked.length) * 1000, boardMs: (boardS / asked.length) * 1000 };
}
