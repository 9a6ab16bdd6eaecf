import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { dayColumns, houseDayColumns } from './history/day-sums.ts';
import { monthColumns, transfersWithHolds } from './history/month-sums.ts';
import { ownedTransfers, playerDayColumns } from './history/player-day-sums.ts';
import { sumColumns, summedTransfers } from './money-sums.ts';
import type { HouseAccount, HouseReason } from './wallet.ts';

export interface Check {
  name: string;
  /** One row, `detail`, per fault. */
  sql: string;
}

/** What the entries of one transfer come to. A transfer is one row, so nothing has to be gathered for it. */
export const entriesOf = '(cash + bonus + reserved + house_amount)';

/** These do not grow with the journal: rare reasons have an index, and wallets are few beside their transfers. */
export const smallChecks: readonly Check[] = [
  {
    name: 'corrections that were agreed to are in the journal, once and by two people; no other is',
    sql: `select 'correction ' || coalesce(c.id::text, t.key::text) as detail from wallet_correction c
      full join (select * from wallet_transfer where reason = 'correction' and house = 'corrections') t on t.key = c.key
      where c.id is null or (c.state = 'approved') <> (t.id is not null) or c.amount <> t.cash
        or (c.state = 'approved' and c.asked_by = c.decided_by)`,
  },
  {
    name: 'reserved money equals what is held open',
    sql: `select 'wallet ' || a.id || ' reserves ' || a.reserved || ', open holds are ' || coalesce(h.held, 0) as detail
      from wallet_account a
      left join (select account_id, sum(amount) held from wallet_hold where state = 'open' group by account_id) h
        on h.account_id = a.id
      where a.reserved <> coalesce(h.held, 0)`,
  },
];

/** Sums by day against the journals, for all days or some: `kept` says which lines of a table of sums, `inDays` which transfers. */
export const dayChecks = (kept: (table: string) => string, inDays: string): Check[] => [
  {
    name: 'days of the journal equal their transfers up to the last roll-up',
    sql: `select coalesce(d.reason, j.reason) || ' of ' || coalesce(d.day, j.day) || ' in ' || coalesce(d.currency, j.currency)
        || ' shows ' || coalesce(d.cash, 0) || '/' || coalesce(d.bonus, 0) || '/' || coalesce(d.reserved, 0)
        || ', the journal ' || coalesce(j.cash, 0) || '/' || coalesce(j.bonus, 0) || '/' || coalesce(j.reserved, 0) as detail
      from ${kept('wallet_day')} d
      full join (select ${dayColumns} from ${transfersWithHolds}
        where ${inDays} and t.id <= (select through_id from wallet_rollup) group by 1, 2, 3, 4, 5) j
        on (j.day, j.currency, j.reason, j.purpose, j.house) = (d.day, d.currency, d.reason, d.purpose, d.house)
      where (d.transfers, d.cash, d.bonus, d.reserved) is distinct from (j.transfers, j.cash, j.bonus, j.reserved)`,
  },
  {
    name: 'days of the house equal its transfers up to the last roll-up',
    sql: `select coalesce(d.reason, j.reason) || ' of ' || coalesce(d.day, j.day) || ' in ' || coalesce(d.currency, j.currency)
        || ' shows ' || coalesce(d.amount, 0) || ', the journal ' || coalesce(j.amount, 0) as detail
      from ${kept('wallet_house_day')} d
      full join (select ${houseDayColumns} from wallet_house_transfer t
        where ${inDays} and t.id <= (select house_through_id from wallet_rollup) group by 1, 2, 3, 4, 5) j
        on (j.day, j.currency, j.reason, j.from_account, j.to_account)
          = (d.day, d.currency, d.reason, d.from_account, d.to_account)
      where (d.transfers, d.amount) is distinct from (j.transfers, j.amount)`,
  },
  {
    name: 'days of players equal their transfers up to the last roll-up',
    sql: `select 'player ' || coalesce(d.player_id, j.player_id) || ' has ' || coalesce(d.amount, 0) || ' '
        || coalesce(d.currency, j.currency) || ' of ' || coalesce(d.reason, j.reason) || ' on ' || coalesce(d.day, j.day)
        || ', the journal ' || coalesce(j.amount, 0) as detail
      from ${kept('wallet_player_day')} d
      full join (select ${playerDayColumns} from ${ownedTransfers}
        where ${inDays} and t.id <= (select through_id from wallet_rollup) group by 1, 2, 3, 4, 5) j
        on (j.player_id, j.currency, j.day, j.reason, j.purpose) = (d.player_id, d.currency, d.day, d.reason, d.purpose)
      where (d.transfers, d.amount) is distinct from (j.transfers, j.amount)`,
  },
];

