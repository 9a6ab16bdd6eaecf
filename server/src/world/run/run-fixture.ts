import type { FeedMarket, FeedMessageOf, FixtureStatus } from '@halley/sports/feed';
import type { Sport } from '@halley/sports/markets';
import { type Incident, modelOf, resultFacts } from '@halley/sports/model';
import { invariant } from '../../kit/index.ts';
import type { Journal } from '../feed/create-journal.ts';
import { type FixtureResult, resultOf } from '../season/create-annals.ts';
import type { Seal } from '../season/create-seals.ts';
import { describeFixture } from '../season/describe-fixture.ts';
import type { LineUp } from '../season/line-up.ts';
import { type FixturePlan, setupOf, usualLineUps } from '../season/plan-fixture.ts';
import { playClock } from '../season/play-clock.ts';
import { createBoard, type Settlement } from './create-board.ts';
import { createVoice, partsOf, type SaidOfFixture } from './create-voice.ts';
import { materialKinds, momentaryKinds } from './incident-kinds.ts';

/**
 * Prices move by themselves as time goes by: how often they are looked at when nothing happens, and how soon again when
 * something has that stopped nothing.
 */
const repriceMs: Record<Sport, readonly [quiet: number, soonest: number]> = {
  football: [10_000, 3_000],
  'ice-hockey': [10_000, 3_000],
  basketball: [8_000, 5_000],
  tennis: [6_000, 1_000],
  'table-tennis': [6_000, 1_000],
  esport: [6_000, 1_000],
  racing: [2_000, 2_000],
};
/** Between a stop and new prices; in a fast world less, or it would be closed most of the time. */
export const stopMsAt = (pace: number): number => Math.min(2_500, Math.max(500, 2_500 / pace));
/** From the end to the confirmed result, in the world's own time. */
export const confirmSeconds = 20;

/** A fixture as its model knows it. */
export interface Modelled {
  sport: Sport;
  params: object;
  state: object;
  version: number;
  /** It has begun. */
  isOn: boolean;
}

export interface FixtureRunOptions {
  plan: FixturePlan;
  seal: Seal;
  pace: number;
  journal: Journal;
  /** Who plays, once it may be known. */
  lineUps(): readonly LineUp[];
  resultsSoFar(): readonly FixtureResult[];
}

/** What somebody wants to hear. */
export interface Asked {
  requestId?: string;
  /** Markets they wait for a result of. */
  keys?: readonly string[];
  /** They want this fixture, not all of them. */
  isAlone?: boolean;
}

/**
 * One fixture from its announcement to its proof. Its path is drawn one incident at a time, and none is looked at by anybody
 * before the clock has reached it. Nothing is said of it until it has been told once, by `tell`.
 */
