import type { RecoveryRequest } from '@halley/sports/feed';
import type { Clock } from '../kit/index.ts';
import { createJournal } from './feed/create-journal.ts';
import { type FixtureRun, runFixture } from './run/run-fixture.ts';
import { runSeason, type SeasonRun } from './run/run-season.ts';
import { competitions as allCompetitions, type Competition } from './season/competitions.ts';
import { createAnnals } from './season/create-annals.ts';
import { createSeals } from './season/create-seals.ts';
import type { LineUp } from './season/line-up.ts';
import { outrightId, parseOutrightId } from './season/outright-id.ts';
import { drawLineUps, type FixturePlan, fixtureId, parseFixtureId } from './season/plan-fixture.ts';
import { fixturesOf, type Round, roundByIndex, roundIndexAt, roundsOf } from './season/timetable.ts';

const usualAheadSeconds = 2.5 * 3_600;
/** How long before its start line-ups are published. */
const lineUpSeconds = 8 * 60;
const aliveMs = 2_000;
/** Of a turn, what may be spent on telling what is known and on first prices: one of football takes a tenth of a second. */
const spentMs = 60;
/** The same of whole competitions. */
const seasonMs = 15;

export interface WorldOptions {
  clock: Clock;
  /** 32 bytes in hex. Whoever has it knows all results. */
  key: string;
  producer?: string;
  /** How many times faster than usual the whole world runs. */
  pace?: number;
  competitions?: readonly Competition[];
  /** How long before its start a fixture is announced. */
  aheadSeconds?: number;
}

interface RunningRound {
  round: Round;
  runs: FixtureRun[];
  isClosed: boolean;
}

/** A fixture or a whole competition, which is told as one. */
type Run = FixtureRun | SeasonRun;
const idOf = (run: Run): string => ('plan' in run ? run.plan.id : run.id);
const startOf = (run: Run): number => ('plan' in run ? run.plan.startMs : run.startMs);

interface Telling {
  requestId: string;
  fixtures: Run[];
  keys: Readonly<Record<string, readonly string[]>>;
  isAlone: boolean;
}

