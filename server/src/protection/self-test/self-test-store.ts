import type { SelfTestResult } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

/** A month of UTC is its first day. A player counts once a month, with the last result. */
export async function keepSelfTest(
  db: Queryable,
  { playerId, at, result }: { playerId: number; at: Date; result: SelfTestResult },
): Promise<void> {
  await db.query(
    `insert into protection_self_test (player_id, month, result)
     values ($1, date_trunc('month', $2::timestamptz at time zone 'UTC')::date, $3)
     on conflict (player_id, month) do update set result = excluded.result`,
    [playerId, at, result],
  );
}

/** A year for the regulator, and the month that runs. */
const keptMonths = 13;

export async function forgetSelfTests(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from protection_self_test
     where month < date_trunc('month', $1::timestamptz at time zone 'UTC')::date - make_interval(months => $2)`,
    [now, keptMonths - 1],
  );
}
