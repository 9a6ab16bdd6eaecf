import { houseEntries, houseMoved } from '../wallet/index.ts';

const won = `reward ->> 'type' = 'cash' and reward ->> 'why' = 'prize'`;

/** B6: the account `prizes` holds what contests have promised and not paid, and what was set aside, paid and given back is in the books. */
export const poolFaults: readonly { check: string; sql: string }[] = [
  {
    check: 'B6 the account of prizes holds what contests still owe',
    sql: `select coalesce(p.currency, h.currency) || ': ' || coalesce(p.owed, 0) || ' is owed, the account holds '
        || coalesce(h.balance, 0) as detail
      from (select currency, sum(promised - paid - returned) as owed from promotions_pool group by currency) p
      full join (select currency, balance from (${houseEntries}) e where house = 'prizes') h on h.currency = p.currency
      where coalesce(p.owed, 0) <> coalesce(h.balance, 0)`,
  },
  {
    check: 'B6 what contests promise was set aside, and nothing else',
    sql: `select coalesce(p.currency, h.currency) || ': ' || coalesce(p.aside, 0) || ', the ledger says '
        || coalesce(h.moved, 0) as detail
      from (select currency, sum(promised - returned) as aside from promotions_pool group by currency) p
      full join (${houseMoved('bonus_cost', 'prize_pool')}) h on h.currency = p.currency
      where coalesce(p.aside, 0) <> coalesce(h.moved, 0)`,
  },
  {
    check: 'B6 a pool has paid its prizes, and owes those that are due',
    sql: `select 'promotion ' || p.promotion_id || ': paid ' || p.paid || ', owed ' || p.promised - p.paid - p.returned
        || '; its prizes say ' || g.given || ', ' || g.due as detail
      from promotions_pool p cross join lateral (
        select coalesce(sum(cost) filter (where state = 'given'), 0) as given,
          coalesce(sum(cost) filter (where state in ('reserved', 'due')), 0) as due
        from promotions_grant where promotion_id = p.promotion_id and ${won}) g
      where p.paid <> g.given or case when p.closed_at is null then g.due > p.promised - p.paid - p.returned
        else g.due <> p.promised - p.paid - p.returned end`,
  },
];
