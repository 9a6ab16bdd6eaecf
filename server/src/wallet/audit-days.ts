import type { Days, Finding, Growing } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { type Check, dayChecks, entriesOf, findFaults, smallChecks } from './audit-ledger.ts';

/** Transfers of the days in question: $1 and $2 are their first moment and the first one after. */
const inDays = 't.at >= $1::timestamptz and t.at < $2::timestamptz';
const kept = (table: string) => `(select * from ${table}
  where day >= ($1::timestamptz at time zone 'UTC')::date and day < ($2::timestamptz at time zone 'UTC')::date)`;
const touched = `(select distinct t.account_id from wallet_transfer t where ${inDays})`;

/**
 * The ledger's checks for some days of it. By induction: a wallet was right at the checkpoint, each later transfer starts
 * where the one before it ended, and the wallet shows what its last transfer says, so it is right now.
 */
const checks: Check[] = [
  {
    name: 'every transfer sums to zero',
    sql: `select 'transfer ' || id || ' is off by ' || ${entriesOf} as detail from wallet_transfer t
      where ${inDays} and ${entriesOf} <> 0`,
  },
  {
    name: 'every transfer names its other side',
    sql: `select 'transfer ' || id || ' moved ' || -house_amount || ' and nobody stands against it' as detail
      from wallet_transfer t where ${inDays} and house is null and house_amount <> 0`,
  },
  {
    name: 'each transfer starts where the one before it ended',
    sql: `select 'transfer ' || t.id || ' of wallet ' || t.account_id || ' does not follow on' as detail
      from wallet_transfer t left join lateral (select entry, cash_after, bonus_after, reserved_after from wallet_transfer b
        where b.account_id = t.account_id and b.id < t.id order by b.id desc limit 1) b on true
      where ${inDays} and (coalesce(b.cash_after, 0) + t.cash <> t.cash_after
        or coalesce(b.bonus_after, 0) + t.bonus <> t.bonus_after
        or coalesce(b.reserved_after, 0) + t.reserved <> t.reserved_after or coalesce(b.entry, 0) + 1 <> t.entry)`,
  },
  {
    name: 'balances equal the sum of their entries',
    sql: `select 'wallet ' || a.id || ' shows ' || a.cash || '/' || a.bonus || '/' || a.reserved || ', the journal '
        || l.cash_after || '/' || l.bonus_after || '/' || l.reserved_after as detail
      from ${touched} t join wallet_account a on a.id = t.account_id
      cross join lateral (select entry, cash_after, bonus_after, reserved_after from wallet_transfer l
        where l.account_id = a.id order by l.id desc limit 1) l
      where (a.cash, a.bonus, a.reserved, a.last_entry)
        is distinct from (l.cash_after, l.bonus_after, l.reserved_after, l.entry)`,
  },
  {
    name: 'transfers belong to a wallet of their currency',
    sql: `select 'transfer ' || t.id as detail from wallet_transfer t
      left join wallet_account a on a.id = t.account_id and a.currency = t.currency where ${inDays} and a.id is null`,
  },
  ...dayChecks(kept, inDays),
  {
    // Months are held against days here, and days against the journal above.
    name: 'months of wallets equal their transfers up to the last roll-up',
    sql: `with touched as ${touched}, months as (select distinct date_trunc('month', t.at at time zone 'UTC')::date as month
        from wallet_transfer t where ${inDays})
      select 'wallet ' || a.id || ' has ' || coalesce(m.amount, 0) || ' of ' || coalesce(m.reason, d.reason) || ' in '
        || coalesce(m.month, d.month) || ', its days ' || coalesce(d.amount, 0) as detail
      from (select m.* from wallet_month m join touched on touched.account_id = m.account_id
        where m.month in (select month from months)) m
      full join (select a.id as account_id, date_trunc('month', d.day)::date as month, d.reason, d.purpose,
          sum(d.transfers) as transfers, sum(d.amount) as amount
        from touched join wallet_account a on a.id = touched.account_id
        join wallet_player_day d on d.player_id = a.player_id and d.currency = a.currency
        where date_trunc('month', d.day)::date in (select month from months) group by 1, 2, 3, 4) d
        on (d.account_id, d.month, d.reason, d.purpose) = (m.account_id, m.month, m.reason, m.purpose)
      join wallet_account a on a.id = coalesce(m.account_id, d.account_id)
      where (m.transfers, m.amount) is distinct from (d.transfers, d.amount)`,
  },
  {
    name: 'sums of players equal their transfers up to the last roll-up',
    sql: `select 'wallet ' || t.account_id || ' sums to ' || coalesce(s.deposits, 0) || '/' || coalesce(s.cashouts, 0) || '/'
        || coalesce(s.bets, 0) || ', its months ' || m.deposits || '/' || m.cashouts || '/' || m.bets as detail
      from ${touched} t left join wallet_sum s on s.account_id = t.account_id
      cross join lateral (select coalesce(sum(transfers) filter (where reason = 'deposit'), 0) as deposits_count,
          coalesce(sum(amount) filter (where reason = 'deposit'), 0) as deposits,
          coalesce(-sum(amount) filter (where reason = 'capture' and purpose = 'cashout'), 0) as cashouts,
          coalesce(-sum(amount) filter (where reason in ('stake', 'rollback')), 0) as bets
        from wallet_month m where m.account_id = t.account_id) m
      where (coalesce(s.deposits_count, 0), coalesce(s.deposits, 0), coalesce(s.cashouts, 0), coalesce(s.bets, 0))
        is distinct from (m.deposits_count, m.deposits, m.cashouts, m.bets)`,
  },
];

