import type { Queryable, Tx } from '../../kit/index.ts';

/** How many ways of our own lead into an account: its password, its passkeys. */
export async function countOwnWaysIn(db: Queryable, playerId: number): Promise<number> {
  const { rows } = await db.query<{ ways: bigint }>(
    `select (select count(*) from identity_player where id = $1 and password_hash is not null)
       + (select count(*) from identity_passkey where player_id = $1) as ways`,
    [playerId],
  );
  return Number(rows[0]?.ways);
}

/** Accounts of other houses count while the operator has the house in the settings. */
export async function countWaysIn(
  tx: Tx,
  { playerId, providers }: { playerId: number; providers: readonly string[] },
): Promise<number> {
  const { rowCount } = await tx.query(
    'select 1 from identity_provider_account where player_id = $1 and provider = any($2)',
    [playerId, providers],
  );
  return (await countOwnWaysIn(tx, playerId)) + (rowCount ?? 0);
}
