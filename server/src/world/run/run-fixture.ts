import type { FeedMessageOf, FixtureStatus } from '@halley/sports/feed';
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
import { isMaterial } from './material-incidents.ts';

/** Prices move by themselves as time goes by: how often they are looked at, and how soon again after an incident. */
const repriceMs = 5_000;
const soonestMs = 1_000;
/** Between a stop and new prices. */
const stoppedMs = 2_500;
/** From the end to the confirmed result, in the world's own time. */
const confirmSeconds = 20;
/** So many markets fit into a message. */
const mostMarkets = 600;

export interface FixtureRunOptions {
  plan: FixturePlan;
  seal: Seal;
  pace: number;
  journal: Journal;
  /** Who plays, once it may be known. */
  lineUps(): readonly LineUp[];
  resultsSoFar(): readonly FixtureResult[];
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
  const speed = (model.usualSeconds / round.competition.playSeconds) * pace;
  const clock = playClock({ startMs, endMs: round.endMs, speed, pace });
  const usual = usualLineUps(plan);
  const board = createBoard();
  const path: { next?: Incident | undefined; rest?: Iterator<Incident> } = {};

  let published: readonly LineUp[] | undefined;
  /** What it is priced and drawn by, from the moment line-ups are known: models keep tables with it, which are large. */
  let game: { params: object; state: object } | undefined;
  let status: FixtureStatus = 'not_started';
  let isTold = false;
  let isPriced = false;
  let isProven = false;
  /** It began before anybody listened: what was offered before the start has to be found again. */
  let isLate = false;
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
    if (!isTold) return;
    version += 1;
    journal.say({ ...said, fixture: plan.id, version, ...(requestId && { request_id: requestId }) } as Told);
  }

  const scoreOf = () => structuredClone(model.scoreboard(playing().state)) as FeedMessageOf<'odds_change'>['score'];

  function sayMarkets(markets: FeedMessageOf<'odds_change'>['markets'], requestId?: string): void {
    for (let from = 0; from === 0 || from < markets.length; from += mostMarkets) {
      const part = markets.slice(from, from + mostMarkets);
      const score = status === 'not_started' ? {} : { score: scoreOf() };
      say({ type: 'odds_change', status, markets: part, ...score }, requestId);
    }
  }

  function sayResults(markets: readonly Settlement[], certainty: 1 | 2, requestId?: string): void {
    for (let from = 0; from < markets.length; from += mostMarkets) {
      say({ type: 'bet_settlement', certainty, markets: markets.slice(from, from + mostMarkets) }, requestId);
    }
  }

  const describe = () =>
    describeFixture(plan, { status, speed, seal, usual, lineUps: published, results: resultsSoFar() });

  const sayDescription = (requestId?: string) => say({ type: 'fixture_change', description: describe() }, requestId);

  function reprice(nowMs: number): void {
    isPriced = true;
    repricedMs = nowMs;
    repriceAtMs = nowMs + repriceMs;
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

  function settleDecided(): Settlement[] {
    const { params, state } = playing();
    const score = model.scoreboard(state);
    return board.settle(model.settle(params, state, board.openKeys()), (key) => resultFacts(model.sport, score, key));
  }

  function kickOff(nowMs: number): void {
    publish(nowMs);
    status = 'live';
    isLate = !isTold;
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
    const material = isMaterial(kind);
    const occurred_at = new Date(Math.min(nowMs, clock.wallOf(at))).toISOString();
    if (material) {
      say({ type: 'bet_stop', status: 'suspended', occurred_at });
      board.stop();
    }
    step(incident);
    const detail = { ...(side && { side }), ...(who !== undefined && { who }), ...(value !== undefined && { value }) };
    say({ type: 'incident', kind, clock: at, material, occurred_at, ...detail });
    sayResults(settleDecided(), 1);
    repriceAtMs = material ? nowMs + stoppedMs : Math.min(repriceAtMs, Math.max(nowMs, repricedMs + soonestMs));
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
    sayResults(board.results(), 2);
    sayMarkets([]);
  }

  /** Finds what was offered before the start by an earlier process, so that it is settled by this one. */
  function remember(): void {
    isLate = false;
    for (const who of [usual, lineUps()]) {
      const { params, state } = gameWith(who);
      board.remember(model.fair(params, state));
    }
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
        while (path.next && path.next.at <= play && !model.isOver(playing().state)) {
          const { next } = path;
          pull();
          happen(next, nowMs);
        }
        if (model.isOver(playing().state) || !path.next) finish(nowMs);
        else if (isTold && nowMs >= repriceAtMs) {
          step({ at: play, kind: 'tick' });
          reprice(nowMs);
        }
      }
      if (status === 'ended' && nowMs >= endedMs + (confirmSeconds * 1_000) / pace) close();
    },
    /** Prices before the start, or anew. */
    price: reprice,
    /**
     * Announces it, or tells somebody everything that is known of it. Of what has not begun prices may follow later: they
     * are what they were. `keys` are markets that whoever asks still waits for.
     */
    tell(nowMs: number, { requestId, keys = [] }: { requestId?: string; keys?: readonly string[] } = {}): void {
      if (isLate && (status === 'live' || keys.length > 0)) remember();
      isTold = false;
      if (status === 'live' || (published && !isPriced && status === 'not_started')) reprice(nowMs);
      if (status !== 'not_started') {
        board.await(keys);
        settleDecided();
      }
      isTold = true;
      sayDescription(requestId);
      sayMarkets(board.markets(), requestId);
      sayResults(board.results(), status === 'closed' ? 2 : 1, requestId);
      if (isProven) prove(requestId);
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
