import type { PartnerPlan } from '@halley/contract';

export type Product = 'casino' | 'sport';

/** `DE casino`, `DE all`, `all`: the same words on screens, lines and in what is carried on. */
export function planName({ market, product }: Pick<PartnerPlan, 'market' | 'product'>): string {
  return market === null && product === null ? 'all' : `${market ?? 'all'} ${product ?? 'all'}`;
}

/** The plan that says most of a market and product: a market goes before a product. Only those with the wanted part count. */
export function planOf(
  plans: readonly PartnerPlan[],
  { market, product, part }: { market: string | null; product: Product | null; part: 'share' | 'cpa' },
): PartnerPlan | undefined {
  const fits = plans.filter(
    (plan) =>
      plan[part] !== null &&
      (plan.market === null || plan.market === market) &&
      (plan.product === null || plan.product === product),
  );
  const weight = (plan: PartnerPlan) => (plan.market === null ? 0 : 2) + (plan.product === null ? 0 : 1);
  return fits.toSorted((one, other) => weight(other) - weight(one))[0];
}
