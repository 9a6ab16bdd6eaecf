import { createHouse } from '../../../server/src/house/create-house.ts';
import { type Database, readSettings, silentLog, startOutbox, systemClock } from '../../../server/src/kit/index.ts';
import { createBoards } from '../../../server/src/tournaments/board/create-boards.ts';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { openHttpHouse, pageSeat } from '../kit/http-house.ts';
import { type Figures, measure } from '../kit/measure.ts';
import { processorSecondsOf, usedBy } from '../kit/processor-time.ts';
import { type SeededPlayer, seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';
import { playAt } from '../wagers/open-door.ts';
import { countRounds } from './count-rounds.ts';
import { drawMillion } from './draw-million.ts';
import { manyContests } from './many-contests.ts';
import { writeRace } from './write-race.ts';

const entries = 100_000;
const callers = 64;
const readsPerSecond = 400;
const warmMs = 3_000;
const forMs = 6_000;
/** A house that has just started has not compiled what it does. */
const compileMs = 5_000;
/** A count moves so many, four times a second. */
const moved = 500;
const countEveryMs = 250;
const loads = 5;
const looks = 15;
const backlogMs = 4_000;
const mostReadMs = 50;
const mostLagMs = 1_000;
const mostLoadMs = 2_000;
const mostForMany = 1.3;

/**
 * A lottery of a million tickets; a race of a hundred thousand: how soon it is read, how far behind the rounds it is, and what
 * counting for it costs.
 */
export const contests: Part = async (bench) => {
  const world = await bench.world();
  const used = usedBy(world.postgres.pid);
  const usedSeconds = () => used().house + used().database;
  bench.say('a lottery of a million tickets');
  const lottery = drawMillion();
  const { database, url } = await world.newDatabase('contests');
  const players = await seedPlayers(database, callers);
  const house = createHouse({ settings: readSettings({}), database, clock: systemClock, log: silentLog });
  const id = await writeRace(database);
  await house.tournaments.tasks['tournaments.advance']();
  bench.say(`a race of ${entries}`);
  await writeEntries(database, { id, players });

  const loadsMs: number[] = [];
  const loadsUsedMs: number[] = [];
  for (let load = 0; load < loads; load++) {
    const startedMs = performance.now();
    const before = process.cpuUsage();
    await createBoards({ database }).of(id);
    const { user, system } = process.cpuUsage(before);
    loadsMs.push(performance.now() - startedMs);
    loadsUsedMs.push((user + system) / 1000);
  }
  const [loadMs, loadUsedMs] = [median(loadsMs), median(loadsUsedMs)];

  bench.say('boards and statuses over HTTP, while scores change');
  const http = await openHttpHouse({ databaseUrl: url, role: 'api' });
  const seats = (path: string) =>
    players.map(({ token }) => pageSeat(`/api/tournaments/${id}/${path}`, { cookie: `halley_session=${token}` }));
  const read = async (path: string) => {
    const used = () => processorSecondsOf(http.process.pid) ?? Number.NaN;
    // The board is there before it is measured: what reading it whole takes stands beside.
    await http.load({ seats: seats(path).slice(0, 1), warmMs: 0, forMs: 1_000 });
    await http.load({ seats: seats(path), warmMs: 0, forMs: compileMs });
    const before = used();
    const figures = await besideCounts(database, id, () =>
      http.load({ seats: seats(path), warmMs, forMs, perSecond: readsPerSecond }),
    );
    const answers = figures.perSecond * ((warmMs + forMs) / 1000);
    return { figures, micros: ((used() - before) / answers) * 1e6 };
  };
  const [board, status] = [await read('board'), await read('status')];
  await http.stop();

  bench.say('from rounds to the board');
  const play = playAt(house.wagers);
  const count = house.tournaments.consumers.find(({ name }) => name === 'tournaments-count');
  if (!count) throw new Error('nothing counts for contests');
  const outbox = await startOutbox({ database, consumers: [count], log: silentLog });
  const lagsMs = await lags(database, { id, players, play });
  await outbox.stop();

  bench.say('what counting costs');
  await measure({ callers, warmMs: 0, forMs: backlogMs, call: (caller) => play(players[caller]?.id as number) });
  const counted = await countRounds(database, count, { usedSeconds });
  bench.say('ten contests that count a round, then a hundred of which ten do');
  const advance = house.tournaments.tasks['tournaments.advance'];
  const { few, many } = await manyContests(database, { players, play, count, advance, usedSeconds });

  const worstLagMs = Math.max(...lagsMs);
  const row = (what: string, { figures, micros }: typeof board) => ({
    what,
    'a second': whole(figures.perSecond),
    'p50 ms': oneDigit(figures.p50Ms),
    'p99 ms': oneDigit(figures.p99Ms),
    'house µs': whole(micros),
    failed: figures.failed,
  });
  return {
    tables: [
      {
        title: `A lottery of ${whole(lottery.tickets)} tickets in ${whole(lottery.rows)} rows, ${whole(lottery.prizes)} prizes`,
        rows: [
          {
            'list frozen ms': oneDigit(lottery.freezeMs),
            'drawn ms': oneDigit(lottery.drawMs),
            'drawn again as a browser does, ms': oneDigit(lottery.verifyMs),
          },
        ],
      },
      {
        title: `A race of ${entries}, ${moved} scores moved each ${countEveryMs} ms`,
        rows: [row('board', board), row('status', status)],
      },
      {
        title: 'The same race',
        rows: [
          { what: 'board read whole, median', ms: whole(loadMs) },
          { what: 'processor time of that, here', ms: whole(loadUsedMs) },
          {
            what: 'from the round to the board, median',
            ms: whole(median(lagsMs)),
          },
          { what: 'from the round to the board, worst', ms: whole(worstLagMs) },
        ],
      },
    ],
    notes: [
      `Counting for one contest: ${whole(counted.micros)} µs a round of processor time, ${whole(counted.rounds / counted.seconds)} rounds/s; for ten: ${whole(few.micros)} µs; for ten of a hundred: ${whole(many.micros)} µs.`,
    ],
    budgets: [
      budget(`Lottery of ${whole(lottery.tickets)} tickets`, 'drawn, and the same when drawn again', {
        text: lottery.holds ? 'holds' : 'does not hold',
        holds: lottery.holds,
      }),
      budget(`Board of ${entries}, p99`, `≤ ${mostReadMs} ms`, held(board.figures)),
      budget(`Status among ${entries}, p99`, `≤ ${mostReadMs} ms`, held(status.figures)),
      budget('From the round to the board', `≤ ${whole(mostLagMs)} ms`, {
        text: `${whole(worstLagMs)} ms`,
        holds: worstLagMs <= mostLagMs,
      }),
      budget(`Board of ${entries} after a restart`, `≤ ${whole(mostLoadMs)} ms`, {
        text: `${whole(loadMs)} ms`,
        holds: loadMs <= mostLoadMs,
      }),
      budget('Counting with 100 live contests, against 10', `≤ ${ratio(mostForMany)}`, {
        text: `${ratio(many.micros / few.micros)} in processor time`,
        holds: many.micros <= few.micros * mostForMany,
      }),
    ],
  };
};

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;

const held = ({ p99Ms, failed }: Figures) => ({
  text: `${oneDigit(p99Ms)} ms`,
  holds: p99Ms <= mostReadMs && failed === 0,
});

/** The players of the bench are among them; nobody else has an account. */
async function writeEntries(database: Database, { id, players }: { id: number; players: readonly SeededPlayer[] }) {
  await database.query(
    `insert into tournaments_entry (player_id, promotion_id, nickname, state, joined_at, bets, games_taken, score, reached_at, changed)
     select coalesce(($2::bigint[])[i], 1000000000000 + i), $1, 'be***', 'running', now(), score::numeric * 1000000, 1, score,
       now() + i * interval '1 microsecond', 1
     from (select i, (hashint4(i) & 1048575) + 1 as score from generate_series(1, $3::int) i) e`,
    [id, players.map((player) => player.id), entries],
  );
  await database.query('update tournaments_tournament set changes = 1 where promotion_id = $1', [id]);
  await database.query('analyze tournaments_entry');
}

/** Does something while scores change as a count changes them. */
async function besideCounts<T>(database: Database, id: number, work: () => Promise<T>): Promise<T> {
  let counting = Promise.resolve();
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    const first = ((turn * 7_919) % (entries - moved)) + 1;
    counting = counting.then(() => moveScores(database, { id, first }));
  }, countEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await counting;
  }
}

