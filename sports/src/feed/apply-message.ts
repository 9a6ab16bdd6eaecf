import { parseMarketKey } from '../markets/index.ts';
import { digestOf, type Fault, type FixtureMessage, judge, type Telling } from './beliefs.ts';
import { takesBets } from './fixture-moves.ts';
import {
  effectiveOutcomes,
  type FixtureChanges,
  type FixtureState,
  type MarketState,
  noChanges,
  type OutcomeState,
  standingResults,
} from './fixture-state.ts';
import { type MarketEvent, marketMoves } from './market-moves.ts';
import type { FeedMessageOf } from './messages.ts';

export type Applied =
  | { state: FixtureState; changes: FixtureChanges; missed: boolean }
  | { fault: Fault }
  | { repeated: true };

const digestsKept = 16;

/**
 * What is believed of a fixture after a message. The state that is given is changed in place, and only when the message is
 * believed. `missed`: versions before this one never came, so the fixture's snapshot is wanted.
 */
export function applyMessage(state: FixtureState | undefined, message: FixtureMessage, telling: Telling): Applied {
  const judged = judge(state, message, telling);
  if (judged === 'repeated') return { repeated: true };
  if (judged) return { fault: judged };
  const next = state ?? begin(message as FeedMessageOf<'fixture_change'>);
  const changes = noChanges();
  const missed = telling === 'live' && state !== undefined && message.version > state.version + 1;
  change(next, message, { changes, telling });
  if (telling === 'live') {
    next.digests = [...next.digests, [message.version, digestOf(message)] as [number, number]].slice(-digestsKept);
  }
  next.version = Math.max(next.version, message.version);
  return { state: next, changes, missed };
}

function begin({ description }: FeedMessageOf<'fixture_change'>): FixtureState {
  return {
    version: 0,
    digests: [],
    description,
    status: description.status,
    score: null,
    proof: null,
    markets: new Map(),
    results: [],
    cancels: [],
    settlements: 0,
  };
}

interface Work {
  changes: FixtureChanges;
  telling: Telling;
}

function change(state: FixtureState, message: FixtureMessage, work: Work): void {
  switch (message.type) {
    case 'fixture_change':
      describe(state, message, work);
      break;
    case 'odds_change':
      changeOdds(state, message, work);
      break;
    case 'bet_stop':
      stop(state, message, work);
      break;
    case 'incident':
      work.changes.incidents.push(message);
      break;
    case 'bet_settlement':
      settle(state, message, work);
      break;
    case 'bet_cancel':
      cancel(state, message, work);
      break;
    case 'rollback_bet_settlement':
      for (const key of message.markets) takeBackResults(state, key, message, work);
      break;
    case 'rollback_bet_cancel':
      takeBackCancels(state, message, work);
      break;
    case 'proof':
      state.proof = message.proof;
      work.changes.described = true;
  }
}

function describe(state: FixtureState, message: FeedMessageOf<'fixture_change'>, work: Work): void {
  if (message.version < state.version) return;
  state.description = message.description;
  work.changes.described = true;
  moveFixture(state, message.description.status, message, work);
}

function moveFixture(
  state: FixtureState,
  status: FixtureState['status'],
  { version }: FixtureMessage,
  { changes }: Work,
): void {
  if (takesBets(state.status) && !takesBets(status)) closed(changes, version);
  if (status !== state.status) changes.moved = true;
  state.status = status;
}

function changeOdds(state: FixtureState, message: FeedMessageOf<'odds_change'>, work: Work): void {
  const { changes } = work;
  if (message.version >= state.version) {
    moveFixture(state, message.status, message, work);
    state.score = message.score ?? state.score;
  }
  for (const { key, status, outcomes } of message.markets) {
    const known = state.markets.get(key);
    if (known && known.version > message.version) continue;
    // How things stand: who is priced has no result. The news that took it back was missed.
    if (work.telling !== 'live' && known && marketMoves[known.status][`odds_${status}`] === 'fault') {
      takeBackResults(state, key, message, work);
      takeBackCancels(state, { ...message, markets: [key] }, work);
    }
    const before = state.markets.get(key);
    const moved = before ? marketMoves[before.status][`odds_${status}`] : status;
    if (moved === 'fault' || moved === 'settled' || moved === 'cancelled') continue;
    const next = { status: moved, version: message.version, outcomes: joinOutcomes(before?.outcomes ?? [], outcomes) };
    if (before && closesSomething(before, next)) closed(changes, message.version);
    state.markets.set(key, next);
    changes.markets.add(key);
  }
}

function joinOutcomes(before: readonly OutcomeState[], said: readonly OutcomeState[]): OutcomeState[] {
  const named = new Map(said.map((outcome) => [outcome.id, outcome]));
  const kept = before.map(({ id }) => {
    const outcome = named.get(id) ?? { id, active: false };
    named.delete(id);
    return outcome;
  });
  return [...kept, ...named.values()];
}

const isOffered = ({ active, price }: OutcomeState) => active && price !== undefined;

