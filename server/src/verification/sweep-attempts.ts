import type { Queryable } from '../kit/index.ts';

/** Yesterday's tries count no more. */
export async function sweepAttempts(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from verification_attempt where day < $1::date - 1', [now.toISOString().slice(0, 10)]);
}
