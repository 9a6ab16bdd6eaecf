import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { Reason } from './wallet.ts';

export interface MovedWanted {
  playerId: number;
  /** Only what came after this transfer. */
  afterTransfer: bigint;
  reasons: readonly Extract<Reason, 'deposit' | 'stake' | 'win' | 'rollback' | 'reversal'>[];
}

/** What each stretch of the journal comes to, by currency: what the wallet gained, without presents of the house. */
export async function readMoved(db: Queryable, wanted: readonly MovedWanted[]): Promise<Map<Currency, bigint>[]> {
  const { rows } = await db.query<{ place: number; currency: Currency; moved: bigint }>(
    `select n.place::int as place, a.currency, sum(t.cash + t.bonus)::bigint as moved
     from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality as n (player_id, after_id, reasons, place)
     join wallet_account a on a.player_id = n.player_id
     join wallet_transfer t on t.account_id = a.id and t.id > n.after_id and t.reason = any(string_to_array(n.reasons, ' '))
     where t.house in ('games', 'sports_open', 'sports', 'payments') group by n.place, a.currency`,
    [
      wanted.map(({ playerId }) => playerId),
      wanted.map(({ afterTransfer }) => afterTransfer),
      wanted.map(({ reasons }) => reasons.join(' ')),
    ],
  );
  const sums = wanted.map(() => new Map<Currency, bigint>());
  for (const { place, currency, moved } of rows) sums[place - 1]?.set(currency, moved);
  return sums;
}
