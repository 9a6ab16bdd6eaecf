import type { BetQuote, SportPreferences } from '@halley/contract';
import { groupKey, type SlipShape } from './slip-shape.ts';
import type { SlipState } from './slip-state.ts';

export interface PriceMoves {
  /** What to go on with: prices of legs by their places, of groups by their keys. */
  prices: ReadonlyMap<number, number>;
  groups: Readonly<Record<string, number>>;
  /** Something is lower than the player saw it. */
  isLower: boolean;
  /** The player has not said yes to it, neither by the policy nor by a click. */
  needsConsent: boolean;
  /** Places of legs that cannot be bet on now. */
  closed: readonly number[];
}

/** What has moved since the player took it, and whether that is theirs to decide. The same rule as the house's. */
export function movesOf(
  state: Pick<SlipState, 'legs' | 'groups'>,
  shape: Pick<SlipShape, 'counted' | 'groups' | 'kind'>,
  { quote, policy }: { quote: BetQuote; policy: SportPreferences['policy'] },
): PriceMoves {
  const prices = new Map<number, number>();
  const groups: Record<string, number> = {};
  let isLower = false;
  const pairs = shape.counted.map((places) => {
    const [first = 0] = places;
    const group = shape.groups[first];
    const leg = state.legs[first];
    const now =
      group === undefined ? quote.legs[first]?.price : quote.builder.find((one) => one.group === group)?.price;
    const key = group === undefined ? undefined : groupKey(state.legs, places);
    const seen = key === undefined ? leg?.price : (state.groups[key] ?? now);
    if (!now || !seen) return [1_000, 1_000] as const;
    if (now !== seen && key === undefined) prices.set(first, now);
    if (now !== seen && key !== undefined) groups[key] = now;
    if (now < seen) isLower = true;
    return [seen, now] as const;
  });
  const asWhole = shape.kind === 'single' || shape.kind === 'multiple';
  const product = (which: 0 | 1) => pairs.reduce((all, pair) => all * BigInt(pair[which]), 1n);
  const isWorse = policy === 'none' || !asWhole || product(1) < product(0);
  return {
    prices,
    groups,
    isLower,
    needsConsent: isLower && policy !== 'any' && isWorse,
    closed: quote.legs.filter(({ open, moved }) => !open || moved === 'gone').map(({ place }) => place),
  };
}