const checks: Check[] = [
  ...smallChecks,
  {
    name: 'entries sum to zero in every currency',
    sql: `select currency || ' is off by ' || sum(${entriesOf}) as detail from wallet_transfer group by currency
      having sum(${entriesOf}) <> 0`,
  },
  {
    name: 'every transfer sums to zero',
    sql: `select 'transfer ' || id || ' is off by ' || ${entriesOf} as detail from wallet_transfer
      where ${entriesOf} <> 0`,
  },
  {
    name: 'every transfer names its other side',
    sql: `select 'transfer ' || id || ' moved ' || -house_amount || ' and nobody stands against it' as detail
      from wallet_transfer where house is null and house_amount <> 0`,
  },
  {
    name: 'balances equal the sum of their entries',
    sql: `select 'wallet ' || a.id || ' shows ' || a.cash || '/' || a.bonus || '/' || a.reserved || ', the journal '
        || coalesce(j.cash, 0) || '/' || coalesce(j.bonus, 0) || '/' || coalesce(j.reserved, 0)
        || case when a.last_entry = coalesce(j.entries, 0) then ''
          else '; it counts ' || a.last_entry || ' of ' || coalesce(j.entries, 0) || ' transfers' end as detail
      from wallet_account a
      left join (select account_id, sum(cash) cash, sum(bonus) bonus, sum(reserved) reserved, count(*) entries
        from wallet_transfer group by account_id) j on j.account_id = a.id
      where (a.cash, a.bonus, a.reserved, a.last_entry)
        is distinct from (coalesce(j.cash, 0), coalesce(j.bonus, 0), coalesce(j.reserved, 0), coalesce(j.entries, 0))`,
  },
  {
    name: 'each transfer starts where the one before it ended',
    sql: `select 'transfer ' || id || ' of wallet ' || account_id || ' does not follow on' as detail
      from (select id, account_id, entry, cash, bonus, reserved, cash_after, bonus_after, reserved_after,
          row_number() over w place,
          lag(id, 1, 0::bigint) over w id_before,
          lag(cash_after, 1, 0::bigint) over w cash_before,
          lag(bonus_after, 1, 0::bigint) over w bonus_before,
          lag(reserved_after, 1, 0::bigint) over w reserved_before
        -- in the order of the table and sorted: by its index it would be read page by page at random
        from (select * from wallet_transfer offset 0) t window w as (partition by account_id order by entry)) t
      where cash_before + cash <> cash_after or bonus_before + bonus <> bonus_after
        or reserved_before + reserved <> reserved_after or entry <> place or id <= id_before`,
  },
  {
    name: 'transfers belong to a wallet of their currency',
    sql: `select 'transfer ' || t.id as detail from wallet_transfer t
      left join wallet_account a on a.id = t.account_id and a.currency = t.currency where a.id is null`,
  },
  {
    name: 'house balances equal their entries up to the last roll-up',
    sql: `select coalesce(h.name, j.house) || ' ' || coalesce(h.currency, j.currency) || ' shows '
        || coalesce(h.balance::text, 'nothing') || ', the journal ' || coalesce(j.total, 0) as detail
      from wallet_house h
      full join (select house, currency, sum(amount) total from (
          select t.house, t.currency, t.house_amount as amount from wallet_transfer t, wallet_rollup r
            where t.id <= r.through_id and t.house is not null
          union all
          select t.from_account, t.currency, -t.amount from wallet_house_transfer t, wallet_rollup r
            where t.id <= r.house_through_id
          union all
          select t.to_account, t.currency, t.amount from wallet_house_transfer t, wallet_rollup r
            where t.id <= r.house_through_id) e
        group by house, currency) j
        on j.house = h.name and j.currency = h.currency
      where h.balance is distinct from coalesce(j.total, 0)`,
  },
  {
    name: 'sums of players equal their transfers up to the last roll-up',
    sql: `select 'wallet ' || coalesce(s.account_id, j.account_id) || ' sums to ' || coalesce(s.deposits, 0) || '/'
        || coalesce(s.cashouts, 0) || '/' || coalesce(s.bets, 0) || ', the journal ' || coalesce(j.deposits, 0) || '/'
        || coalesce(j.cashouts, 0) || '/' || coalesce(j.bets, 0) as detail
      from wallet_sum s
      full join (select t.account_id, ${sumColumns} from ${summedTransfers}
        where t.id <= (select through_id from wallet_rollup) group by t.account_id) j on j.account_id = s.account_id
      where (s.deposits_count, s.deposits, s.cashouts, s.bets)
        is distinct from (j.deposits_count, j.deposits, j.cashouts, j.bets)`,
  },
  {
    name: 'months of wallets equal their transfers up to the last roll-up',
    sql: `select 'wallet ' || coalesce(m.account_id, j.account_id) || ' has ' || coalesce(m.amount, 0) || ' of '
        || coalesce(m.reason, j.reason) || ' in ' || coalesce(m.month, j.month) || ', the journal '
        || coalesce(j.amount, 0) as detail
      from wallet_month m
      full join (select ${monthColumns} from ${transfersWithHolds}
        where t.id <= (select through_id from wallet_rollup) group by 1, 2, 3, 4) j
        on (j.account_id, j.month, j.reason, j.purpose) = (m.account_id, m.month, m.reason, m.purpose)
      where (m.transfers, m.amount, m.reserved, m.first_id, m.last_id)
        is distinct from (j.transfers, j.amount, j.reserved, j.first_id, j.last_id)`,
  },
  ...dayChecks((table) => table, 'true'),
];

