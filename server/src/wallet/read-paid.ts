import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/** What a player has paid in less what was paid out, by currency, for ever or since a moment. */
export async function readPaid(
  db: Queryable,
  { playerId, since }: { playerId: number; since?: Date },
): Promise<Map<Currency, bigint>> {
  const { rows } = await db.query<{ currency: Currency; net: bigint }>({
    name: 'wallet_read_paid',
    text: `select a.currency, sum(-t.house_amount)::bigint as net from wallet_account a
      join wallet_transfer t on t.account_id = a.id and t.at >= coalesce($2::timestamptz, '-infinity')
        and t.reason in ('deposit', 'capture')
      left join wallet_hold h on t.reason = 'capture' and h.id = t.key
      where a.player_id = $1 and (t.reason = 'deposit' or h.purpose = 'cashout') group by a.currency`,
    values: [playerId, since ?? null],
  });
  return new Map(rows.map((row) => [row.currency, row.net]));
}
