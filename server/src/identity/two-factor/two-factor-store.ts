import type { Queryable, Tx } from '../../kit/index.ts';

export async function findSealedSecret(
  db: Queryable,
  playerId: number,
): Promise<{ sealedSecret: Buffer; lastStep: number } | undefined> {
  const { rows } = await db.query<{ sealed_secret: Buffer; last_step: bigint }>(
    'select sealed_secret, last_step from identity_two_factor where player_id = $1',
    [playerId],
  );
  return rows[0] && { sealedSecret: rows[0].sealed_secret, lastStep: Number(rows[0].last_step) };
}

/** False when a second factor is on already. */
export async function insertTwoFactor(
  tx: Tx,
  input: { playerId: number; sealedSecret: Uint8Array; step: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity_two_factor (player_id, sealed_secret, last_step, enabled_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [input.playerId, input.sealedSecret, input.step, input.at],
  );
  if (rowCount !== 1) return false;
  await tx.query('update identity_player set two_factor_enabled = true where id = $1', [input.playerId]);
  return true;
}

export async function deleteTwoFactor(tx: Tx, playerId: number): Promise<void> {
  await tx.query('delete from identity_two_factor where player_id = $1', [playerId]);
  await tx.query('delete from identity_recovery_code where player_id = $1', [playerId]);
  await tx.query('update identity_player set two_factor_enabled = false where id = $1', [playerId]);
}

/** True for the first who brings the code of this step or a later one: no code counts twice. */
export async function useStep(tx: Tx, input: { playerId: number; step: number }): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update identity_two_factor set last_step = $2 where player_id = $1 and last_step < $2',
    [input.playerId, input.step],
  );
  return rowCount === 1;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  input: { playerId: number; codeHashes: string[]; at: Date },
): Promise<void> {
  await tx.query('delete from identity_recovery_code where player_id = $1', [input.playerId]);
  await tx.query(
    `insert into identity_recovery_code (player_id, code_hash, created_at)
     select $1, decode(hash, 'hex'), $3 from unnest($2::text[]) hash`,
    [input.playerId, input.codeHashes, input.at],
  );
}

/** True for the first who brings it, also when two come at the same moment. */
export async function useRecoveryCode(
  tx: Tx,
  input: { playerId: number; codeHashes: string[]; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity_recovery_code set used_at = $3
     where player_id = $1 and used_at is null
       and code_hash = any(select decode(hash, 'hex') from unnest($2::text[]) hash)`,
    [input.playerId, input.codeHashes, input.at],
  );
  return rowCount === 1;
}
