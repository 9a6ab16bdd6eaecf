import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { readUnplayedDeposits } from '../../wallet/index.ts';
import type { PaymentRow } from '../payment.ts';

export interface CashoutHistory {
  sentBefore: number;
  paidInByMethod: boolean;
  isNewDestination: boolean;
  sumOfMonth: bigint;
  askedToday: number;
}

/** Cashouts that have not ended, by how long ago they were asked for. */
export async function countWaitingCashouts(
  db: Queryable,
  now: Date,
): Promise<Record<'hour' | 'day' | 'days' | 'older', number>> {
  const { rows } = await db.query<Record<'hour' | 'day' | 'days' | 'older', bigint>>(
    `select count(*) filter (where age < interval '1 hour') as hour,
       count(*) filter (where age >= interval '1 hour' and age < interval '1 day') as day,
       count(*) filter (where age >= interval '1 day' and age < interval '3 days') as days,
       count(*) filter (where age >= interval '3 days') as older
     from (select $1::timestamptz - created_at as age from payments_payment
       where action = 'cashout' and state in ('reserved', 'pending', 'processing')) waiting`,
    [now],
  );
  const [row] = rows;
  return { hour: Number(row?.hour), day: Number(row?.day), days: Number(row?.days), older: Number(row?.older) };
}

/** What the player's other payments say of this cashout. */
export async function readCashoutHistory(db: Queryable, payment: PaymentRow): Promise<CashoutHistory> {
  const { rows } = await db.query<{
    sent: bigint;
    paid_in: boolean;
    elsewhere: boolean;
    here: boolean;
    month: string;
    today: bigint;
  }>(
    `select count(*) filter (where action = 'cashout' and state = 'succeeded') as sent,
       coalesce(bool_or(action = 'deposit' and state = 'succeeded' and method = $2), false) as paid_in,
       coalesce(bool_or(action = 'cashout' and state = 'succeeded' and destination is distinct from $3), false)
         as elsewhere,
       coalesce(bool_or(action = 'cashout' and state = 'succeeded' and destination is not distinct from $3), false)
         as here,
       coalesce(sum(amount) filter (where action = 'cashout' and currency = $4
         and state in ('reserved', 'pending', 'processing', 'succeeded')
         and created_at > $5::timestamptz - interval '30 days'), 0)::text as month,
       count(*) filter (where action = 'cashout' and created_at > $5::timestamptz - interval '1 day') as today
     from payments_payment where player_id = $1 and id <= $6`,
    [payment.player_id, payment.method, payment.destination, payment.currency, payment.created_at, payment.id],
  );
  const [row] = rows;
  return {
    sentBefore: Number(row?.sent),
    paidInByMethod: row?.paid_in ?? false,
    isNewDestination: row?.elsewhere === true && !row.here,
    sumOfMonth: BigInt(row?.month ?? 0),
    askedToday: Number(row?.today),
  };
}

const playedWithinMs = 90 * 24 * 60 * 60 * 1000;

/** What was paid in lately and not played once. */
export function readUnplayed(
  db: Queryable,
  { playerId, currency, now }: { playerId: number; currency: Currency; now: Date },
): Promise<bigint> {
  return readUnplayedDeposits(db, { playerId, currency, since: new Date(now.getTime() - playedWithinMs) });
}

/** Half of the cashouts of the last weeks were sent within so many minutes; null: too few to tell. */
export async function readUsualMinutes(
  db: Queryable,
  { currency, since, fewest }: { currency: Currency; since: Date; fewest: number },
): Promise<number | null> {
  const { rows } = await db.query<{ minutes: number | null; count: bigint }>(
    `select ceil(percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at)) / 60)::int
         as minutes, count(*) as count
     from payments_payment
     where action = 'cashout' and state = 'succeeded' and currency = $1 and finished_at > $2`,
    [currency, since],
  );
  const [row] = rows;
  return row && Number(row.count) >= fewest ? row.minutes : null;
}