/** Whether anything that could be bet on cannot any more. */
function closesSomething(before: MarketState, after: MarketState): boolean {
  if (before.status !== 'active') return false;
  if (after.status !== 'active') return before.outcomes.some(isOffered);
  const offered = new Set(after.outcomes.filter(isOffered).map(({ id }) => id));
  return before.outcomes.some((outcome) => isOffered(outcome) && !offered.has(outcome.id));
}

const closed = (changes: FixtureChanges, version: number) => {
  changes.closedBy = Math.max(changes.closedBy ?? 0, version);
};

function move(
  state: FixtureState,
  key: string,
  event: MarketEvent,
  { version, work }: { version: number; work: Work },
) {
  const market = state.markets.get(key);
  const status = market && marketMoves[market.status][event];
  if (!market || status === 'fault' || status === undefined || status === market.status) return;
  const next = { ...market, status, version: Math.max(version, market.version) };
  if (closesSomething(market, next)) closed(work.changes, version);
  state.markets.set(key, next);
  work.changes.markets.add(key);
}

function stop(state: FixtureState, { groups, status, version }: FeedMessageOf<'bet_stop'>, work: Work): void {
  // Also when nothing was active: what is on its way to the door was decided before this.
  closed(work.changes, version);
  for (const key of state.markets.keys()) {
    if (groups && !groups.includes(parseMarketKey(key)?.type ?? '')) continue;
    move(state, key, `stop_${status}`, { version, work });
  }
}

const nextNumber = (state: FixtureState, { changes }: Work): number => {
  changes.settled = true;
  state.settlements += 1;
  return state.settlements;
};

function settle(state: FixtureState, message: FeedMessageOf<'bet_settlement'>, work: Work): void {
  const { version, certainty } = message;
  const fresh = message.markets.filter(
    (market) =>
      state.markets.has(market.key) &&
      !state.results.some((known) => known.market === market.key && known.version === version) &&
      !(work.telling !== 'live' && isStanding(state, certainty, market)),
  );
  if (fresh.length === 0) return;
  const number = nextNumber(state, work);
  for (const { key, outcomes, facts, void_reason } of fresh) {
    const result = { market: key, number, version, certainty, outcomes, facts, voidReason: void_reason };
    state.results.push(result);
    work.changes.results.add(result);
    move(state, key, 'settle', { version, work });
  }
}

/** Whether the same was told before, at least as surely. */
function isStanding(
  { results }: FixtureState,
  certainty: 1 | 2,
  { key, outcomes }: FeedMessageOf<'bet_settlement'>['markets'][number],
): boolean {
  const standing = standingResults(results, key);
  const known = effectiveOutcomes(standing);
  const isSame = Object.entries(outcomes).every(([id, result]) => JSON.stringify(known[id]) === JSON.stringify(result));
  return isSame && (standing.at(-1)?.certainty ?? 0) >= certainty;
}

interface Window {
  markets?: string[] | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** With one way to write an instant: what a rollback names is compared with what was cancelled. */
function windowOf({ markets, from, until }: Window) {
  const instantOf = (text: string | undefined) => (text === undefined ? null : new Date(text).toISOString());
  return { markets: markets ?? null, from: instantOf(from), until: instantOf(until) };
}

function cancel(state: FixtureState, message: FeedMessageOf<'bet_cancel'>, work: Work): void {
  const { version, reason } = message;
  if (state.cancels.some((known) => known.version === version)) return;
  const number = nextNumber(state, work);
  const window = windowOf(message);
  const cancelled = { number, version, reason, ...window };
  state.cancels.push(cancelled);
  work.changes.cancels.add(cancelled);
  // Of a window that is over, what comes after it stands.
  if (window.from !== null || window.until !== null) return;
  for (const key of window.markets ?? state.markets.keys()) move(state, key, 'cancel', { version, work });
}

function takeBackResults(state: FixtureState, key: string, { version }: FixtureMessage, work: Work): void {
  const standing = standingResults(state.results, key).filter((result) => (result.version ?? version) < version);
  const theirs = standing.filter((result) => result.version !== null);
  if (theirs.length > 0) {
    const number = nextNumber(state, work);
    for (const result of theirs) {
      result.takenBack = number;
      work.changes.results.add(result);
    }
  }
  // What people have settled stays so.
  if (standingResults(state.results, key).length === 0) move(state, key, 'rollback_settle', { version, work });
}

function takeBackCancels(state: FixtureState, message: { version: number } & Window, work: Work): void {
  const { version } = message;
  const wanted = windowOf(message);
  const theirs = state.cancels.filter(
    (known) =>
      known.version !== null &&
      known.version < version &&
      known.takenBack === undefined &&
      JSON.stringify([known.markets, known.from, known.until]) ===
        JSON.stringify([wanted.markets, wanted.from, wanted.until]),
  );
  if (theirs.length === 0) return;
  const number = nextNumber(state, work);
  for (const known of theirs) {
    known.takenBack = number;
    work.changes.cancels.add(known);
    if (known.from !== null || known.until !== null) continue;
    for (const key of known.markets ?? state.markets.keys()) {
      move(state, key, 'rollback_cancel', { version, work });
      if (standingResults(state.results, key).length > 0) move(state, key, 'settle', { version, work });
    }
  }
}
