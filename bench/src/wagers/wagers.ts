import { availableParallelism } from 'node:os';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { diceSeat, type HttpHouse, openHttpHouse } from '../kit/http-house.ts';
import { type Figures, mean, measure } from '../kit/measure.ts';
import { processorSecondsOf } from '../kit/processor-time.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { type Bench, budget, type Part } from '../part.ts';
import { openDoor } from './open-door.ts';

const steps = [1, 16, 64, 256];
const actSteps = [64, 256];
/** Over HTTP a house is full with more players than that: those whose answers are on the way do not ask. */
const httpSteps = [...steps, 1_024];
const sideBySideSteps = [64, 256, 1_024];
/** A house that runs for days is compiled; one that has just started spends twice as much on each wager. */
const compileMs = 12_000;
/** More than there are processors for pays nothing: the load and PostgreSQL want some as well. */
const sideBySide = Math.max(2, availableParallelism() - 1);
const warmMs = 1_000;
const forMs = 3_000;
/** Long enough that a stop of a few hundredths of a second is not most of the hundredth that counts. */
const halfForMs = 10_000;
const floorSeconds = 2;
const wantedRatio = 2;
const wantedRatioOverHttp = 2;
const p99LimitMs = 50;

interface Step {
  way: string;
  players: number;
  figures: Figures;
  floor: number;
  ratio: number;
  /** Processor time a wager: of the house, of PostgreSQL, and of the process that asks. */
  houseMicros: number;
  databaseMicros: number;
  loadMicros: number | undefined;
}

/**
 * Real rounds through the wagers door and through HTTP, and calls of another studio's game, between measurements of the
 * floor. All with the rules of the house, its news and a jackpot that every stake feeds.
 */
export const wagers: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('wagers');
  const players = await seedPlayers(database, Math.max(...httpSteps));
  const seats = players.map(diceSeat);
  const door = await openDoor(database);
  const one = await openHttpHouse({ databaseUrl: url, role: 'api' });
  const two = await openHttpHouse({ databaseUrl: url, role: 'api', processes: sideBySide });
  try {
    const postgresPid = world.postgres.pid;
    const here = { housePids: [process.pid], postgresPid };
    const atDoor = (call: (playerId: number) => Promise<unknown>) => (count: number) =>
      measure({ callers: count, warmMs, forMs, call: (caller) => call(players[caller]?.id as number) });
    const compiled = new Set<HttpHouse>();
    const overHttp = async (way: string, house: HttpHouse, counts: number[]) => {
      if (!compiled.has(house)) {
        compiled.add(house);
        bench.say(`${way}: until it is compiled`);
        await house.load({ seats: seats.slice(0, 64), warmMs: 0, forMs: compileMs });
      }
      const housePids = house.processes.map(({ pid }) => pid);
      return climb(bench, { way, steps: counts, housePids, postgresPid, loadPid: house.loadPid }, (count) =>
        house.load({ seats: seats.slice(0, count), warmMs, forMs }),
      );
    };

    bench.say('door: until it is compiled');
    await measure({
      callers: 64,
      warmMs: 0,
      forMs: compileMs,
      call: (caller) => door.play(players[caller]?.id as number),
    });
    const viaDoor = await climb(bench, { way: 'door', steps, ...here }, atDoor(door.play));
    const acts = await climb(bench, { way: 'door, act', steps: actSteps, ...here }, atDoor(door.act));
    const viaHttp = await overHttp('HTTP', one, httpSteps);
    const viaTwo = await overHttp(`HTTP, ${sideBySide} processes`, two, sideBySideSteps);
    const peak = best([...viaHttp, ...viaTwo]);
    bench.say('half of peak load');
    const halves = [];
    for (const [house, found] of [
      [one, best(viaHttp)],
      [two, best(viaTwo)],
    ] as const) {
      const perSecond = found.figures.perSecond / 2;
      // As many as made the peak: fewer might be asking all the time already, and then their own turn is what they wait for.
      const figures = await house.load({ seats: seats.slice(0, found.players), warmMs, forMs: halfForMs, perSecond });
      halves.push({ way: found.way, players: found.players, figures });
    }
    const half = halves.find(({ way }) => way === peak.way)?.figures as Figures;

    const { how } = await bench.floor();
    return {
      tables: [
        { title: `Wagers (floor: ${how})`, rows: [...viaDoor, ...acts, ...viaHttp, ...viaTwo].map(row) },
        {
          title: 'Half of its peak load over HTTP, by as many players on a timetable',
          rows: halves.map(({ way, players, figures }) => ({
            way,
            players,
            'wagers/s': whole(figures.perSecond),
            'p50 ms': oneDigit(figures.p50Ms),
            'p99 ms': oneDigit(figures.p99Ms),
          })),
        },
      ],
      notes: [
        'At the door this process makes the wagers too; over HTTP another one does. All of them and PostgreSQL share the processors of this machine.',
      ],
      budgets: [
        budget('Peak wagers/s, door, against the floor', `≥ ${ratio(wantedRatio)}`, {
          text: `${ratio(best(viaDoor).ratio)} at ${best(viaDoor).players} players`,
          holds: best(viaDoor).ratio >= wantedRatio,
        }),
        budget('Peak wagers/s, HTTP, against the floor', `≥ ${ratio(wantedRatioOverHttp)}`, {
          text: `${ratio(peak.ratio)} at ${peak.players} players (${peak.way}; one process ${ratio(best(viaHttp).ratio)})`,
          holds: peak.ratio >= wantedRatioOverHttp,
        }),
        budget('Wager p99 at half of peak load, HTTP', `≤ ${p99LimitMs} ms`, {
          text: `${oneDigit(half.p99Ms)} ms`,
          holds: half.p99Ms <= p99LimitMs,
        }),
      ],
    };
  } finally {
    await one.stop();
    await two.stop();
  }
};

interface Climb {
  way: string;
  steps: number[];
  housePids: number[];
  postgresPid: number;
  loadPid?: number;
}

async function climb(
  bench: Bench,
  { way, steps, housePids, postgresPid, loadPid }: Climb,
  run: (players: number) => Promise<Figures>,
): Promise<Step[]> {
  const floor = await bench.floor();
  const found: Step[] = [];
  let before = await floor.measure(floorSeconds);
  for (const players of steps) {
    bench.say(`${way}, ${players} players`);
    const used = meter([[postgresPid], housePids, loadPid === undefined ? [] : [loadPid]]);
    const figures = await run(players);
    const [databaseSeconds, houseSeconds, loadSeconds] = used() as [number, number, number];
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
      loadMicros: loadPid === undefined ? undefined : (loadSeconds / made) * 1e6,
    });
    before = after;
  }
  return found;
}

/** Processor seconds that each group of processes has used since now. */
function meter(groups: number[][]): () => number[] {
  const read = () => groups.map((pids) => pids.reduce((sum, pid) => sum + (processorSecondsOf(pid) ?? Number.NaN), 0));
  const before = read();
  return () => read().map((seconds, index) => seconds - (before[index] as number));
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
    'load µs': step.loadMicros === undefined ? '' : whole(step.loadMicros),
    failed: step.figures.failed,
  };
}
