import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { houseMoved } from '../wallet/index.ts';

const faults: readonly { check: string; sql: string }[] = [
  {
    check: 'what partners earned and were paid is what the ledger says',
    sql: `select coalesce(b.currency, e.currency, p.currency) || ': earned ' || coalesce(b.due, 0) || ', paid '
        || coalesce(b.paid, 0) || '; the ledger says ' || -coalesce(e.moved, 0) || ', ' || coalesce(p.moved, 0) as detail
      from (select currency, sum(due) as due, sum(paid) as paid from (
          select currency, due, 0 as paid from partners_statement
          union all select currency, 0, amount from partners_payout where state = 'paid') s group by currency) b
      full join (${houseMoved('partners_owed', 'partner_earned')}) e on e.currency = b.currency
      full join (${houseMoved('partners_owed', 'partner_paid')}) p on p.currency = coalesce(b.currency, e.currency)
      where coalesce(b.due, 0) <> -coalesce(e.moved, 0) or coalesce(b.paid, 0) <> coalesce(p.moved, 0)`,
  },
  {
    check: 'no partner was paid more than was earned, nor by one person',
    sql: `select 'partner ' || o.partner_id as detail from (
        select partner_id, sum(amount) as paid, bool_or(state = 'paid' and asked_by = decided_by) as alone
        from partners_payout where state <> 'refused' group by partner_id) o
      where o.alone or o.paid > (select coalesce(sum(due), 0) from partners_statement s where s.partner_id = o.partner_id)`,
  },
  {
    check: 'the lines of a statement add up to it',
    sql: `select 'statement ' || s.id || ': ' || s.due || ', its lines ' || l.due as detail from partners_statement s
      cross join lateral (select coalesce(sum((line->>'due_cents')::bigint), 0) as due from jsonb_array_elements(s.lines) line) l
      where l.due <> s.due`,
  },
];

const mostFindings = 20;

export async function auditPartners(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { check, sql } of faults) {
    const { rows } = await db.query<{ detail: string }>(`select detail from (${sql}) f limit ${mostFindings}`);
    findings.push(...rows.map(({ detail }) => ({ check, detail })));
  }
  return findings;
}
