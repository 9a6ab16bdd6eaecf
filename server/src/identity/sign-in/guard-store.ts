import type { Queryable, Tx } from '../../kit/index.ts';

/** Failures and locks by address, whether or not it has an account. */

interface Attempt {
  addressHash: string;
  at: Date;
  /** Failures before this are forgotten. */
  since: Date;
  most: number;
}

/** Counts an attempt as failed before anybody looks at it. False: the address is locked, or as good as. */
export async function countAttempt(db: Queryable, attempt: Attempt): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'identity_count_attempt',
    text: `insert into identity_login_guard as g (address_hash, failed_at, changed_at)
      values (decode($1, 'hex'), array[$2::timestamptz], $2)
      on conflict (address_hash) do update
        set failed_at = array(select t from unnest(g.failed_at) t where t > $3) || $2::timestamptz, changed_at = $2
        where g.locked_at is null and (select count(*) from unnest(g.failed_at) t where t > $3) < $4`,
    values: [attempt.addressHash, attempt.at, attempt.since, attempt.most],
  });
  return rowCount === 1;
}

/** Takes one attempt back that turned out right: others made at the same moment stay counted. */
export async function uncountAttempt(db: Queryable, attempt: { addressHash: string; at: Date }): Promise<void> {
  await db.query({
    name: 'identity_uncount_attempt',
    text: `update identity_login_guard set failed_at = failed_at[:array_position(failed_at, $2) - 1]
        || failed_at[array_position(failed_at, $2) + 1:]
      where address_hash = decode($1, 'hex') and $2::timestamptz = any(failed_at)`,
    values: [attempt.addressHash, attempt.at],
  });
}

/** Locks the address if it has failed too often. True for the one attempt that did it. */
export async function lockAddress(tx: Tx, attempt: Attempt): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'identity_lock_address',
    text: `update identity_login_guard set locked_at = $2, changed_at = $2
      where address_hash = decode($1, 'hex') and locked_at is null
        and (select count(*) from unnest(failed_at) t where t > $3) >= $4`,
    values: [attempt.addressHash, attempt.at, attempt.since, attempt.most],
  });
  return rowCount === 1;
}

/** A try to open a lock with the second factor. False: there is no lock, or there were too many tries. */
export async function countCodeAttempt(db: Queryable, attempt: Attempt): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity_login_guard
     set code_tried_at = array(select t from unnest(code_tried_at) t where t > $3) || $2::timestamptz, changed_at = $2
     where address_hash = decode($1, 'hex') and locked_at is not null
       and (select count(*) from unnest(code_tried_at) t where t > $3) < $4`,
    [attempt.addressHash, attempt.at, attempt.since, attempt.most],
  );
  return rowCount === 1;
}

/** Forgets failures and lock, under whatever key they were counted. True when there was a lock. */
export async function openAddress(tx: Tx, addressHashes: readonly string[]): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>(
    `delete from identity_login_guard
     where address_hash = any(select decode(hash, 'hex') from unnest($1::text[]) hash)
     returning locked_at is not null as locked`,
    [addressHashes],
  );
  return rows.some((row) => row.locked);
}

export async function isAddressLocked(db: Queryable, addressHashes: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from identity_login_guard
     where address_hash = any(select decode(hash, 'hex') from unnest($1::text[]) hash) and locked_at is not null`,
    [addressHashes],
  );
  return rowCount !== 0;
}

/** What was counted under an earlier key goes on under the current one: a new secret opens no lock. */
export async function renameAddress(
  db: Queryable,
  { addressHash, earlierHashes }: { addressHash: string; earlierHashes: readonly string[] },
): Promise<void> {
  await db.query(
    `update identity_login_guard set address_hash = decode($1, 'hex')
     where address_hash = (
       select address_hash from identity_login_guard
       where address_hash = any(select decode(hash, 'hex') from unnest($2::text[]) hash)
       order by locked_at nulls last, changed_at desc limit 1
     ) and not exists (select 1 from identity_login_guard where address_hash = decode($1, 'hex'))`,
    [addressHash, earlierHashes],
  );
}

/** Old failures are of no more use. A lock stays until somebody opens it. */
export async function forgetFailures(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from identity_login_guard where locked_at is null and changed_at < $1', [before]);
}
