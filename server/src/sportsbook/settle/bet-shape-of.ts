import type { BetLeg, BetShape, LegResult } from '@halley/sports/bets';
import { groupResult } from '@halley/sports/bets';
import { invariant } from '../../kit/index.ts';
import type { BuilderGroup, StoredBet, StoredLeg } from '../stored-bet.ts';

/** A leg as it counts: one of the bet, or all of a builder group. */
interface CountedLeg {
  legs: readonly StoredLeg[];
  group: BuilderGroup | undefined;
}

/** A builder group stands where its first leg does. */
export function countedLegs({ legs, builder }: Pick<StoredBet, 'legs' | 'builder'>): CountedLeg[] {
  const counted: CountedLeg[] = [];
  const seen = new Set<number>();
  for (const leg of legs) {
    const { builderGroup } = leg;
    if (builderGroup === null) {
      counted.push({ legs: [leg], group: undefined });
      continue;
    }
    if (seen.has(builderGroup)) continue;
    seen.add(builderGroup);
    const group = builder.find((one) => one.group === builderGroup);
    invariant(group, 'a builder group has a price');
    counted.push({ legs: legs.filter((one) => one.builderGroup === builderGroup), group });
  }
  return counted;
}

export function betShapeOf(bet: StoredBet, counted: readonly CountedLeg[]): BetShape {
  const { sizes, bankers, unitStake, eachWay, openShare } = bet;
  return { sizes, bankers, unitStake, eachWay, openShare, legs: counted.map(legOf) };
}

function legOf({ legs, group }: CountedLeg): BetLeg {
  const [leg] = legs;
  invariant(leg, 'a counted leg has legs');
  if (group) return { price: group.price };
  return { price: leg.price, ...(leg.eachWay && { place: { fraction: leg.eachWay.fraction } }) };
}

/** What a group is worth without its voided legs, by the snapshot of its quote. `kept`: places of the legs that are left. */
export type RepriceGroup = (bet: StoredBet, group: BuilderGroup, kept: readonly number[]) => Promise<number>;

export async function resultOfCounted(
  bet: StoredBet,
  { legs, group }: CountedLeg,
  reprice: RepriceGroup,
): Promise<LegResult | undefined> {
  if (!group) return legs[0]?.result ?? undefined;
  const results = legs.map(({ result }) => result ?? undefined);
  let kept: readonly number[] | undefined;
  const first = groupResult(results, (places) => {
    kept = places;
    return group.price;
  });
  if (!first || kept === undefined) return first;
  const price = await reprice(
    bet,
    group,
    kept.map((index) => (legs[index] as StoredLeg).place),
  );
  return { ...first, price };
}
