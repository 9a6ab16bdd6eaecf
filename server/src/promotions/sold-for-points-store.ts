import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/** What a promotion has given for points by its own books. */
export interface SoldForPoints {
  promotionId: number;
  /** Grants for orders that are given, and not taken back. */
  granted: number;
  /** What its budget says of everything it gave. */
  given: number;
  /** How many there are at most; null: without end. */
  total: number | null;
}

/** Every promotion that was ever had for points. */
export async function soldForPoints(db: Queryable): Promise<SoldForPoints[]> {
  const { rows } = await db.query<{ promotion_id: bigint; granted: number; given: number; total: number | null }>(
    `select b.promotion_id, g.granted, b.given, b.total from promotions_budget b
     join (select promotion_id, count(*) filter (where state = 'given')::int as granted from promotions_grant
       where occasion like 'order:%' and reward_index = 0 group by 1) g using (promotion_id)
     order by 1`,
  );
  return rows.map(({ promotion_id, ...row }) => ({ promotionId: Number(promotion_id), ...row }));
}

/** What was given for points and kept cost on each day since then, UTC, in the currencies of the budgets. */
export async function costsByDay(
  db: Queryable,
  since: Date,
): Promise<{ day: string; currency: Currency; cost: bigint }[]> {
  const { rows } = await db.query<{ day: string; currency: Currency; cost: bigint }>(
    `select to_char((g.at at time zone 'utc')::date, 'YYYY-MM-DD') as day, b.currency, sum(g.cost)::bigint as cost
     from promotions_grant g join promotions_budget b using (promotion_id)
     where g.occasion like 'order:%' and g.state = 'given' and g.at >= $1 group by 1, 2`,
    [since],
  );
  return rows;
}
