import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/** What gifts of a promotion moved in some days, in subunits; null: by hand. */
interface PromotionCost {
  promotionId: number | null;
  /** The newest of those its gifts were given by. */
  version: number | null;
  currency: Currency;
  gifts: number;
  issued: bigint;
  converted: bigint;
  forfeited: bigint;
}

export async function readPromotionCosts(
  db: Queryable,
  { from, until, currency }: { from: Date; until: Date; currency?: Currency | undefined },
): Promise<PromotionCost[]> {
  const { rows } = await db.query<PromotionCost>(
    `select g.promotion_id::float8 as "promotionId", max(g.version) as version, g.currency, count(distinct g.id)::int as gifts,
       sum(m.issued)::bigint as issued, sum(m.converted)::bigint as converted, sum(m.forfeited)::bigint as forfeited
     from bonuses_move m join bonuses_gift g on g.id = m.gift_id
     where m.at >= $1 and m.at < $2 and ($3::text is null or g.currency = $3)
     group by g.promotion_id, g.currency order by g.currency, sum(m.issued) - sum(m.forfeited) desc, g.promotion_id`,
    [from, until, currency ?? null],
  );
  return rows;
}