export const checkNames: readonly string[] = checks.map((check) => check.name);

/** What was moved under each key and reason, once by constraint, for rooms that hold their own records against the journal. */
export const movedByKey = 'select key, reason, account_id, cash, bonus from wallet_transfer';

/** The same for the keys that a query names: a part of the journal is found by its keys, not by reading all of it. */
export const movedUnder = (keys: string) => `${movedByKey} where key in (${keys})`;

/** Keys of rounds and their actions under which something moved from $1 until $2. */
export const keysInDays = `select distinct key from wallet_transfer
  where at >= $1 and at < $2 and reason in ('stake', 'win', 'rollback', 'reversal', 'promo')`;

/** The bonus of every wallet and how much of it is idle, for the room whose gifts hold it. */
export const bonusOfWallets = 'select id, bonus, bonus_idle as idle from wallet_account';

/** Money set aside, for rooms that say what it was set aside for. */
export const heldById = `select h.id, a.player_id, a.currency, h.amount, h.purpose, h.state
  from wallet_hold h join wallet_account a on a.id = h.account_id`;

/** What every house account holds, for rooms whose money it is: by the last roll-up, and by the journals since. */
export const houseEntries = `select house, currency, sum(amount) as balance from (
    select name as house, currency, balance as amount from wallet_house
    union all
    select house, currency, house_amount from wallet_transfer
      where id > (select through_id from wallet_rollup) and house is not null
    union all
    select from_account, currency, -amount from wallet_house_transfer
      where id > (select house_through_id from wallet_rollup)
    union all
    select to_account, currency, amount from wallet_house_transfer
      where id > (select house_through_id from wallet_rollup)) e group by house, currency`;

/** What an account of the house has lost for these reasons, less what came back, by currency. */
export const houseMoved = (account: HouseAccount, ...reasons: HouseReason[]) => `select currency,
    sum(case when from_account = '${account}' then amount else -amount end) as moved
  from wallet_house_transfer where reason in ('${reasons.join("', '")}') and '${account}' in (from_account, to_account) group by currency`;

const mostFindings = 20;

export async function findFaults(db: Queryable, asked: readonly Check[], values: unknown[] = []): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sql } of asked) {
    const { rows } = await db.query<{ detail: string }>(`select detail from (${sql}) f limit ${mostFindings}`, values);
    findings.push(...rows.map((row) => ({ check: name, detail: row.detail })));
  }
  return findings;
}

/** Recomputes the whole ledger from its entries. Reads one snapshot, so it may run while players play. */
export const auditLedger = (db: Queryable): Promise<Finding[]> => findFaults(db, checks);

export async function countLedger(database: Queryable): Promise<{ wallets: number; transfers: number }> {
  const { rows } = await database.query<{ wallets: bigint; transfers: bigint }>(
    `select (select count(*) from wallet_account) as wallets, (select count(*) from wallet_transfer) as transfers`,
  );
  return { wallets: Number(rows[0]?.wallets), transfers: Number(rows[0]?.transfers) };
}
