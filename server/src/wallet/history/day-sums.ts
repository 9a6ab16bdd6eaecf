import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { HouseAccount, HouseReason, Reason } from '../wallet.ts';
import type { Purpose } from './kinds.ts';
import { transfersWithHolds } from './month-sums.ts';

export const dayColumns = `(t.at at time zone 'UTC')::date as day, t.currency, t.reason, coalesce(h.purpose, '') as purpose,
  coalesce(t.house, '') as house, count(*) as transfers, sum(t.cash) as cash, sum(t.bonus) as bonus,
  sum(t.reserved) as reserved`;
export const houseDayColumns = `(t.at at time zone 'UTC')::date as day, t.currency, t.reason, t.from_account, t.to_account,
  count(*) as transfers, sum(t.amount) as amount`;

interface Stretch {
  players: bigint;
  house: bigint;
}

/** Adds a stretch of both journals to their days. Whoever calls sees to it that each comes once. */
export async function addToDays(tx: Tx, after: Stretch, through: Stretch): Promise<void> {
  await tx.query(
    `insert into wallet_day as d
     select ${dayColumns} from ${transfersWithHolds} where t.id > $1 and t.id <= $2 group by 1, 2, 3, 4, 5
     on conflict (day, currency, reason, purpose, house) do update set transfers = d.transfers + excluded.transfers,
       cash = d.cash + excluded.cash, bonus = d.bonus + excluded.bonus, reserved = d.reserved + excluded.reserved`,
    [after.players, through.players],
  );
  await tx.query(
    `insert into wallet_house_day as d
     select ${houseDayColumns} from wallet_house_transfer t where t.id > $1 and t.id <= $2 group by 1, 2, 3, 4, 5
     on conflict (day, currency, reason, from_account, to_account)
       do update set transfers = d.transfers + excluded.transfers, amount = d.amount + excluded.amount`,
    [after.house, through.house],
  );
}

/** What one word of the journal came to on one day, against one account of the house. */
export interface DaySum {
  /** `2026-03-01`; null: all days before those that were asked for. */
  day: string | null;
  currency: Currency;
  reason: Reason;
  purpose: Purpose | '';
  house: HouseAccount | '';
  transfers: number;
  cash: bigint;
  bonus: bigint;
  reserved: bigint;
}

export interface HouseDaySum {
  day: string | null;
  currency: Currency;
  reason: HouseReason;
  from: HouseAccount;
  to: HouseAccount;
  amount: bigint;
}

interface Span {
  /** First and last day, UTC. */
  from: string;
  to: string;
  currency?: Currency | undefined;
}

const dayOf = `case when day >= $1::date then to_char(day, 'YYYY-MM-DD') end`;
const inSpan = 'day <= $2::date and ($3::text is null or currency = $3)';

/** Days of a span, and in one line what came before it; as of the last roll-up, a minute ago at the most. */
export async function readDaySums(db: Queryable, { from, to, currency }: Span): Promise<DaySum[]> {
  const { rows } = await db.query<DaySum>(
    `select ${dayOf} as day, currency, reason, purpose, house, sum(transfers)::float8 as transfers, sum(cash)::bigint as cash,
       sum(bonus)::bigint as bonus, sum(reserved)::bigint as reserved
     from wallet_day where ${inSpan} group by 1, 2, 3, 4, 5 order by 1 nulls first, 2, 3, 4, 5`,
    [from, to, currency ?? null],
  );
  return rows;
}

export async function readHouseDaySums(db: Queryable, { from, to, currency }: Span): Promise<HouseDaySum[]> {
  const { rows } = await db.query<HouseDaySum>(
    `select ${dayOf} as day, currency, reason, from_account as "from", to_account as "to", sum(amount)::bigint as amount
     from wallet_house_day where ${inSpan} group by 1, 2, 3, 4, 5 order by 1 nulls first, 2, 3, 4, 5`,
    [from, to, currency ?? null],
  );
  return rows;
}
