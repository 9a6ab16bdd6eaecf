import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { sportActions, sportRounds } from '../wagers/index.ts';
import { houseEntries, movedByKey } from '../wallet/index.ts';
import { offerChecks } from './offers/offer-checks.ts';
import { openBetFaults } from './open-bets.ts';
import { openStakesOf } from './settle/open-stake.ts';

interface Check {
  name: string;
  /** One row, `detail`, per fault. */
  sql: string;
}

const checks: Check[] = [
  {
    name: 'the house holds the open stakes of bets',
    sql: `select coalesce(o.currency, h.currency) || ': bets have ' || coalesce(o.amount, 0) || ' open, the account '
        || coalesce(h.balance, 0) as detail
      from (${openStakesOf('sportsbook_bet')}) o
      full join (select * from (${houseEntries}) e where house = 'sports_open') h on h.currency = o.currency
      where coalesce(o.amount, 0) <> coalesce(h.balance, 0)`,
  },
  { name: 'the list of open bets is the bets that are open', sql: openBetFaults },
  {
    name: 'a bet is its round at the door',
    sql: `select 'bet ' || coalesce(b.id, r.id) || ' has ' || coalesce(b.stake::text, 'no record') || ' at stake, its round '
        || coalesce(r.stake::text, 'no record') as detail
      from sportsbook_bet b
      full join (select * from (${sportRounds}) s where stake > 0) r on r.id = b.id
      where (b.stake, b.player_id) is distinct from (r.stake, r.player_id)`,
  },
  {
    name: 'every payment was made once at the door, and no other',
    sql: `select 'action ' || coalesce(p.action_id, a.id) || ': ' || coalesce(p.kind || ' of ' || p.amount, 'no payment')
        || ', at the door ' || coalesce(a.kind || ' of ' || a.amount, 'nothing') as detail
      from (select * from sportsbook_payment where kind <> 'claim') p
      full join (select * from (${sportActions}) s where kind in ('win', 'undo')
          and round_id in (select id from sportsbook_bet)) a on a.id = p.action_id
      where (p.bet_id, p.amount, p.shortfall, p.kind = 'undo')
        is distinct from (a.round_id, a.amount, a.short, a.kind = 'undo')`,
  },
  {
    name: 'a bet has returned what was paid for it and not taken back',
    sql: `select 'bet ' || b.id || ' (' || b.state || ', ' || b.settlement_version || ') has returned ' || b.returned || ', '
        || b.cashed_out || ' by cash-out; paid were ' || coalesce(p.settled, 0) || ' and ' || coalesce(p.cashed, 0) as detail
      from sportsbook_bet b
      left join (select bet_id, sum(amount - shortfall) filter (where kind in ('settlement', 'undo')) as settled,
          sum(amount) filter (where kind = 'cash_out') as cashed,
          max(version) filter (where kind in ('settlement', 'cash_out')) as last
        from sportsbook_payment group by bet_id) p on p.bet_id = b.id
      where b.cashed_out <> coalesce(p.cashed, 0) or b.returned <> coalesce(p.settled, 0) + coalesce(p.cashed, 0)
        or p.last > b.settlement_version`,
  },
  {
    name: 'a settlement that was taken back was taken back once, and with all of it or a claim',
    sql: `select 'bet ' || u.bet_id || ' ' || u.version || ': ' || u.amount || ' taken back, short of ' || u.shortfall
        || ', of ' || coalesce(s.amount::text, 'nothing') as detail
      from sportsbook_payment u
      left join sportsbook_payment s on (s.bet_id, s.version, s.kind) = (u.bet_id, u.version, 'settlement')
      where u.kind = 'undo' and s.amount is distinct from u.shortfall - u.amount`,
  },
  {
    name: 'claims are what was short',
    sql: `select 'bet ' || coalesce(c.bet_id, p.bet_id) || ' ' || coalesce(c.version, p.version) || ': a claim of '
        || coalesce(c.amount, 0) || ' where ' || coalesce(p.shortfall, 0) || ' were short' as detail
      from sportsbook_claim c
      full join (select * from sportsbook_payment where kind = 'undo' and shortfall > 0) p
        on (p.bet_id, p.version) = (c.bet_id, c.version)
      where (c.amount, c.player_id) is distinct from (p.shortfall, p.player_id)`,
  },
  {
    name: 'what was recovered of claims was kept of returns',
    sql: `select 'player ' || coalesce(c.player_id, p.player_id) || ': ' || coalesce(c.recovered, 0) || ' recovered, '
        || coalesce(p.kept, 0) || ' kept' as detail
      from (select player_id, currency, sum(recovered) as recovered from sportsbook_claim group by 1, 2) c
      full join (select p.player_id, b.currency, -sum(p.amount) as kept
        from sportsbook_payment p join sportsbook_bet b on b.id = p.bet_id where p.kind = 'claim' group by 1, 2) p
        on (p.player_id, p.currency) = (c.player_id, c.currency)
      where coalesce(c.recovered, 0) <> coalesce(p.kept, 0)
      union all
      select 'transfer ' || coalesce(p.action_id, m.key) || ': ' || coalesce(p.amount, 0) || ' kept, moved '
        || coalesce(m.cash, 0)
      from (select * from sportsbook_payment where kind = 'claim') p
      full join (select * from (${movedByKey}) k where reason = 'claim') m on m.key = p.action_id
      where p.amount is distinct from m.cash`,
  },
  {
    name: 'claims are recovered by the word of two people, never of bonus money, and for their time only',
    sql: `select 'claim ' || id || ' (' || state || '): ' || recovered || ' of ' || amount || ', asked by '
        || coalesce(asked_by, 'nobody') || ', agreed by ' || coalesce(agreed_by, 'nobody') as detail
      from sportsbook_claim
      where recovered > amount - bonus
        or ((state in ('recovering', 'over') or recovered > 0)
          and (asked_by is null or agreed_by is null or asked_by_id is not distinct from agreed_by_id or until is null))`,
  },
  ...offerChecks,
];

const mostFindings = 20;

/** Holds bets, payments and claims against the door and the journal. */
export async function auditBets(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sql } of checks) {
    const { rows } = await db.query<{ detail: string }>(`select detail from (${sql}) f limit ${mostFindings}`);
    findings.push(...rows.map((row) => ({ check: name, detail: row.detail })));
  }
  return findings;
}

export async function countBets(db: Queryable): Promise<{ bets: number; betPayments: number }> {
  const { rows } = await db.query<{ bets: bigint; payments: bigint }>(
    'select (select count(*) from sportsbook_bet) as bets, (select count(*) from sportsbook_payment) as payments',
  );
  return { bets: Number(rows[0]?.bets), betPayments: Number(rows[0]?.payments) };
}
