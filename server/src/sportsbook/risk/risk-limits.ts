import { marginOf } from '@halley/sports/price';
import { type BookFixture, overrideOf } from '../../fixtures/index.ts';
import { isInPlay } from '../slip/delay-of.ts';
import type { OfferedLeg } from '../slip/read-slip.ts';

/** All of them in cents of EUR. */
const euro = 100n;

/** What one bet may win at most, whatever it is on. Payouts are never cut later: a bet that would win more is not taken. */
export const largestPayout = 250_000n * euro;

/** What the house may lose on an outcome by one bet, by the margin of its market: the sharper the price, the larger. */
const liabilities: Readonly<Record<number, bigint>> = {
  300: 10_000n * euro,
  400: 10_000n * euro,
  600: 4_000n * euro,
  800: 2_500n * euro,
};
const leastLiability = 2_500n * euro;

/** In thousandths: the better a tournament is known, the surer are its prices. */
const byTier = [1_000n, 600n, 350n, 200n, 100n] as const;

/** In thousandths: in play everything moves, and long before the start little is known. */
function byTime(fixture: Pick<BookFixture, 'status' | 'startAt'>, now: Date): bigint {
  if (isInPlay(fixture, now)) return 500n;
  const hours = (fixture.startAt.getTime() - now.getTime()) / 3_600_000;
  if (hours <= 6) return 1_000n;
  return hours <= 48 ? 700n : 400n;
}

type LimitedLeg = Pick<OfferedLeg, 'fixture' | 'type' | 'outcome'> & { market: { key: string } };

/** What one bet may cost the house at this leg, unless a trader has set it. `factor` is the player's, in thousandths. */
export function liabilityLimit(leg: LimitedLeg, now: Date, factor: number): bigint {
  const set = overrideOf(leg.fixture, 'limit', { market: leg.market.key, outcome: leg.outcome })?.value;
  if (set !== undefined && set !== null) return (BigInt(set) * BigInt(factor)) / 1_000n;
  const base = liabilities[marginOf(leg.type)] ?? leastLiability;
  const tier = byTier[leg.fixture.description.tournament.tier - 1] ?? 100n;
  return (base * tier * byTime(leg.fixture, now) * BigInt(factor)) / 1_000_000_000n;
}

/** What all bets together may cost, by what they count for. */
export function ceilingOf(scope: string): bigint {
  const [kind = '', , second = ''] = scope.split(':');
  if (kind === 'sport') return 5_000_000n * euro;
  if (kind === 'tier') return (2_000_000n * euro * (byTier[Number(second) - 1] ?? 100n)) / 1_000n;
  if (kind === 'type') return 2_000_000n * euro;
  if (kind === 'fixture') return 200_000n * euro;
  return 50_000n * euro;
}
