import type { Currency } from '@halley/contract';
import { constantColumn, type Queryable, type Tx } from '../kit/index.ts';
import type { AppliedMovement } from './apply-movements.ts';
import type { Wallet } from './wallet.ts';

interface WalletRow {
  id: bigint;
  player_id: bigint;
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  bonus_idle: bigint;
  reserved: bigint;
  last_entry: bigint;
}

const columns = 'id, player_id, currency, cash, bonus, bonus_idle, reserved, last_entry';

function fromRow(row: WalletRow): Wallet {
  const { id, currency, cash, bonus, reserved } = row;
  return {
    id,
    playerId: Number(row.player_id),
    currency,
    cash,
    bonus,
    bonusIdle: row.bonus_idle,
    reserved,
    lastEntry: row.last_entry,
  };
}

export interface WalletOwner {
  playerId: number;
  currency: string;
}

/** Locks wallets for this transaction, always in the order of their ids, so that two groups cannot wait in a ring. */
export async function lockWallets(tx: Tx, owners: WalletOwner[]): Promise<Wallet[]> {
  const { rows } = await tx.query<WalletRow>({
    name: 'wallet_lock',
    text: `select ${columns} from wallet_account
      where (player_id, currency) in (select * from unnest($1::bigint[], $2::text[]))
      order by id for no key update`,
    values: [owners.map((owner) => owner.playerId), owners.map((owner) => owner.currency)],
  });
  return rows.map(fromRow);
}

export async function readWallets(database: Queryable, playerId: number): Promise<Wallet[]> {
  const { rows } = await database.query<WalletRow>({
    name: 'wallet_read',
    text: `select ${columns} from wallet_account where player_id = $1 order by id`,
    values: [playerId],
  });
  return rows.map(fromRow);
}

/** The wallets of all these players in one query. */
export async function readWalletsOf(db: Queryable, playerIds: readonly number[]): Promise<Wallet[]> {
  const { rows } = await db.query<WalletRow>(
    `select ${columns} from wallet_account where player_id = any($1::bigint[]) order by id`,
    [playerIds],
  );
  return rows.map(fromRow);
}

export async function insertWallet(tx: Tx, owner: WalletOwner): Promise<void> {
  await tx.query('insert into wallet_account (player_id, currency) values ($1, $2) on conflict do nothing', [
    owner.playerId,
    owner.currency,
  ]);
}

/** Writes transfers into the journal. */
export async function insertTransfers(tx: Tx, movements: AppliedMovement[]): Promise<void> {
  const column = <T>(read: (movement: AppliedMovement) => T) => movements.map(read);
  await tx.query({
    name: 'wallet_insert_transfers',
    text: `insert into wallet_transfer
        (id, key, reason, input_hash, account_id, currency, cash, bonus, reserved, house,
         cash_after, bonus_after, reserved_after, entry, player_id)
      select n.id, n.key, n.reason, n.input_hash, n.account_id, coalesce(n.currency, ($5::text[])[1]), n.cash,
        coalesce(n.bonus, ($7::bigint[])[1]), coalesce(n.reserved, ($8::bigint[])[1]), n.house,
        n.cash_after, coalesce(n.bonus_after, ($11::bigint[])[1]), coalesce(n.reserved_after, ($12::bigint[])[1]),
        n.entry, n.player_id
      from unnest($1::uuid[], $2::text[], $3::bytea[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[],
        $8::bigint[], $9::text[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[],
        kit_new_ids(cardinality($1::uuid[])))
        as n (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house,
          cash_after, bonus_after, reserved_after, entry, player_id, id)`,
    values: [
      column((movement) => movement.key),
      column((movement) => movement.reason),
      column((movement) => movement.inputHash),
      column((movement) => movement.accountId),
      constantColumn(column((movement) => movement.currency)),
      column((movement) => movement.cash),
      constantColumn(column((movement) => movement.bonus)),
      constantColumn(column((movement) => movement.reserved)),
      column((movement) => movement.house),
      column((movement) => movement.cashAfter),
      constantColumn(column((movement) => movement.bonusAfter)),
      constantColumn(column((movement) => movement.reservedAfter)),
      column((movement) => movement.entry),
      column((movement) => movement.playerId),
    ],
  });
}

/** Sets the balances of locked wallets, and how many transfers they have. */
export async function updateBalances(tx: Tx, wallets: Wallet[]): Promise<void> {
  await tx.query({
    name: 'wallet_update_balances',
    text: `update wallet_account a set cash = n.cash, bonus = coalesce(n.bonus, ($3::bigint[])[1]), reserved = coalesce(n.reserved, ($4::bigint[])[1]),
        bonus_idle = coalesce(n.bonus_idle, ($5::bigint[])[1]), last_entry = n.last_entry
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
        as n (id, cash, bonus, reserved, bonus_idle, last_entry)
      where a.id = n.id`,
    values: [
      wallets.map((wallet) => wallet.id),
      wallets.map((wallet) => wallet.cash),
      constantColumn(wallets.map((wallet) => wallet.bonus)),
      constantColumn(wallets.map((wallet) => wallet.reserved)),
      constantColumn(wallets.map((wallet) => wallet.bonusIdle)),
      wallets.map((wallet) => wallet.lastEntry),
    ],
  });
}

/** The hash of the input a transfer was written for, when it exists. */
export async function findTransferHash(tx: Tx, key: string, reason: string): Promise<Buffer | undefined> {
  const { rows } = await tx.query<{ input_hash: Buffer }>(
    'select input_hash from wallet_transfer where key = $1 and reason = $2',
    [key, reason],
  );
  return rows[0]?.input_hash;
}
