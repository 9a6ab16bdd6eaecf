import { createHash } from 'node:crypto';
import type { Queryable } from '../../kit/index.ts';

export const mostFailures = 3;
const lockMs = 30 * 60 * 1000;

/** What is guessed at: the password of an address (which may be nobody's), or the code of a member. */
export type Guess = { password: string } | { code: number };

function subjectOf(guess: Guess): string {
  const text = 'password' in guess ? `password:${guess.password}` : `code:${guess.code}`;
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Counts a guess as failed before anybody looks at it, so that a hundred at once are still three. Returns how many
 * there are now, or null when it is locked. A right guess is forgiven with `forgetAttempts`.
 */
export async function takeAttempt(db: Queryable, guess: Guess, at: Date): Promise<number | null> {
  const { rows } = await db.query<{ failures: number }>(
    `insert into staff_attempt as a (subject, failures, since) values (decode($1, 'hex'), 1, $2)
     on conflict (subject) do update set
       failures = case when a.since <= $3 then 1 else a.failures + 1 end,
       since = case when a.since <= $3 or a.failures + 1 >= $4 then $2 else a.since end
     where a.since <= $3 or a.failures < $4
     returning failures`,
    [subjectOf(guess), at, new Date(at.getTime() - lockMs), mostFailures],
  );
  return rows[0]?.failures ?? null;
}

export async function forgetAttempts(db: Queryable, guess: Guess): Promise<void> {
  await db.query(`delete from staff_attempt where subject = decode($1, 'hex')`, [subjectOf(guess)]);
}

/** Until when a guess is locked; null when it is not. */
export async function lockedUntil(db: Queryable, guess: Guess, at: Date): Promise<Date | null> {
  const { rows } = await db.query<{ since: Date }>(
    `select since from staff_attempt where subject = decode($1, 'hex') and failures >= $2 and since > $3`,
    [subjectOf(guess), mostFailures, new Date(at.getTime() - lockMs)],
  );
  return rows[0] ? new Date(rows[0].since.getTime() + lockMs) : null;
}

const refusalWindowMs = 60 * 60 * 1000;

/** Counts a call that a member's role does not allow. Returns how many times it was within the hour, this one too. */
export async function countRefusal(
  db: Queryable,
  { memberId, call, at }: { memberId: number; call: string; at: Date },
): Promise<number> {
  const subject = createHash('sha256').update(`refused:${memberId}:${call}`).digest('hex');
  const { rows } = await db.query<{ failures: number }>(
    `insert into staff_attempt as a (subject, failures, since) values (decode($1, 'hex'), 1, $2)
     on conflict (subject) do update set
       failures = case when a.since <= $3 then 1 else a.failures + 1 end,
       since = case when a.since <= $3 then $2 else a.since end
     returning failures`,
    [subject, at, new Date(at.getTime() - refusalWindowMs)],
  );
  return rows[0]?.failures ?? 1;
}

export async function sweepAttempts(db: Queryable, at: Date): Promise<void> {
  await db.query('delete from staff_attempt where since <= $1', [
    new Date(at.getTime() - Math.max(lockMs, refusalWindowMs)),
  ]);
}