export function runFixture({ plan, seal, pace, journal, lineUps, resultsSoFar }: FixtureRunOptions) {
  const { round, startMs } = plan;
  const model = modelOf(round.competition.sport);
  const [quietMs, soonestMs] = repriceMs[model.sport];
  const speed = (model.usualSeconds / round.competition.playSeconds) * pace;
  const clock = playClock({ startMs, endMs: round.endMs, speed, pace });
  const stopMs = stopMsAt(pace);
  const usual = usualLineUps(plan);
  const board = createBoard();
  const voice = createVoice(plan.id, journal);
  const { say, sayResults } = voice;
  const path: { next?: Incident | undefined; rest?: Iterator<Incident> } = {};

  let published: readonly LineUp[] | undefined;
  /** What it is priced and drawn by, from the moment line-ups are known: models keep tables with it, which are large. */
  let game: { params: object; state: object } | undefined;
  let status: FixtureStatus = 'not_started';
  /** Told in answer to somebody: an earlier process may have told them of it. */
  let mayBeKnown = false;
  let isPriced = false;
  let isProven = false;
  let repricedMs = 0;
  let repriceAtMs = 0;
  let endedMs = Number.POSITIVE_INFINITY;
  let materialMs = Number.NEGATIVE_INFINITY;

  function gameWith(lineUpsOfBoth: readonly LineUp[]): { params: object; state: object } {
    const params = model.paramsOf(setupOf(plan, lineUpsOfBoth));
    return { params, state: model.begin(params) };
  }

  function playing(): { params: object; state: object } {
    invariant(game, 'what has begun has line-ups');
    return game;
  }

  const scoreOf = () => structuredClone(model.scoreboard(playing().state)) as FeedMessageOf<'odds_change'>['score'];

  /** At least one, which tells the status and the score. */
  function pricesOf(markets: readonly FeedMarket[]): SaidOfFixture[] {
    const score = status === 'not_started' ? {} : { score: scoreOf() };
    const parts = markets.length === 0 ? [[]] : partsOf(markets);
    return parts.map((part) => ({ type: 'odds_change', status, markets: part, ...score }));
  }

  const sayMarkets = (markets: readonly FeedMarket[], requestId?: string) => {
    for (const said of pricesOf(markets)) say(said, requestId);
  };

  const describe = () =>
    describeFixture(plan, { status, speed, seal, usual, lineUps: published, results: resultsSoFar() });

  const sayDescription = (requestId?: string) => say({ type: 'fixture_change', description: describe() }, requestId);

  function reprice(nowMs: number): void {
    isPriced = true;
    repricedMs = nowMs;
    repriceAtMs = nowMs + quietMs;
    const { params, state } = game ?? gameWith(usual);
    const changed = board.update(model.fair(params, state));
    // Where few markets are left, as in extra time, no price may move for long: score and clock go on all the same.
    if (changed.length > 0 || status === 'live') sayMarkets(changed);
  }

  /** Line-ups are published before the start, and what is drawn from is what was published. */
  function publish(nowMs: number): void {
    if (published) return;
    published = lineUps();
    game = gameWith(published);
    if (!voice.isTold) return;
    sayDescription();
    if (isPriced) reprice(nowMs);
  }

  function settleDecided(requestId?: string): Settlement[] {
    const { params, state } = playing();
    const score = model.scoreboard(state);
    const decided = model.settle(params, state, board.openKeys());
    const named = mayBeKnown ? board.name(decided) : [];
    if (named.length > 0) sayMarkets(named, requestId);
    return board.settle(decided, (key) => resultFacts(model.sport, score, key));
  }

  function kickOff(nowMs: number): void {
    publish(nowMs);
    status = 'live';
    path.rest = model.draw(playing().params, seal.draw(round.number, plan.number))[Symbol.iterator]();
    pull();
    sayMarkets([]);
  }

  function step(incident: Incident): void {
    const { params, state } = playing();
    game = { params, state: model.after(params, state, incident) };
  }

  function pull(): void {
    const { done, value } = path.rest?.next() ?? { done: true, value: undefined };
    path.next = done ? undefined : value;
  }

  function happen(incident: Incident, nowMs: number): void {
    const { at, kind, side, who, value } = incident;
    const material = materialKinds.has(kind);
    const occurred_at = new Date(Math.min(nowMs, clock.wallOf(at))).toISOString();
    if (material) {
      materialMs = nowMs;
      say({ type: 'bet_stop', status: 'suspended', occurred_at });
      board.stop();
    }
    step(incident);
    const detail = { ...(side && { side }), ...(who !== undefined && { who }), ...(value !== undefined && { value }) };
    say({ type: 'incident', kind, clock: at, material, occurred_at, ...detail });
    sayResults(settleDecided(), 1);
    repriceAtMs = material ? nowMs + stopMs : Math.min(repriceAtMs, Math.max(nowMs, repricedMs + soonestMs));
  }

  function finish(nowMs: number): void {
    status = 'ended';
    endedMs = Math.min(nowMs, clock.wallOf(model.scoreboard(playing().state).clock));
    say({ type: 'bet_stop', status: 'inactive' });
    sayMarkets([]);
    sayResults(settleDecided(), 1);
  }

  function close(): void {
    status = 'closed';
    voice.forgetResults();
    sayResults(board.results(), 2);
    sayMarkets([]);
    // Tables of the model go with the very object they belong to.
    const { params, state } = playing();
    game = { params: structuredClone(params), state };
  }

  /** Nobody knows yet what was offered or said before this process: it begins with how things stand. */
  function tellFirst(nowMs: number, { requestId, isAlone }: Asked): void {
    // Prices of what has not begun may follow later: they are what they were, until line-ups are known.
    if (status === 'live' || (status === 'not_started' && published)) reprice(nowMs);
    voice.begin();
    mayBeKnown = requestId !== undefined;
    sayDescription(requestId);
    sayMarkets(board.markets(), requestId);
    const past = voice.takeUntold();
    const isWorthTelling = (said: (typeof past)[number]) => status !== 'closed' && !momentaryKinds.has(said.kind);
    for (const said of isAlone ? past : past.filter(isWorthTelling)) say(said, requestId);
    if (status !== 'not_started') sayResults(settleDecided(requestId), status === 'closed' ? 2 : 1, requestId);
    if (isProven) prove(requestId);
  }

  function tellAgain(requestId: string | undefined): void {
    if (status !== 'not_started') {
      mayBeKnown = true;
      sayResults(settleDecided(), status === 'closed' ? 2 : 1);
    }
    voice.sayAgain({ type: 'fixture_change', description: describe() }, requestId);
    for (const said of pricesOf([...board.markets(), ...board.decided()])) voice.sayAgain(said, requestId);
    voice.sayStanding(requestId);
  }

  /** Opens the link: only when the whole round is closed. */
  function prove(requestId?: string): void {
    invariant(status === 'closed' && published, 'a link is opened when all is over');
    isProven = true;
    const { id: chain, terminal, salt } = seal;
    const setup = structuredClone(setupOf(plan, published));
    const opened = { chain, terminal, salt, link: seal.linkOf(round.number), round: round.number, number: plan.number };
    say({ type: 'proof', proof: { ...opened, setup: setup as never } }, requestId);
  }

  return {
    plan,
    get isPriced() {
      return isPriced;
    },
    get status() {
      return status;
    },
    /** Line-ups are known. */
    get isPublished() {
      return published !== undefined;
    },
    /** When something happened last that stops betting. */
    get materialMs() {
      return materialMs;
    },
    describe,
    publish,
    /** Moves it to what the clock says. */
    advance(nowMs: number): void {
      if (status === 'not_started' && nowMs >= startMs) kickOff(nowMs);
      if (status === 'live') {
        const play = clock.playAt(nowMs);
        while (path.next && path.next.at <= play) {
          const { next } = path;
          pull();
          happen(next, nowMs);
        }
        if (!path.next) finish(nowMs);
        else if (voice.isTold && nowMs >= repriceAtMs) {
          step({ at: play, kind: 'tick' });
          reprice(nowMs);
        }
      }
      if (status === 'ended' && nowMs >= endedMs + (confirmSeconds * 1_000) / pace) close();
    },
    /** What it is priced by at this moment. */
    priced(): Modelled {
      const { params, state } = game ?? gameWith(usual);
      return { sport: model.sport, params, state, version: voice.version, isOn: status !== 'not_started' };
    },
    /** Prices before the start, or anew. */
    price: reprice,
    /** Announces it, or tells somebody who has asked how it stands. */
    tell(nowMs: number, asked: Asked = {}): void {
      if (status !== 'not_started') board.await(asked.keys ?? []);
      if (voice.isTold) tellAgain(asked.requestId);
      else tellFirst(nowMs, asked);
    },
    prove,
    result(): FixtureResult {
      const { params, state } = playing();
      return { sides: plan.sides, ...resultOf(model, params, state) };
    },
  };
}

export type FixtureRun = ReturnType<typeof runFixture>;
