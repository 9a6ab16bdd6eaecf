import type { ItemChance, PrizeShown } from '@halley/contract';

/** One of the things a turn or a box can give. Null: not told, as in the documents that other clients read. */
export interface Chance extends Pick<ItemChance, 'prize' | 'weight' | 'of'> {
  worth_cents: number | null;
  given: number | null;
}

/** The likeliest first; alike ones as they come. */
export function likeliestFirst(chances: readonly Chance[]): { chance: Chance; item: number }[] {
  return chances
    .map((chance, item) => ({ chance, item }))
    .sort((a, b) => b.chance.weight - a.chance.weight || a.item - b.item);
}

/** What one comes to on average, in whole cents and never more than it is; null where a worth is not told. */
export function meanWorth(chances: readonly Chance[]): number | null {
  let sum = 0n;
  let of = 0n;
  for (const { worth_cents: worth, weight } of chances) {
    if (worth === null) return null;
    sum += BigInt(worth) * BigInt(weight);
    of += BigInt(weight);
  }
  return of === 0n ? null : Number(sum / of);
}

export type PrizeType = PrizeShown['type'] | 'nothing';
const typeOf = (prize: PrizeShown | null): PrizeType => prize?.type ?? 'nothing';

/** What more than half of all turns give; null where nothing is that common. */
export function mostlyGives(chances: readonly Chance[]): PrizeType | null {
  const weights = new Map<PrizeType, number>();
  let of = 0;
  for (const { prize, weight } of chances) {
    weights.set(typeOf(prize), (weights.get(typeOf(prize)) ?? 0) + weight);
    of += weight;
  }
  for (const [type, weight] of weights) if (weight * 2 > of) return type;
  return null;
}

/** 34 %, 0.8 %, 0.05 %: as many digits as the chance needs, never 0. */
export function percentText(tag: string, { weight, of }: Pick<Chance, 'weight' | 'of'>): string {
  const part = weight / of;
  const digits = part >= 0.01 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 2 };
  return new Intl.NumberFormat(tag, { style: 'percent', ...digits }).format(part);
}

/** One in so many. */
export function oneInText(tag: string, { weight, of }: Pick<Chance, 'weight' | 'of'>): string {
  const many = of / weight;
  return new Intl.NumberFormat(tag, { maximumFractionDigits: many < 10 ? 1 : 0 }).format(many);
}
