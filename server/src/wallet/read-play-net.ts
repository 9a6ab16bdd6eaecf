import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/** What moves a wallet by play alone: nothing that was paid in, taken out or given as a present. */
const playReasons = ['stake', 'win', 'rollback', 'reversal', 'promo', 'jackpot', 'claim'];

/** The last transfer of any wallet of this player; 0 when there is none. */
export async function lastTransferOf(db: Queryable, playerId: number): Promise<bigint> {
  const { rows } = await db.query<{ last: bigint }>({
    name: 'wallet_last_transfer',
    text: `select coalesce(max(last), 0) as last from wallet_account a
      cross join lateral (
        select id as last from wallet_transfer where account_id = a.id order by id desc limit 1) t
      where a.player_id = $1`,
    values: [playerId],
  });
  return rows[0]?.last ?? 0n;
}

/**
 * What play has come to since a transfer, by currency. Transfers of one wallet are numbered in the order in which they
 * happened, so the sum is exact and cannot drift, whoever moved the money.
 */
export async function readPlayNet(
  db: Queryable,
  { playerId, afterTransfer }: { playerId: number; afterTransfer: bigint },
): Promise<Map<Currency, bigint>> {
  const { rows } = await db.query<{ currency: Currency; net: bigint }>({
    name: 'wallet_play_net',
    text: `select a.currency, sum(t.cash + t.bonus)::bigint as net from wallet_account a
      join wallet_transfer t on t.account_id = a.id and t.id > $2
      where a.player_id = $1 and t.reason = any($3::text[]) group by a.currency order by a.currency`,
    values: [playerId, afterTransfer, playReasons],
  });
  return new Map(rows.map((row) => [row.currency, row.net]));
}