const moveScores = (database: Database, { id, first }: { id: number; first: number }) =>
  database.tx(async (tx) => {
    await tx.query('update tournaments_tournament set changes = changes + 1 where promotion_id = $1', [id]);
    await tx.query(
      `update tournaments_entry set score = score + 997, bets = bets + 997000000, reached_at = now(),
         changed = (select changes from tournaments_tournament where promotion_id = $1)
       where promotion_id = $1 and player_id between 1000000000000 + $2::bigint and 1000000000000 + $2::bigint + $3`,
      [id, first, moved - 1],
    );
  });

/** How long after the answer to a round the player's row on the board is another, asked all the time. */
async function lags(
  database: Database,
  { id, players, play }: { id: number; players: readonly SeededPlayer[]; play(playerId: number): Promise<unknown> },
): Promise<number[]> {
  const boards = createBoards({ database });
  const betsOf = async (playerId: number) => (await boards.of(id)).standingOf(playerId)?.bets;
  const found: number[] = [];
  for (let look = 0; look < looks; look++) {
    const { id: playerId } = players[look % players.length] as SeededPlayer;
    const before = await betsOf(playerId);
    await play(playerId);
    const startedMs = performance.now();
    while ((await betsOf(playerId)) === before) await new Promise((resolve) => setTimeout(resolve, 5));
    found.push(performance.now() - startedMs);
  }
  return found;
}