/** The world as one thing that is turned by whoever holds it: in a process by a timer, in a test by hand. */
export function createWorld({
  clock,
  key,
  producer = 'halley',
  pace = 1,
  competitions = allCompetitions,
  aheadSeconds = usualAheadSeconds,
}: WorldOptions) {
  const epoch = Math.floor(clock.now().getTime() / 1_000);
  const journal = createJournal({ producer, epoch, clock });
  const sealOf = createSeals(key);
  const annals = createAnnals({ sealOf, pace });
  const rounds = new Map<string, RunningRound>();
  const runs = new Map<string, FixtureRun>();
  /** Competitions as a whole, by the id of the fixture they are told as. */
  const seasons = new Map<string, SeasonRun>();
  /** By competition: the round that is announced next, and those for which it is not known yet who plays. */
  const nextIndex = new Map<string, number>();
  const waiting = new Map<string, Round[]>();
  const unpriced: FixtureRun[] = [];
  const tellings: Telling[] = [];
  /** Whose prices are worked on next. */
  let nextSeason: string | undefined;
  let aliveAtMs = 0;
  /** Somebody listens. Before, nobody would miss what was said. */
  let isAsked = false;

  const nowMs = () => clock.now().getTime();

  function open(round: Round, plans: readonly FixturePlan[]): RunningRound {
    const seal = sealOf(round.competition, round.season);
    let drawn: LineUp[][] | undefined;
    const lineUps = (index: number) => {
      drawn ??= drawLineUps(plans, seal.draw(round.number, 0));
      return drawn[index] ?? [];
    };
    const resultsSoFar = () => annals.seasonSoFar(round, nowMs());
    const made = plans.map((plan, index) =>
      runFixture({ plan, seal, pace, journal, lineUps: () => lineUps(index), resultsSoFar }),
    );
    return { round, runs: made, isClosed: false };
  }

  function keep(running: RunningRound): void {
    rounds.set(fixtureId(running.round, 0), running);
    for (const run of running.runs) runs.set(run.plan.id, run);
  }

  /** With the first of its rounds that anybody hears of. A series of races has no table that somebody could win. */
  function openSeason(competition: Competition, season: number): SeasonRun | undefined {
    if (competition.kind === 'races') return undefined;
    const id = outrightId(competition.id, season);
    const known = seasons.get(id);
    if (known) return known;
    const runsOf = (number: number) =>
      rounds.get(fixtureId({ ...annals.roundOf(competition, season, number) }, 0))?.runs ?? [];
    const run = runSeason({ competition, season, pace, journal, annals, runsOf });
    seasons.set(id, run);
    return run;
  }

  /** A round that an earlier process has told of: moved, in silence, to where it has to be. */
  function takeUp(running: RunningRound, atMs: number): void {
    for (const run of running.runs) run.advance(atMs);
    closeIfOver(running);
  }

  function announce(competition: Competition, atMs: number): void {
    const wanted = waiting.get(competition.id) ?? [];
    // With the one before, so that somebody who comes finds results too.
    let index = nextIndex.get(competition.id) ?? Math.max(0, roundIndexAt(competition, atMs, pace) - 1);
    for (; ; index += 1) {
      const round = roundByIndex(competition, index, pace);
      if (round.startMs > atMs + (aheadSeconds * 1_000) / pace) break;
      wanted.push(round);
    }
    nextIndex.set(competition.id, index);
    waiting.set(
      competition.id,
      wanted.filter((round) => !begin(round, atMs)),
    );
  }

  /** False while it is not known who is left for it. */
  function begin(round: Round, atMs: number): boolean {
    const plans = annals.plansOf(round, atMs);
    if (!plans) return false;
    const running = open(round, plans);
    keep(running);
    if (round.startMs <= atMs) takeUp(running, atMs);
    for (const run of running.runs) {
      if (isAsked) run.tell(atMs);
      if (run.status === 'not_started') unpriced.push(run);
    }
    if (round.endMs > atMs && !seasons.has(outrightId(round.competition.id, round.season))) {
      const whole = openSeason(round.competition, round.season);
      if (isAsked) whole?.tell(atMs);
    }
    unpriced.sort((one, other) => one.plan.startMs - other.plan.startMs);
    return true;
  }

  /** Takes from a list until the time is up, at least one. */
  function some<T>(list: T[], work: (one: T) => void): void {
    const until = performance.now() + spentMs;
    do {
      const one = list.shift();
      if (one === undefined) return;
      work(one);
    } while (performance.now() < until);
  }

  /** First prices, when nobody waits for anything else. */
  function priceSome(atMs: number): void {
    if (!isAsked || tellings.length > 0) return;
    some(unpriced, (run) => {
      if (run.status === 'not_started' && !run.isPriced) run.price(atMs);
    });
  }

  /** Prices of whole competitions, when nobody waits for anything else: a little of the work in each turn, it is seconds of it. */
  function priceSeasons(atMs: number): void {
    if (!isAsked || tellings.length > 0 || unpriced.length > 0) return;
    const until = performance.now() + seasonMs;
    // One piece of it at least, however busy the machine is.
    let asked = 0;
    const isLate = () => asked++ > 0 && performance.now() > until;
    const all = [...seasons.values()];
    // Whoever was priced last goes behind the others: on a slow machine the first ones would be due again before the last had a turn.
    const from = all.findIndex(({ id }) => id === nextSeason);
    for (const season of from > 0 ? [...all.slice(from), ...all.slice(0, from)] : all) {
      nextSeason = season.id;
      if (!season.reprice(atMs, isLate)) return;
      nextSeason = all[(all.indexOf(season) + 1) % all.length]?.id;
      if (performance.now() > until) return;
    }
  }

  function closeIfOver(running: RunningRound): void {
    if (running.isClosed || running.runs.some(({ status }) => status !== 'closed')) return;
    running.isClosed = true;
    annals.close(
      running.round,
      running.runs.map((run) => run.result()),
    );
    for (const run of running.runs) run.prove();
  }

  function advanceRound(running: RunningRound, atMs: number): void {
    if (running.isClosed) return;
    for (const run of running.runs) {
      if (run.status === 'not_started' && atMs >= run.plan.startMs - (lineUpSeconds * 1_000) / pace) run.publish(atMs);
      run.advance(atMs);
    }
    closeIfOver(running);
  }

  /** Closed rounds are kept for a cycle, for those who come back soon; older fixtures are made again when asked for. */
  function forgetOld(atMs: number): void {
    for (const [id, { round, isClosed, runs: gone }] of rounds) {
      if (!isClosed || atMs < round.endMs + (round.endMs - round.startMs)) continue;
      rounds.delete(id);
      for (const run of gone) runs.delete(run.plan.id);
      annals.forget(round.competition, round.season - 1);
    }
  }

  /** For as long as their rounds are kept, and no longer than until the next season is. */
  function forgetSeasons(atMs: number): void {
    for (const [id, { competition, status, endMs }] of seasons) {
      if (status === 'closed' && atMs > endMs + (4 * competition.cycleSeconds * 1_000) / pace) seasons.delete(id);
    }
  }

  function tellSome(atMs: number): void {
    const [telling] = tellings;
    if (!telling) return;
    const { requestId, fixtures, keys, isAlone } = telling;
    some(fixtures, (run) => run.tell(atMs, { requestId, isAlone, keys: keys[idOf(run)] ?? [] }));
    if (fixtures.length > 0) return;
    tellings.shift();
    journal.say({ type: 'snapshot_complete', request_id: requestId });
  }

  /** A fixture by its id, also one of long ago; undefined where there is or was none, or it is not known yet who plays. */
  function find(id: string, atMs: number): Run | undefined {
    const known = runs.get(id) ?? seasons.get(id);
    if (known) return known;
    const whole = parseOutrightId(id);
    if (whole) return findSeason(whole, atMs);
    const wanted = parseFixtureId(id);
    const competition = competitions.find((one) => one.id === wanted?.competition);
    if (!wanted || !competition || wanted.season < 1 || wanted.round < 1 || wanted.round > roundsOf(competition))
      return undefined;
    if (wanted.number < 1 || wanted.number > fixturesOf(competition, wanted.round)) return undefined;
    const round = annals.roundOf(competition, wanted.season, wanted.round);
    if (round.endMs > atMs) return undefined;
    const plans = annals.plansOf(round, atMs);
    if (!plans) return undefined;
    const running = open(round, plans);
    keep(running);
    takeUp(running, atMs);
    return runs.get(id);
  }

  function findSeason({ competition: wanted, season }: { competition: string; season: number }, atMs: number) {
    const competition = competitions.find((one) => one.id === wanted);
    if (!competition || season < 1 || competition.kind === 'races') return undefined;
    if (annals.roundOf(competition, season, roundsOf(competition)).endMs > atMs) return undefined;
    const run = openSeason(competition, season);
    run?.advance(atMs);
    return run;
  }

  return {
    journal,
    competitions,
    /** Does whatever is due by now. */
    turn(): void {
      const atMs = nowMs();
      for (const competition of competitions) announce(competition, atMs);
      for (const running of rounds.values()) advanceRound(running, atMs);
      for (const season of seasons.values()) season.advance(atMs);
      priceSome(atMs);
      priceSeasons(atMs);
      tellSome(atMs);
      forgetOld(atMs);
      forgetSeasons(atMs);
      if (atMs < aliveAtMs) return;
      aliveAtMs = atMs + aliveMs;
      journal.say({ type: 'alive', subscribed: true });
    },
    /** Answers in the journal, in the turns that follow; false where what was asked for is no longer kept. */
    recover({ request_id, after_seq, fixtures, markets = {} }: RecoveryRequest): boolean {
      isAsked = true;
      if (after_seq !== undefined && !fixtures) {
        const lines = journal.linesAfter(after_seq);
        if (!lines) return false;
        journal.repeat(lines, request_id);
        journal.say({ type: 'snapshot_complete', request_id });
        return true;
      }
      const atMs = nowMs();
      const named = [...new Set([...(fixtures ?? []), ...Object.keys(markets)])].flatMap((id) => find(id, atMs) ?? []);
      // What is on comes first: it cannot be bet on until it was told.
      const isLive = ({ status }: Run) => Number(status === 'live');
      const all = [...runs.values(), ...seasons.values()].sort(
        (a, b) => isLive(b) - isLive(a) || startOf(a) - startOf(b),
      );
      const wanted = fixtures ? named : [...new Set([...all, ...named])];
      tellings.push({ requestId: request_id, fixtures: wanted, keys: markets, isAlone: fixtures !== undefined });
      return true;
    },
    fixtures: () => [...runs.values()],
    /** Competitions as a whole. */
    seasons: () => [...seasons.values()],
    /** A fixture that has been told of; undefined where there is none. */
    fixture: (id: string) => runs.get(id),
  };
}

export type World = ReturnType<typeof createWorld>;
