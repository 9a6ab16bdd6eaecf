import type { PaymentAction, PaymentState } from '@halley/contract';
import type { Finding } from '../../audit/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { heldById, movedByKey } from '../../wallet/index.ts';
import { firstStates, mayMove } from '../payment-moves.ts';

interface Check {
  name: string;
  /** One row, `detail`, per fault. */
  sql: string;
}

const checks: Check[] = [
  {
    name: 'every deposit that succeeded was credited once, and no other',
    sql: `select 'payment ' || p.id || ' (' || p.state || ') of ' || p.amount || ' was credited ' || coalesce(m.cash, 0)
        as detail
      from payments_payment p left join (${movedByKey}) m on m.key = p.reference and m.reason = 'deposit'
      where p.action = 'deposit'
        and coalesce(m.cash, 0) <> case when p.state = 'succeeded' then p.amount else 0 end`,
  },
  {
    name: 'money of cashouts is held, captured or released as they stand',
    sql: `select 'payment ' || p.id || ' (' || p.state || ') of ' || p.amount || ' has ' ||
        coalesce(h.state || ' ' || h.amount, 'no hold') as detail
      from payments_payment p left join (${heldById}) h on h.id = p.reference
      where p.action = 'cashout' and (h.amount, h.player_id, h.currency, h.state, h.purpose) is distinct from
        (p.amount, p.player_id, p.currency, case when p.state in ('reserved', 'pending', 'processing') then 'open'
          when p.state = 'succeeded' then 'captured' else 'released' end, 'cashout')`,
  },
  {
    name: 'every cashout that succeeded was captured once, and no other',
    sql: `select 'payment ' || p.id || ' (' || p.state || ') was captured ' || count(m.key) || ' times' as detail
      from payments_payment p left join (${movedByKey}) m on m.key = p.reference and m.reason = 'capture'
      where p.action = 'cashout' group by p.id, p.state
      having count(m.key) <> case when p.state = 'succeeded' then 1 else 0 end`,
  },
  {
    name: 'money that is held for a cashout belongs to one',
    sql: `select 'hold ' || h.id || ' of ' || h.amount || ' belongs to no payment' as detail
      from (${heldById}) h left join payments_payment p on p.reference = h.id and p.action = 'cashout'
      where h.purpose = 'cashout' and h.state = 'open' and p.id is null`,
  },
  {
    name: 'a payment stands where its last step led',
    sql: `select 'payment ' || p.id || ' is ' || p.state || ', its last step led to ' || coalesce(e.to_state, 'nowhere')
        as detail
      from payments_payment p left join lateral (
        select to_state from payments_event where payment_id = p.id order by number desc limit 1) e on true
      where e.to_state is distinct from p.state`,
  },
  {
    name: 'each step starts where the one before it ended',
    sql: `select 'step ' || number || ' of payment ' || payment_id || ' does not follow on' as detail
      from (select payment_id, number, from_state, lag(to_state) over w as before, row_number() over w as place
        from payments_event window w as (partition by payment_id order by number)) e
      where from_state is distinct from before or number <> place`,
  },
  {
    name: 'steps that move money name the entry of the ledger',
    sql: `select 'step ' || e.number || ' of payment ' || e.payment_id || ' names an entry that is not there' as detail
      from payments_event e left join (${movedByKey}) m on m.key = e.ledger_key and m.reason = e.ledger_reason
      where e.ledger_key is not null and m.key is null`,
  },
];

const mostFindings = 20;

/** Holds every payment against its steps and against the ledger. Reads one snapshot. */
export async function auditPayments(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sql } of checks) {
    const { rows } = await db.query<{ detail: string }>(`select detail from (${sql}) f limit ${mostFindings}`);
    findings.push(...rows.map((row) => ({ check: name, detail: row.detail })));
  }
  return [...findings, ...(await illegalMoves(db))];
}

/** The table of moves is code, so the kinds of steps there are come to it. */
async function illegalMoves(db: Queryable): Promise<Finding[]> {
  const { rows } = await db.query<{ action: PaymentAction; from: PaymentState | null; to: PaymentState; id: bigint }>(
    `select p.action, e.from_state as "from", e.to_state as "to", min(p.id) as id
     from payments_event e join payments_payment p on p.id = e.payment_id group by 1, 2, 3`,
  );
  return rows
    .filter(({ action, from, to }) => (from === null ? firstStates[action] !== to : !mayMove(action, from, to)))
    .map(({ action, from, to, id }) => ({
      check: 'payments move as they may',
      detail: `payment ${id}, a ${action}, went from ${from ?? 'nothing'} to ${to}`,
    }));
}

export async function countPayments(db: Queryable): Promise<{ payments: number }> {
  const { rows } = await db.query<{ count: bigint }>('select count(*) from payments_payment');
  return { payments: Number(rows[0]?.count) };
}
