import type { Currency, Meter, TournamentStrategy } from '@halley/contract';
import { type CountedRound, countedMoney } from '../../promotions/index.ts';

/** A round, and which one it is. */
export interface ToldRound extends CountedRound {
  roundId: string;
}

/** A contest as counting sees it. */
export interface CountingContest {
  promotionId: number;
  version: number;
  startsMs: number;
  endsMs: number;
  meter: Meter;
  strategy: TournamentStrategy;
  /** How many millionths of a subunit of its currency a subunit of each counts. */
  rates: Partial<Record<Currency, number>>;
  /** So many rounds of a player count. */
  limit: number | null;
}

/** What has been counted for somebody. */
export interface Tally {
  /** In millionths of a subunit. */
  bets: bigint;
  wins: bigint;
  /** The best win by stake, in millionths. */
  rate: bigint;
  gamesTaken: number;
  /** In millionths. */
  points: bigint;
  /** When the score came to what it is. */
  reachedAt: Date;
}

const millionths = 1_000_000n;

/** What of a round counts: money in millionths of a subunit of the contest's currency. */
interface CountedPart {
  bets: bigint;
  wins: bigint;
  /** Win by stake; null: it is no whole round. */
  rate: bigint | null;
  rounds: number;
}

/** Null: it does not count at all. A win that comes late counts for a round that counts or not: its stake was told before. */
export function partOf(
  { startsMs, endsMs, meter, rates }: Omit<CountingContest, 'promotionId' | 'version' | 'strategy' | 'limit'>,
  round: CountedRound,
): CountedPart | null {
  const openedMs = round.openedAt.getTime();
  if (openedMs < startsMs || openedMs >= endsMs) return null;
  const by = rates[round.currency];
  if (by === undefined) return null;
  const counted = round.uncounted ? null : countedMoney(meter, round);
  if (counted === null || counted.isBonusAlone) return null;
  const { stake, win } = counted;
  const rate = round.rounds === 1 && stake > 0n ? (win * millionths) / stake : null;
  return { bets: stake * BigInt(by), wins: win * BigInt(by), rate, rounds: round.rounds };
}

/** Adds what a round counts; what was taken back takes off. A best result only grows here: see `bestOf`. */
export function addPart(
  tally: Tally,
  { part, points, at, strategy }: { part: CountedPart; points: bigint; at: Date; strategy: TournamentStrategy },
): void {
  tally.bets += part.bets;
  tally.wins += part.wins;
  tally.gamesTaken += part.rounds;
  tally.points += points;
  const isBetter = part.rate !== null && part.rate > tally.rate;
  if (isBetter && part.rate !== null) tally.rate = part.rate;
  if (strategy === 'rate') {
    if (isBetter) tally.reachedAt = at;
    return;
  }
  const by =
    strategy === 'bet' ? part.bets : strategy === 'win' ? part.wins : strategy === 'points' ? points : part.rounds;
  // Zero of either kind: a bigint, or the number of rounds.
  if (by && at > tally.reachedAt) tally.reachedAt = at;
}

/** What places go by: rounds, whole subunits, or millionths. */
export function scoreOf(strategy: TournamentStrategy, tally: Omit<Tally, 'reachedAt'>): bigint {
  switch (strategy) {
    case 'spin':
      return BigInt(tally.gamesTaken);
    case 'bet':
      return floor(tally.bets);
    case 'win':
      return floor(tally.wins);
    case 'rate':
      return tally.rate;
    case 'points':
      return tally.points;
  }
}

/** Towards the lower one, as the database's `floor`. */
const floor = (amount: bigint): bigint =>
  amount < 0n && amount % millionths !== 0n ? amount / millionths - 1n : amount / millionths;
