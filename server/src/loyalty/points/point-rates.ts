import type { Currency, PointProduct } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

interface PointRate {
  product: PointProduct;
  currency: Currency;
  fromAt: Date;
  subunitsPerPoint: bigint;
}

/** All rates that ever held. */
export interface PointRates {
  /** How much had to be staked in cash for a point at a moment; undefined: nothing was earned. */
  at(asked: { product: PointProduct; currency: Currency; at: Date }): bigint | undefined;
}

/** The newest rate that had begun by then. */
export function pointRates(rates: readonly PointRate[]): PointRates {
  const newestFirst = Map.groupBy(
    rates.toSorted((one, other) => other.fromAt.getTime() - one.fromAt.getTime()),
    ({ product, currency }) => `${product}:${currency}`,
  );
  return {
    at: ({ product, currency, at }) =>
      newestFirst.get(`${product}:${currency}`)?.find(({ fromAt }) => fromAt <= at)?.subunitsPerPoint,
  };
}

export async function readPointRates(db: Queryable): Promise<PointRates> {
  const { rows } = await db.query<{
    product: PointProduct;
    currency: Currency;
    from_at: Date;
    subunits_per_point: bigint;
  }>({
    name: 'loyalty_read_rates',
    text: 'select product, currency, from_at, subunits_per_point from loyalty_rate',
  });
  return pointRates(
    rows.map((row) => ({
      product: row.product,
      currency: row.currency,
      fromAt: row.from_at,
      subunitsPerPoint: row.subunits_per_point,
    })),
  );
}
