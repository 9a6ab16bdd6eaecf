import type { Queryable, Tx } from '../../kit/index.ts';

export interface PasskeyRow {
  id: bigint;
  player_id: bigint;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: bigint;
  transports: string[];
  synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const columns =
  'id, player_id, credential_id, public_key, sign_count, transports, synced, name, created_at, last_used_at';

export async function selectPasskeys(db: Queryable, playerId: number): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    `select ${columns} from identity_passkey where player_id = $1 order by id desc`,
    [playerId],
  );
  return rows;
}

export async function findPasskey(db: Queryable, credentialId: Uint8Array): Promise<PasskeyRow | undefined> {
  const { rows } = await db.query<PasskeyRow>(`select ${columns} from identity_passkey where credential_id = $1`, [
    credentialId,
  ]);
  return rows[0];
}

export interface NewPasskey {
  playerId: number;
  credentialId: Uint8Array;
  publicKey: Uint8Array;
  signCount: number;
  transports: string[];
  synced: boolean;
  name: string;
  at: Date;
}

/** Undefined when this very passkey is known already, to whomever it belongs. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  const { rows } = await tx.query<PasskeyRow>(
    `insert into identity_passkey
       (player_id, credential_id, public_key, sign_count, transports, synced, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${columns}`,
    [
      passkey.playerId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.signCount,
      passkey.transports,
      passkey.synced,
      passkey.name,
      passkey.at,
    ],
  );
  return rows[0];
}

/** Notes that a passkey was used. False when it was used elsewhere meanwhile: its count is no longer the one we saw. */
export async function noteUse(
  tx: Tx,
  input: { id: bigint; seenCount: bigint; signCount: number; synced: boolean; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity_passkey set sign_count = $3, synced = $4, last_used_at = $5 where id = $1 and sign_count = $2`,
    [input.id, input.seenCount, input.signCount, input.synced, input.at],
  );
  return rowCount === 1;
}

export async function renamePasskeyOf(
  db: Queryable,
  input: { id: number; playerId: number; name: string },
): Promise<PasskeyRow | undefined> {
  const { rows } = await db.query<PasskeyRow>(
    `update identity_passkey set name = $3 where id = $1 and player_id = $2 returning ${columns}`,
    [input.id, input.playerId, input.name],
  );
  return rows[0];
}

export async function deletePasskeyOf(
  tx: Tx,
  input: { id: number; playerId: number },
): Promise<PasskeyRow | undefined> {
  const { rows } = await tx.query<PasskeyRow>(
    `delete from identity_passkey where id = $1 and player_id = $2 returning ${columns}`,
    [input.id, input.playerId],
  );
  return rows[0];
}
