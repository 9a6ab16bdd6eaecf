import { oneDigit, ratio, whole } from '../kit/format.ts';
import { diceSeat, openHttpHouse } from '../kit/http-house.ts';
import { type Figures, mean, measure } from '../kit/measure.ts';
import { processorSecondsOf } from '../kit/processor-time.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { type Bench, budget, type Part } from '../part.ts';
import { openDoor } from './open-door.ts';

const steps = [1, 16, 64, 256];
const actSteps = [64, 256];
const warmMs = 1_000;
const forMs = 3_000;
const floorSeconds = 2;
const wantedRatio = 2;
const wantedRatioOverHttp = 1.2;
const p99LimitMs = 50;

interface Step {
  way: string;
  players: number;
  figures: Figures;
  floor: number;
  ratio: number;
  /** Processor time a wager: of the house's process, and of PostgreSQL. */
  houseMicros: number;
  databaseMicros: number;
}

/**
 * Real rounds through the wagers door and through HTTP, and calls of another studio's game, between measurements of the
 * floor. All with the rules of the house, its news and a jackpot that every stake feeds.
 */
export const wagers: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('wagers');
  const players = await seedPlayers(database, Math.max(...steps));
  const seats = players.map(diceSeat);
  const door = await openDoor(database);
  const house = await openHttpHouse({ databaseUrl: url, role: 'api' });
  try {
    const postgresPid = world.postgres.pid;
    const here = { housePid: process.pid, postgresPid };
    const atDoor = (call: (playerId: number) => Promise<unknown>) => (count: number) =>
      measure({ callers: count, warmMs, forMs, call: (caller) => call(players[caller]?.id as number) });
    const viaDoor = await climb(bench, { way: 'door', steps, ...here }, atDoor(door.play));
    const acts = await climb(bench, { way: 'door, act', steps: actSteps, ...here }, atDoor(door.act));
    const viaHttp = await climb(bench, { way: 'HTTP', steps, housePid: house.process.pid, postgresPid }, (count) =>
      house.load({ seats: seats.slice(0, count), warmMs, forMs }),
    );
    const peak = best(viaHttp);
    bench.say('half of peak load');
    const half = await house.load({ seats: seats.slice(0, 64), warmMs, forMs, perSecond: peak.figures.perSecond / 2 });

    const { how } = await bench.floor();
    return {
      tables: [
        { title: `Wagers (floor: ${how})`, rows: [...viaDoor, ...acts, ...viaHttp].map(row) },
        {
          title: 'Half of peak load over HTTP, 64 players on a timetable',
          rows: [{ 'wagers/s': whole(half.perSecond), 'p50 ms': oneDigit(half.p50Ms), 'p99 ms': oneDigit(half.p99Ms) }],
        },
      ],
      notes: [
        `At the door this process makes the wagers too; over HTTP a third process does. All of them and PostgreSQL share the processors of this machine.`,
      ],
      budgets: [
        budget('Peak wagers/s, door, against the floor', `≥ ${ratio(wantedRatio)}`, {
          text: `${ratio(best(viaDoor).ratio)} at ${best(viaDoor).players} players`,
          holds: best(viaDoor).ratio >= wantedRatio,
        }),
        budget('Peak wagers/s, HTTP, against the floor', `≥ ${ratio(wantedRatioOverHttp)}`, {
          text: `${ratio(peak.ratio)} at ${peak.players} players`,
          holds: peak.ratio >= wantedRatioOverHttp,
        }),
        budget('Wager p99 at half of peak load, HTTP', `≤ ${p99LimitMs} ms`, {
          text: `${oneDigit(half.p99Ms)} ms`,
          holds: half.p99Ms <= p99LimitMs,
        }),
      ],
    };
  } finally {
    await house.stop();
  }
};

interface Climb {
  way: string;
  steps: number[];
  housePid: number;
  postgresPid: number;
}

async function climb(
  bench: Bench,
  { way, steps, housePid, postgresPid }: Climb,
  run: (players: number) => Promise<Figures>,
): Promise<Step[]> {
  const floor = await bench.floor();
  const found: Step[] = [];
  let before = await floor.measure(floorSeconds);
  for (const players of steps) {
    bench.say(`${way}, ${players} players`);
    const used = meter([housePid, postgresPid]);
    const figures = await run(players);
    const [houseSeconds, databaseSeconds] = used() as [number, number];
    const after = await floor.measure(floorSeconds);
    const level = mean([before, after]);
    // The warm-up used processor time too; its wagers are estimated from the rate that followed.
    const made = figures.perSecond * ((warmMs + forMs) / 1000);
    found.push({
      way,
      players,
      figures,
      floor: level,
      ratio: figures.perSecond / level,
      houseMicros: (houseSeconds / made) * 1e6,
      databaseMicros: (databaseSeconds / made) * 1e6,
    });
    before = after;
  }
  return found;
}

/** Processor seconds that processes have used since now. */
function meter(pids: number[]): () => number[] {
  const before = pids.map((pid) => processorSecondsOf(pid) ?? Number.NaN);
  return () => pids.map((pid, index) => (processorSecondsOf(pid) ?? Number.NaN) - (before[index] as number));
}

function best(found: Step[]): Step {
  return found.reduce((one, other) => (other.ratio > one.ratio ? other : one));
}

function row(step: Step) {
  return {
    way: step.way,
    players: step.players,
    'wagers/s': whole(step.figures.perSecond),
    'p50 ms': oneDigit(step.figures.p50Ms),
    'p99 ms': oneDigit(step.figures.p99Ms),
    'floor tx/s': whole(step.floor),
    ratio: ratio(step.ratio),
    'house µs': whole(step.houseMicros),
    'database µs': whole(step.databaseMicros),
    failed: step.figures.failed,
  };
}
