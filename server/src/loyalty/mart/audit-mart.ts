import type { Finding } from '../../audit/index.ts';
import type { Queryable } from '../../kit/index.ts';
import type { SoldForPoints } from '../../promotions/index.ts';
import { soldByPromotion } from './order-store.ts';

interface Faults {
  check: string;
  sql: string;
}

/** B7 of the shop: what orders took of points, and gave back, is what was written down. */
const faults: readonly Faults[] = [
  {
    check: 'points of orders are their entries',
    sql: `select 'order ' || o.id || ' of player ' || o.player_id || ', ' || o.state || ': ' || o.points || '; entries say '
        || coalesce(e.taken, 0) || ' taken, ' || coalesce(e.back, 0) || ' given back' as detail
      from loyalty_order o cross join lateral (
        select -sum(chargeable) filter (where kind = 'exchange' and key = 'order:' || o.id) as taken,
          sum(chargeable) filter (where kind = 'returned' and key = 'returned:' || o.id) as back
        from loyalty_entry where player_id = o.player_id and key in ('order:' || o.id, 'returned:' || o.id)) e
      where coalesce(e.taken, 0) <> o.points
        or coalesce(e.back, 0) <> case when o.state in ('canceled', 'returned') then o.points else 0 end`,
  },
  {
    check: 'an exchange has its order',
    sql: `select 'entry ' || e.id || ' of player ' || e.player_id as detail from loyalty_entry e
      where e.kind in ('exchange', 'returned') and not exists (
        select from loyalty_order o where o.player_id = e.player_id and e.key in ('order:' || o.id, 'returned:' || o.id))`,
  },
  {
    check: 'an order is paid from lots',
    sql: `select 'order ' || o.id || ': ' || o.points || '; lots paid ' || coalesce(l.paid, 0) as detail
      from loyalty_order o cross join lateral (
        select sum((part ->> 1)::bigint) as paid from jsonb_array_elements(o.paid_from) part) l
      where coalesce(l.paid, 0) <> o.points`,
  },
];

const mostFindings = 20;

/** What was sold is what was given, and never more than there was: the two rooms count apart. */
export function auditMart(soldForPoints: (db: Queryable) => Promise<SoldForPoints[]>) {
  return async (db: Queryable): Promise<Finding[]> => {
    const findings: Finding[] = [];
    for (const { check, sql } of faults) {
      const { rows } = await db.query<{ detail: string }>(`${sql} limit ${mostFindings}`);
      findings.push(...rows.map(({ detail }) => ({ check, detail })));
    }
    const sold = await soldByPromotion(db);
    const counted = new Map((await soldForPoints(db)).map((one) => [one.promotionId, one]));
    for (const promotionId of new Set([...sold.keys(), ...counted.keys()])) {
      const { granted = 0, given = 0, total = null } = counted.get(promotionId) ?? {};
      const ordered = sold.get(promotionId) ?? 0;
      if (ordered === granted && granted === given && (total === null || ordered <= total)) continue;
      const detail = `promotion ${promotionId}: ${ordered} sold, ${granted} granted, ${given} given of ${total ?? 'any number'}`;
      findings.push({ check: 'what was sold was given', detail });
    }
    return findings.slice(0, mostFindings);
  };
}
