import type { Queryable, Tx } from '../kit/index.ts';

const minuteMs = 60_000;

/** So many wrong codes within a time, and none is looked at for the time after. */
interface Closing {
  most: number;
  withinMs: number;
  closedMs: number;
}
const accountClosing: Closing = { most: 5, withinMs: 10 * minuteMs, closedMs: 60 * minuteMs };
const addressClosing: Closing = { most: 20, withinMs: 60 * minuteMs, closedMs: 60 * minuteMs };

/** Whether failures, oldest first, have closed the way at a moment. */
function isClosedBy(failures: readonly Date[], { most, withinMs, closedMs }: Closing, now: Date): boolean {
  return failures.some((first, index) => {
    const last = failures[index + most - 1];
    return (
      last !== undefined && last.getTime() - first.getTime() <= withinMs && now.getTime() - last.getTime() < closedMs
    );
  });
}

interface Tried {
  playerId: number;
  addressHash: Buffer;
}

/** Tries of one account, and of one address, come one after the other; says whether either is closed. */
export async function lockTries(tx: Tx, { playerId, addressHash }: Tried, now: Date): Promise<boolean> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('promotions-address ' || encode($2::bytea, 'hex'), 0)),
       pg_advisory_xact_lock(hashtextextended('promotions-code ' || $1::text, 0))`,
    [String(playerId), addressHash],
  );
  const since = (closing: Closing) => new Date(now.getTime() - closing.withinMs - closing.closedMs);
  const read = async (column: 'player_id' | 'address_hash', value: unknown, closing: Closing) => {
    const { rows } = await tx.query<{ at: Date }>(
      `select at from promotions_code_failure where ${column} = $1 and at > $2 order by at`,
      [value, since(closing)],
    );
    return isClosedBy(
      rows.map(({ at }) => at),
      closing,
      now,
    );
  };
  const byAccount = await read('player_id', playerId, accountClosing);
  const byAddress = await read('address_hash', addressHash, addressClosing);
  return byAccount || byAddress;
}

export async function noteFailure(tx: Tx, { playerId, addressHash }: Tried, at: Date): Promise<void> {
  await tx.query('insert into promotions_code_failure (player_id, address_hash, at) values ($1, $2, $3)', [
    playerId,
    addressHash,
    at,
  ]);
}

/** What can close nothing any more is forgotten. */
export async function sweepFailures(db: Queryable, now: Date): Promise<void> {
  const keptMs = addressClosing.withinMs + addressClosing.closedMs;
  await db.query('delete from promotions_code_failure where at < $1', [new Date(now.getTime() - keptMs)]);
}
