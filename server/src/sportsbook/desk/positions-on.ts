import type { Currency } from '@halley/contract';
import { expectedReturn, groupResult, type LegNow } from '@halley/sports/bets';
import { lost, type OutcomeResult, won } from '@halley/sports/markets';
import { expectationOf } from '../risk/exposure-of.ts';
import { betShapeOf, countedLegs } from '../settle/bet-shape-of.ts';
import { openStakeOf } from '../settle/open-stake.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';

const whole = 1_000_000_000;

/** What an outcome is worth by now, in 10⁻⁹, as a feed says it. */
type FairOf = (leg: Pick<StoredLeg, 'fixtureId' | 'market' | 'outcome'>) => Said | undefined;
interface Said {
  fair?: number | undefined;
  back?: number | undefined;
}

/** A bet as it hangs on one fixture: by one leg, or by the legs of one builder group. */
export interface Position {
  currency: Currency;
  /** What is open of it. */
  stake: bigint;
  legs: readonly { market: string; outcome: string }[];
  /** By results of these legs: what the bet returns, with all its other open legs at what they are worth. */
  returnIf(results: readonly (OutcomeResult | undefined)[]): bigint;
  /** The same if one of them is won, whatever becomes of the others. */
  returnIfWon(index: number): bigint;
  /** And if nothing more is known of the fixture. */
  expected(): bigint;
}

interface PositionPorts {
  fairOf: FairOf;
  /** Of a builder group: the chance that all its legs are won. */
  chanceOf(legs: readonly StoredLeg[]): number | undefined;
  /** And its price without its voided legs, by the places of those that are kept. */
  repriced(bet: StoredBet, group: number, kept: readonly number[]): number;
}

/** Undefined where nothing of the fixture is open any more for the bet: no leg of a bet's own counts twice on one. */
export function positionOn(bet: StoredBet, fixtureId: number, ports: PositionPorts): Position | undefined {
  const counted = countedLegs(bet);
  const at = counted.findIndex(({ legs }) => legs.some((leg) => leg.fixtureId === fixtureId && leg.result === null));
  const own = counted[at];
  if (!own) return undefined;
  const shape = betShapeOf(bet, counted);
  const others = counted.map(({ legs, group }) => worthNow(bet, legs, group?.group, ports));
  const stake = openStakeOf(bet);
  const known = new Map<string, bigint>();
  const returnWith = (now: LegNow): bigint => {
    const key = JSON.stringify(now);
    const before = known.get(key);
    if (before !== undefined) return before;
    const returned = expectedReturn(shape, [...others.slice(0, at), now, ...others.slice(at + 1)]);
    // The stake of some free bets is not paid out.
    const paid = bet.freeKind === 'only_win' ? (returned > stake ? returned - stake : 0n) : returned;
    known.set(key, paid);
    return paid;
  };
  const { legs, group } = own;
  const fair = others[at] as LegNow;
  const isEachWay = legs[0]?.eachWay != null;
  return {
    currency: bet.currency,
    // Stakes of free bets are the house's own.
    stake: bet.freeKind === null ? stake : 0n,
    legs,
    expected: () => returnWith(fair),
    returnIf(results) {
      if (!group) {
        const [result] = results;
        return returnWith(result ? resultNow(result, fair, isEachWay) : fair);
      }
      const decided = groupResult(
        legs.map(({ result }, index) => result ?? results[index]),
        (kept) =>
          ports.repriced(
            bet,
            group.group,
            kept.map((index) => (legs[index] as StoredLeg).place),
          ),
      );
      return returnWith(decided ?? fair);
    },
    returnIfWon(index) {
      if (!group) return returnWith({ ...won, ...(isEachWay && { place: won }) });
      // All of them are won only if this one is: what is likely of all, given this one.
      const of = ports.fairOf(legs[index] as StoredLeg)?.fair;
      const all = 'fair' in fair ? fair.fair : whole;
      return returnWith(of === undefined || of <= 0 ? fair : { fair: Math.min(whole, Math.round((all / of) * whole)) });
    },
  };
}

/** A winner is placed, too; of others nobody knows. */
function resultNow(result: OutcomeResult, fair: LegNow, isEachWay: boolean): LegNow {
  if (!isEachWay) return result;
  if (result.result === 'won') return { ...result, place: won };
  return 'fair' in fair ? { fair: 0, ...(fair.place && { place: fair.place }) } : { ...result, place: lost };
}

function worthNow(
  bet: StoredBet,
  legs: readonly StoredLeg[],
  group: number | undefined,
  { fairOf, chanceOf }: PositionPorts,
): LegNow {
  const [leg] = legs as [StoredLeg];
  if (group === undefined) {
    if (leg.result) return leg.result;
    const said = fairOf(leg) ?? { fair: leg.fair ?? undefined, back: leg.back ?? undefined };
    const worth = expectationOf(said, leg.price);
    if (!leg.eachWay) return worth;
    const place = fairOf({ ...leg, market: `place;places=${leg.eachWay.places}` });
    return place ? { ...worth, place: expectationOf(place, leg.price) } : worth;
  }
  if (legs.some(({ result }) => result?.result === 'lost' && result.void_factor !== 1)) return lost;
  const open = legs.filter(({ result }) => result === null);
  const price = bet.builder.find((one) => one.group === group)?.price ?? leg.price;
  return { fair: chanceOf(open) ?? expectationOf({}, price).fair };
}
