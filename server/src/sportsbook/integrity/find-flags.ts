import { createHash } from 'node:crypto';
import type { StaffFlag } from '@halley/contract';

/** A bet as it is looked at. Stakes are in cents of EUR. */
export interface WatchedBet {
  playerId: number;
  stake: bigint;
  placedAt: Date;
  legs: readonly WatchedLeg[];
}

export interface WatchedLeg {
  fixtureId: number;
  market: string;
  outcome: string;
  price: number;
  /** In 10⁻⁹, when it was placed. */
  fair: number | null;
  /** What was offered a minute later, and at the start of what had not begun; undefined: nobody knows. */
  later: number | undefined;
  closing: number | undefined;
  /** Something that matters happened just after it was placed. */
  incident: boolean;
}

export interface FoundFlag extends Pick<StaffFlag, 'kind' | 'detail'> {
  /** What it was seen in: each is told once. */
  mark: string;
  fixtureId: number | null;
  playerIds: readonly number[];
}

/** From how much on somebody should look. */
const thresholds = {
  sameSlip: { players: 5, legs: 3 },
  jump: { stake: 20_000n, part: 0.8 },
  oneSided: { stake: 100_000n, bets: 20, players: 5, share: 0.9, fair: 500_000_000 },
  beater: { bets: 10, part: 0.8, above: 1.05 },
} as const;

/** What looks as if somebody knew more. Nothing follows from it by itself: people look. */
export function findFlags(bets: readonly WatchedBet[]): FoundFlag[] {
  return [...sameSlips(bets), ...jumps(bets), ...oneSided(bets), ...beaters(bets)];
}

/** Many players, one slip of several legs: they were told the same. */
function sameSlips(bets: readonly WatchedBet[]): FoundFlag[] {
  const { players: least, legs } = thresholds.sameSlip;
  const bySlip = Map.groupBy(
    bets.filter((bet) => bet.legs.length >= legs),
    (bet) => bet.legs.map(keyOf).sort().join('\n'),
  );
  return [...bySlip].flatMap(([slip, some]) => {
    const playerIds = playersOf(some);
    if (playerIds.length < least) return [];
    return {
      kind: 'same_slip' as const,
      mark: `${createHash('sha256').update(slip).digest('hex').slice(0, 32)} ${dayOf(some)}`,
      fixtureId: null,
      playerIds,
      detail: `${playerIds.length} players, ${some.length} times the same slip of ${some[0]?.legs.length} legs, ${euro(sumOf(some))} EUR in all.`,
    };
  });
}

/** Much money on an outcome, and a minute later it costs a fifth less: by what happened, or without anything. */
function jumps(bets: readonly WatchedBet[]): FoundFlag[] {
  const { stake: least, part } = thresholds.jump;
  const fallen = legsOf(bets).filter(({ leg }) => leg.later !== undefined && leg.later <= leg.price * part);
  const byOutcome = Map.groupBy(fallen, ({ leg }) => keyOf(leg));
  return [...byOutcome].flatMap(([mark, some]) => {
    const stake = sumOf(some.map(({ bet }) => bet));
    const [first] = some;
    if (!first || stake < least) return [];
    const isByIncident = some.some(({ leg }) => leg.incident);
    const { fixtureId, market, outcome, price, later } = first.leg;
    return {
      kind: isByIncident ? ('after_incident' as const) : ('late_winner' as const),
      mark,
      fixtureId,
      playerIds: playersOf(some.map(({ bet }) => bet)),
      detail: `${euro(stake)} EUR on ${market} ${outcome} at ${odds(price)} within a minute before it fell to ${odds(later ?? 0)}${isByIncident ? ', just before something happened that decides' : ''}.`,
    };
  });
}

/** Nearly all money of a market on an outcome that is not even likely. */
function oneSided(bets: readonly WatchedBet[]): FoundFlag[] {
  const { stake: least, bets: leastBets, players, share, fair } = thresholds.oneSided;
  const singles = legsOf(bets.filter((bet) => bet.legs.length === 1));
  const byMarket = Map.groupBy(singles, ({ leg }) => `${leg.fixtureId} ${leg.market}`);
  return [...byMarket.values()].flatMap((all) => {
    const total = sumOf(all.map(({ bet }) => bet));
    return [...Map.groupBy(all, ({ leg }) => keyOf(leg))].flatMap(([mark, some]) => {
      const stake = sumOf(some.map(({ bet }) => bet));
      const playerIds = playersOf(some.map(({ bet }) => bet));
      const isMuch = stake >= least && some.length >= leastBets && playerIds.length >= players;
      const isUnlikely = some.every(({ leg }) => leg.fair === null || leg.fair <= fair);
      const [first] = some;
      if (!first || !isMuch || !isUnlikely || Number(stake) < Number(total) * share) return [];
      const { fixtureId, market, outcome } = first.leg;
      const detail = `${Math.round((100 * Number(stake)) / Number(total))} % of ${euro(total)} EUR on ${market} are on ${outcome}, by ${playerIds.length} players.`;
      return { kind: 'one_sided' as const, mark, fixtureId, playerIds, detail };
    });
  });
}

/** Whose prices before the start are again and again better than the last ones. */
function beaters(bets: readonly WatchedBet[]): FoundFlag[] {
  const { bets: least, part, above } = thresholds.beater;
  const closed = legsOf(bets.filter((bet) => bet.legs.length === 1)).filter(({ leg }) => leg.closing !== undefined);
  return [...Map.groupBy(closed, ({ bet }) => bet.playerId)].flatMap(([playerId, all]) => {
    const beaten = all.filter(({ leg }) => leg.price >= (leg.closing ?? 0) * above);
    if (all.length < least || beaten.length < all.length * part) return [];
    return {
      kind: 'price_beater' as const,
      mark: `${playerId} ${dayOf(all.map(({ bet }) => bet))}`,
      fixtureId: null,
      playerIds: [playerId],
      detail: `${beaten.length} of ${all.length} bets before the start at 5 % or more above the closing price.`,
    };
  });
}

const keyOf = ({ fixtureId, market, outcome }: WatchedLeg) => `${fixtureId} ${market} ${outcome}`;
const legsOf = (bets: readonly WatchedBet[]) => bets.flatMap((bet) => bet.legs.map((leg) => ({ bet, leg })));
const playersOf = (bets: readonly WatchedBet[]) =>
  [...new Set(bets.map(({ playerId }) => playerId))].sort((a, b) => a - b);
const sumOf = (bets: readonly WatchedBet[]) => bets.reduce((sum, { stake }) => sum + stake, 0n);
/** Of the first of them. */
const dayOf = (bets: readonly WatchedBet[]) =>
  new Date(Math.min(...bets.map(({ placedAt }) => placedAt.getTime()))).toISOString().slice(0, 10);
const euro = (cents: bigint) => (Number(cents) / 100).toFixed(2);
const odds = (price: number) => (price / 1_000).toFixed(2);
