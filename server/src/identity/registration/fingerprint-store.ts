import { createHash } from 'node:crypto';
import type { Queryable, Tx } from '../../kit/index.ts';

const keptPerPlayer = 20;

/** Only a hash is kept: it tells devices apart and says nothing about them. */
function hashOf(dfpc: string | null | undefined): Buffer | undefined {
  return dfpc?.trim() ? createHash('sha256').update(dfpc.trim()).digest() : undefined;
}

/** Remembers the device a player came with; of many, the latest few. */
export async function noteFingerprint(
  tx: Tx,
  { playerId, dfpc, at }: { playerId: number; dfpc: string | null | undefined; at: Date },
): Promise<void> {
  const hash = hashOf(dfpc);
  if (!hash) return;
  await tx.query(
    `insert into identity_fingerprint (player_id, hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
     on conflict (player_id, hash) do update set last_seen_at = greatest(identity_fingerprint.last_seen_at, $3)`,
    [playerId, hash, at],
  );
  await tx.query(
    `delete from identity_fingerprint where player_id = $1 and hash in (
       select hash from identity_fingerprint where player_id = $1 order by last_seen_at desc, hash offset ${keptPerPlayer})`,
    [playerId],
  );
}

/** How many other players came with this device. */
export async function countSharedDevices(
  db: Queryable,
  { playerId, dfpc }: { playerId: number; dfpc: string | null | undefined },
): Promise<number> {
  const hash = hashOf(dfpc);
  if (!hash) return 0;
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) from identity_fingerprint where hash = $2 and player_id <> $1',
    [playerId, hash],
  );
  return Number(rows[0]?.count);
}
