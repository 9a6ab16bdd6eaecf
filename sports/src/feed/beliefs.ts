import { parseMarketKey } from '../markets/index.ts';
import { fixtureMoves } from './fixture-moves.ts';
import { effectiveOutcomes, type FixtureState, standingResults } from './fixture-state.ts';
import { type MarketEvent, marketMoves } from './market-moves.ts';
import type { FeedMessage, FeedMessageOf, FixtureStatus } from './messages.ts';

/** Why a message is not believed. */
export const faults = [
  'unreadable',
  'bad_shape',
  'unknown_fixture',
  'unknown_market',
  'unknown_outcome',
  'old_version',
  'version_leap',
  'prices_after_settlement',
  'contradiction',
  'impossible_move',
  'other_fixture',
] as const;
export type Fault = (typeof faults)[number];

export type FixtureMessage = Extract<FeedMessage, { fixture: string }>;

/**
 * `live`: said now, or sent again as it was. `snapshot`: our own request is answered with how things stand. `others`: somebody
 * else's is, or that of a process that is gone; it counts where it is new to us.
 */
export type Telling = 'live' | 'snapshot' | 'others';

const longestLeap = 1_000;
/** Markets in which several outcomes can win at once. */
const severalWin = new Set(['double_chance', 'scorer', 'place', 'outright']);

/** `repeated`: it is known already, or says nothing new to us. Undefined: it can be applied. */
export function judge(
  state: FixtureState | undefined,
  message: FixtureMessage,
  telling: Telling,
): Fault | 'repeated' | undefined {
  if (!state) return message.type === 'fixture_change' ? undefined : 'unknown_fixture';
  if (telling === 'others' && message.version <= state.version) return 'repeated';
  const fault = telling === 'live' ? judgeVersion(state, message) : undefined;
  return fault ?? judgeContent(state, message, telling);
}

function judgeVersion(state: FixtureState, message: FixtureMessage): Fault | 'repeated' | undefined {
  if (message.version > state.version + longestLeap) return 'version_leap';
  if (message.version > state.version) return undefined;
  const known = state.digests.find(([version]) => version === message.version);
  return known?.[1] === digestOf(message) ? 'repeated' : 'old_version';
}

function judgeContent(state: FixtureState, message: FixtureMessage, telling: Telling): Fault | undefined {
  switch (message.type) {
    case 'fixture_change':
      if (message.description.sport !== state.description.sport) return 'other_fixture';
      return judgeStatus(state, { ...message, status: message.description.status }, telling);
    case 'odds_change': {
      const late = message.markets.some(({ key, status }) => isFault(state, key, `odds_${status}`));
      if (late && telling === 'live') return 'prices_after_settlement';
      return judgeStatus(state, message, telling);
    }
    case 'bet_settlement':
      for (const market of message.markets) {
        const fault = judgeResult(state, message, market);
        // How things stand may include what was offered while nobody listened.
        const isNew = fault === 'unknown_market' || fault === 'unknown_outcome';
        if (fault && (telling === 'live' || !isNew)) return fault;
      }
      return undefined;
    case 'bet_cancel':
    case 'rollback_bet_settlement':
    case 'rollback_bet_cancel':
      return message.markets?.every((key) => state.markets.has(key)) === false ? 'unknown_market' : undefined;
    default:
      return undefined;
  }
}

function isFault(state: FixtureState, key: string, event: MarketEvent): boolean {
  const market = state.markets.get(key);
  return market !== undefined && marketMoves[market.status][event] === 'fault';
}

/** A snapshot may come after moves that were missed, but not after the end. */
function judgeStatus(
  state: FixtureState,
  { status, version }: { status: FixtureStatus; version: number },
  telling: Telling,
): Fault | undefined {
  if (status === state.status || version < state.version) return undefined;
  const possible = telling === 'live' ? fixtureMoves[state.status].includes(status) : state.status !== 'closed';
  return possible ? undefined : 'impossible_move';
}

function judgeResult(
  state: FixtureState,
  message: FeedMessageOf<'bet_settlement'>,
  { key, outcomes }: FeedMessageOf<'bet_settlement'>['markets'][number],
): Fault | undefined {
  const market = state.markets.get(key);
  if (!market) return 'unknown_market';
  const offered = new Set(market.outcomes.map(({ id }) => id));
  if (Object.keys(outcomes).some((id) => !offered.has(id))) return 'unknown_outcome';
  const winners = Object.values(outcomes).filter(
    ({ result, void_factor, dead_heat }) => result === 'won' && void_factor !== 1 && !dead_heat,
  );
  if (winners.length > 1 && !severalWin.has(parseMarketKey(key)?.type ?? '')) return 'contradiction';
  if (Object.values(outcomes).some(({ dead_heat }) => dead_heat && dead_heat[0] > dead_heat[1])) return 'contradiction';
  // What was confirmed is changed by what is confirmed.
  const confirmed = effectiveOutcomes(
    standingResults(state.results, key).filter(({ certainty, version }) => certainty === 2 && version !== null),
  );
  const differs = Object.entries(outcomes).some(
    ([id, result]) => confirmed[id] && JSON.stringify(confirmed[id]) !== JSON.stringify(result),
  );
  return message.certainty === 1 && differs ? 'contradiction' : undefined;
}

/** Of what a message says, without its place in the stream. A number of 53 bits. */
export function digestOf(message: FixtureMessage): number {
  const { producer, epoch, seq, generated_at, request_id, ...said } = message;
  const text = JSON.stringify(said);
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}
