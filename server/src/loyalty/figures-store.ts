import type { Currency, PointProduct } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';

/** What moved on a day, in millionths. */
export interface DayOfPoints {
  day: string;
  earned: bigint;
  given: bigint;
  spent: bigint;
  ranOut: bigint;
}

/** Every day since then on which points moved, UTC. Rounds taken back lower what was earned, orders what was spent. */
export async function daysOfPoints(db: Queryable, since: Date): Promise<DayOfPoints[]> {
  const { rows } = await db.query<DayOfPoints>(
    `select to_char((at at time zone 'utc')::date, 'YYYY-MM-DD') as day,
       coalesce(sum(chargeable) filter (where kind in ('play', 'void')), 0)::bigint as earned,
       coalesce(sum(chargeable) filter (where kind in ('promotion', 'correction')), 0)::bigint as given,
       coalesce(-sum(chargeable) filter (where kind in ('exchange', 'returned')), 0)::bigint as spent,
       coalesce(-sum(chargeable) filter (where kind = 'ran_out'), 0)::bigint as "ranOut"
     from loyalty_entry where at >= $1 group by 1 order by 1`,
    [since],
  );
  return rows;
}

/** What all players together could spend, and what they owe, in millionths. */
export async function sumOfAccounts(db: Queryable): Promise<{ outstanding: bigint; owed: bigint }> {
  const { rows } = await db.query<{ outstanding: bigint; owed: bigint }>(
    `select coalesce(sum(greatest(chargeable, 0)), 0)::bigint as outstanding,
       coalesce(-sum(least(chargeable, 0)), 0)::bigint as owed from loyalty_account`,
  );
  return rows[0] ?? { outstanding: 0n, owed: 0n };
}

/** Of each promotion: how many were sold and kept, and for how many points. */
export async function soldOf(
  db: Queryable,
  promotionIds: readonly number[],
): Promise<Map<number, { sold: number; points: bigint }>> {
  const { rows } = await db.query<{ promotion_id: bigint; sold: number; points: bigint }>(
    `select promotion_id, sum(quantity)::int as sold, sum(points)::bigint as points from loyalty_order
     where promotion_id = any($1::bigint[]) and state not in ('canceled', 'returned') group by 1`,
    [promotionIds],
  );
  return new Map(rows.map(({ promotion_id, ...sold }) => [Number(promotion_id), sold]));
}

export interface RateLine {
  product: PointProduct;
  currency: Currency;
  stake: bigint;
  from: Date;
  by: string;
}

/** The rates that hold, and those that are to come. */
export async function ratesFrom(db: Queryable, now: Date): Promise<RateLine[]> {
  const { rows } = await db.query<RateLine>(
    `select product, currency, subunits_per_point as stake, from_at as "from", made_by_name as by from loyalty_rate r
     where from_at > $1 or from_at = (select max(from_at) from loyalty_rate o
       where o.product = r.product and o.currency = r.currency and o.from_at <= $1)
     order by product, currency, from_at`,
    [now],
  );
  return rows;
}

/** One that is to begin at the same moment is put in its place. */
export async function insertRate(tx: Tx, { product, currency, stake, from, by }: RateLine): Promise<void> {
  await tx.query(
    `insert into loyalty_rate (product, currency, from_at, subunits_per_point, made_by_name) values ($1, $2, $3, $4, $5)
     on conflict (product, currency, from_at) do update
     set subunits_per_point = excluded.subunits_per_point, made_by_name = excluded.made_by_name`,
    [product, currency, from, stake, by],
  );
}
