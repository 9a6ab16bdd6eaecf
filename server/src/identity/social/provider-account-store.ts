import type { Queryable, Tx } from '../../kit/index.ts';
import type { ProviderAccount } from './auth-provider.ts';

export interface ProviderAccountRow {
  id: bigint;
  player_id: bigint;
  provider: string;
  uid: string;
  label: string;
  connected_at: Date;
}

const columns = 'id, player_id, provider, uid, label, connected_at';

interface Connection {
  provider: string;
  account: Pick<ProviderAccount, 'uid' | 'label'>;
  at: Date;
}

/** Whom the account of another house opens the door for. */
export async function findProviderAccount(
  db: Queryable,
  wanted: { provider: string; uid: string },
): Promise<ProviderAccountRow | undefined> {
  const { rows } = await db.query<ProviderAccountRow>(
    `select ${columns} from identity_provider_account where provider = $1 and uid = $2`,
    [wanted.provider, wanted.uid],
  );
  return rows[0];
}

export async function listProviderAccounts(db: Queryable, playerId: number): Promise<ProviderAccountRow[]> {
  const { rows } = await db.query<ProviderAccountRow>(
    `select ${columns} from identity_provider_account where player_id = $1 order by id`,
    [playerId],
  );
  return rows;
}

/** False when that account opens a door already, whoever's it is. */
export async function insertProviderAccount(tx: Tx, input: Connection & { playerId: number }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity_provider_account (player_id, provider, uid, label, connected_at, last_used_at)
     values ($1, $2, $3, $4, $5, $5) on conflict (provider, uid) do nothing`,
    [input.playerId, input.provider, input.account.uid, input.account.label, input.at],
  );
  return rowCount === 1;
}

/** Notes the visit; undefined when the account was cut off in the meantime. */
export async function useProviderAccount(tx: Tx, input: Connection): Promise<number | undefined> {
  const { rows } = await tx.query<{ player_id: bigint }>(
    `update identity_provider_account set last_used_at = $4, label = $3
     where provider = $1 and uid = $2 returning player_id`,
    [input.provider, input.account.uid, input.account.label, input.at],
  );
  return rows[0] && Number(rows[0].player_id);
}

export async function deleteProviderAccount(tx: Tx, id: bigint): Promise<void> {
  await tx.query('delete from identity_provider_account where id = $1', [id]);
}
