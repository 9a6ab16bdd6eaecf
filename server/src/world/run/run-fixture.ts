import type { FeedMarket, FeedMessageOf, FixtureStatus } from '@halley/sports/feed';
import type { Sport } from '@halley/sports/markets';
import { type Incident, modelOf, resultFacts } from '@halley/sports/model';
import { invariant } from '../../kit/index.ts';
import type { Journal } from '../feed/create-journal.ts';
import { type FixtureResult, winnerOf } from '../season/create-annals.ts';
import type { Seal } from '../season/create-seals.ts';
import { describeFixture } from '../season/describe-fixture.ts';
import type { LineUp } from '../season/line-up.ts';
import { type FixturePlan, setupOf, usualLineUps } from '../season/plan-fixture.ts';
import { playClock } from '../season/play-clock.ts';
import { createBoard, type Settlement } from './create-board.ts';
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
const stoppedMs = 2_500;
const leastStoppedMs = 500;
/** From the end to the confirmed result, in the world's own time. */
const confirmSeconds = 20;
/** So many markets fit into a message. */
const mostMarkets = 600;

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
interface Asked {
  requestId?: string;
  /** Markets they wait for a result of. */
  keys?: readonly string[];
  /** They want this fixture, not all of them. */
  isAlone?: boolean;
}

type Told = Extract<Parameters<Journal['say']>[0], { fixture: string }>;
type WithoutVersion<M> = M extends unknown ? Omit<M, 'fixture' | 'version'> : never;

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
  const stopMs = Math.min(stoppedMs, Math.max(leastStoppedMs, stoppedMs / pace));
  const usual = usualLineUps(plan);
  const board = createBoard();
  /** What still stands of all that was said, with its version, for those who ask again. */
  let standing: { version: number; said: WithoutVersion<Told> }[] = [];
  /** What has happened while nobody was told: it comes with the first word of the fixture. */
  const untold: Extract<WithoutVersion<Told>, { type: 'incident' }>[] = [];
  const path: { next?: Incident | undefined; rest?: Iterator<Incident> } = {};

  let published: readonly LineUp[] | undefined;
  /** What it is priced and drawn by, from the moment line-ups are known: models keep tables with it, which are large. */
  let game: { params: object; state: object } | undefined;
  let status: FixtureStatus = 'not_started';
  let isTold = false;
  /** Told in answer to somebody: an earlier process may have told them of it. */
  let mayBeKnown = false;
  let isPriced = false;
  let isProven = false;
  let version = journal.epoch * 1_000_000;
  let repricedMs = 0;
  let repriceAtMs = 0;
  let endedMs = Number.POSITIVE_INFINITY;

  function gameWith(lineUpsOfBoth: readonly LineUp[]): { params: object; state: object } {
    const params = model.paramsOf(setupOf(plan, lineUpsOfBoth));
    return { params, state: model.begin(params) };
  }

  function playing(): { params: object; state: object } {
    invariant(game, 'what has begun has line-ups');
    return game;
  }

  function say(said: WithoutVersion<Told>, requestId?: string): void {
    if (!isTold) {
      if (said.type === 'incident') untold.push(said);
      return;
    }
    version += 1;
    if (said.type === 'incident' || said.type === 'bet_settlement' || said.type === 'proof') {
      standing.push({ version, said });
    }
    sayAs(version, said, requestId);
  }

  function sayAs(number: number, said: WithoutVersion<Told>, requestId?: string): void {
    journal.say({ ...said, fixture: plan.id, version: number, ...(requestId && { request_id: requestId }) } as Told);
  }

  const scoreOf = () => structuredClone(model.scoreboard(playing().state)) as FeedMessageOf<'odds_change'>['score'];

  const partsOf = <T>(list: readonly T[]): T[][] =>
    Array.from({ length: Math.ceil(list.length / mostMarkets) }, (_, part) =>
      list.slice(part * mostMarkets, (part + 1) * mostMarkets),
    );

  /** At least one, which tells the status and the score. */
  function pricesOf(markets: readonly FeedMarket[]): WithoutVersion<Told>[] {
    const score = status === 'not_started' ? {} : { score: scoreOf() };
    const parts = markets.length === 0 ? [[]] : partsOf(markets);
    return parts.map((part) => ({ type: 'odds_change', status, markets: part, ...score }));
  }

  const sayMarkets = (markets: readonly FeedMarket[], requestId?: string) => {
    for (const said of pricesOf(markets)) say(said, requestId);
  };

  function sayResults(markets: readonly Settlement[], certainty: 1 | 2, requestId?: string): void {
    for (const part of partsOf(markets)) say({ type: 'bet_settlement', certainty, markets: part }, requestId);
  }

  const describe = () =>
    describeFixture(plan, { status, speed, seal, usual, lineUps: published, results: resultsSoFar() });

  const sayDescription = (requestId?: string) => say({ type: 'fixture_change', description: describe() }, requestId);

  function reprice(nowMs: number): void {
    isPriced = true;
    repricedMs = nowMs;
    repriceAtMs = nowMs + quietMs;
    const { params, state } = game ?? gameWith(usual);
    const changed = board.update(model.fair(params, state));
    if (changed.length > 0) sayMarkets(changed);
  }

  /** Line-ups are published before the start, and what is drawn from is what was published. */
  function publish(nowMs: number): void {
    if (published) return;
    published = lineUps();
    game = gameWith(published);
    if (!isTold) return;
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
    // Everything is confirmed by what follows.
    standing = standing.filter(({ said }) => said.type !== 'bet_settlement');
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
    isTold = true;
    mayBeKnown = requestId !== undefined;
    sayDescription(requestId);
    sayMarkets(board.markets(), requestId);
    const past = untold.splice(0);
    const isWorthTelling = (said: (typeof past)[number]) => status !== 'closed' && !momentaryKinds.has(said.kind);
    for (const said of isAlone ? past : past.filter(isWorthTelling)) say(said, requestId);
    if (status !== 'not_started') sayResults(settleDecided(requestId), status === 'closed' ? 2 : 1, requestId);
    if (isProven) prove(requestId);
  }

  /** With the versions that everything had. */
  function tellAgain(requestId: string | undefined): void {
    if (status !== 'not_started') {
      mayBeKnown = true;
      sayResults(settleDecided(), status === 'closed' ? 2 : 1);
    }
    sayAs(version, { type: 'fixture_change', description: describe() }, requestId);
    for (const said of pricesOf(board.markets())) sayAs(version, said, requestId);
    for (const one of standing) sayAs(one.version, one.said, requestId);
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
        else if (isTold && nowMs >= repriceAtMs) {
          step({ at: play, kind: 'tick' });
          reprice(nowMs);
        }
      }
      if (status === 'ended' && nowMs >= endedMs + (confirmSeconds * 1_000) / pace) close();
    },
    /** What it is priced by at this moment. */
    priced(): Modelled {
      const { params, state } = game ?? gameWith(usual);
      return { sport: model.sport, params, state, version, isOn: status !== 'not_started' };
    },
    /** Prices before the start, or anew. */
    price: reprice,
    /** Announces it, or tells somebody who has asked how it stands. */
    tell(nowMs: number, asked: Asked = {}): void {
      if (status !== 'not_started') board.await(asked.keys ?? []);
      if (isTold) tellAgain(asked.requestId);
      else tellFirst(nowMs, asked);
    },
    prove,
    result(): FixtureResult {
      const { params, state } = playing();
      const { home, away } = model.scoreboard(state);
      return { sides: plan.sides, home, away, winner: winnerOf(model, params, state) };
    },
  };
}

export type FixtureRun = ReturnType<typeof runFixture>;
