import type { Currency } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../../kit/index.ts';

export interface AddressOwner {
  playerId: number;
  method: string;
  currency: Currency;
}

export async function findAddress(
  db: Queryable,
  { provider, address }: { provider: string; address: string },
): Promise<AddressOwner | undefined> {
  const { rows } = await db.query<{ player_id: bigint; method: string; currency: Currency }>(
    'select player_id, method, currency from payments_address where provider = $1 and address = $2',
    [provider, address],
  );
  const [row] = rows;
  return row && { playerId: Number(row.player_id), method: row.method, currency: row.currency };
}

export interface WantedAddress {
  playerId: number;
  provider: string;
  method: string;
  currency: Currency;
  network: string | null;
  at: Date;
}

/** The player's address, the same for ever; it is derived from the number of its row, so no two players share one. */
export async function takeAddress(tx: Tx, wanted: WantedAddress, derive: (index: number) => string): Promise<string> {
  const { playerId, provider, method, currency, network, at } = wanted;
  const key = [playerId, provider, currency, network ?? ''];
  await tx.query(
    `insert into payments_address (player_id, provider, currency, network, method, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [...key, method, at],
  );
  const { rows } = await tx.query<{ id: bigint; address: string | null }>(
    `select id, address from payments_address
     where player_id = $1 and provider = $2 and currency = $3 and network = $4 for no key update`,
    key,
  );
  const [row] = rows;
  invariant(row, 'an address that was just taken is there');
  if (row.address !== null) return row.address;
  const address = derive(Number(row.id));
  await tx.query('update payments_address set address = $2 where id = $1', [row.id, address]);
  return address;
}