/** What does not grow with the journal: read whole every time. */
const ofAll: Check[] = [
  ...smallChecks,
  {
    name: 'house balances equal their entries up to the last roll-up',
    sql: `select coalesce(h.name, j.house) || ' ' || coalesce(h.currency, j.currency) || ' shows '
        || coalesce(h.balance::text, 'nothing') || ', the days ' || coalesce(j.total, 0) as detail
      from wallet_house h
      full join (select house, currency, sum(amount) total from (
          select house, currency, -(cash + bonus + reserved) as amount from wallet_day where house <> ''
          union all
          select from_account, currency, -amount from wallet_house_day
          union all
          select to_account, currency, amount from wallet_house_day) e group by house, currency) j
        on j.house = h.name and j.currency = h.currency
      where h.balance is distinct from coalesce(j.total, 0)`,
  },
];

type Pockets = Record<string, [cash: string, bonus: string, reserved: string]>;

/** What all wallets of a currency hold, less what moved in the days given: the journal before them. */
async function pocketsBefore(db: Queryable, { from }: Pick<Days, 'from'>): Promise<Pockets> {
  const { rows } = await db.query<{ currency: string; cash: string; bonus: string; reserved: string }>(
    `select currency, sum(cash)::text as cash, sum(bonus)::text as bonus, sum(reserved)::text as reserved from (
       select currency, cash, bonus, reserved from wallet_account
       union all
       select currency, -cash, -bonus, -reserved from wallet_transfer where at >= $1) e group by currency order by currency`,
    [from],
  );
  return Object.fromEntries(rows.map((row) => [row.currency, [row.cash, row.bonus, row.reserved]]));
}

const none: Pockets[string] = ['0', '0', '0'];

/** A wallet that nothing has moved is not looked at by itself: all of them together still come to what they came to. */
async function changedUnseen(db: Queryable, { from, saw }: { from: Date; saw: Pockets }): Promise<Finding[]> {
  const now = await pocketsBefore(db, { from });
  return [...new Set([...Object.keys(saw), ...Object.keys(now)])]
    .map((currency) => ({ currency, was: saw[currency] ?? none, is: now[currency] ?? none }))
    .filter(({ was, is }) => was.join() !== is.join())
    .map(({ currency, was, is }) => ({
      check: 'balances equal the sum of their entries',
      detail: `wallets in ${currency} came to ${was.join('/')} before ${from.toISOString()}, now to ${is.join('/')}`,
    }));
}

/** Days of the ledger: those since a checkpoint, or some of the past. */
export const ledgerDays: Growing = {
  name: 'ledger',
  async checkDays(db, { from, until, saw }) {
    const found = await findFaults(db, checks, [from, until]);
    if (saw === undefined) return found;
    return [...found, ...(await findFaults(db, ofAll)), ...(await changedUnseen(db, { from, saw: saw as Pockets }))];
  },
  see: pocketsBefore,
};

/** The first day that was rolled up. */
export async function firstDayOfJournal(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ first: Date | null }>(
    `select min(day)::timestamp at time zone 'UTC' as first from wallet_day`,
  );
  return rows[0]?.first ?? null;
}
