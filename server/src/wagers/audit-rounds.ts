import type { Queryable } from '../kit/index.ts';
import { type Finding, movedByKey } from '../wallet/index.ts';

/** What each round should have moved, against what the ledger says it moved. */
const roundsAgainstJournal = `
  with moved as (
    ${movedByKey}
  )
  select 'round ' || coalesce(r.id, m.key) || ': ' || w.reason || ' in the journal is '
    || coalesce(m.cash::text, 'missing') || '/' || coalesce(m.bonus::text, 'missing') as detail
  from wagers_round r
  cross join lateral (values
    ('stake', -r.stake_cash, -r.stake_bonus),
    ('win', r.win_cash, r.win_bonus),
    ('rollback', case r.state when 'rolled_back' then r.stake_cash else 0 end,
                 case r.state when 'rolled_back' then r.stake_bonus else 0 end)
  ) w (reason, cash, bonus)
  full join (select * from moved where reason in ('stake', 'win', 'rollback')) m on m.key = r.id and m.reason = w.reason
  where (coalesce(w.cash, 0), coalesce(w.bonus, 0)) is distinct from (coalesce(m.cash, 0), coalesce(m.bonus, 0))
    or (r.id is null)`;

export async function auditRounds(database: Queryable): Promise<Finding[]> {
  const { rows } = await database.query<{ detail: string }>(`select detail from (${roundsAgainstJournal}) f limit 20`);
  return rows.map((row) => ({ check: 'rounds equal their transfers', detail: row.detail }));
}

export async function countRounds(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ rounds: bigint }>('select count(*) as rounds from wagers_round');
  return Number(rows[0]?.rounds);
}
