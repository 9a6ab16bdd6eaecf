import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { FoundFlag } from './find-flags.ts';

export interface PlacedBet {
  playerId: number;
  currency: Currency;
  stake: bigint;
  placedAt: Date;
  legs: { fixtureId: number; market: string; outcome: string; price: number; fair: number | null }[];
}

/** Bets that were placed since, the newest of them where they are more. Free bets say nothing of anybody's money. */
export async function betsSince(db: Queryable, since: Date, limit: number): Promise<PlacedBet[]> {
  const { rows } = await db.query<{
    player_id: bigint;
    currency: Currency;
    stake: bigint;
    placed_at: Date;
    legs: PlacedBet['legs'];
  }>(
    `with b as (select id, player_id, currency, stake, placed_at from sportsbook_bet
       where placed_at >= $1 and free_kind is null order by placed_at desc limit $2)
     select b.player_id, b.currency, b.stake, b.placed_at, json_agg(json_build_object('fixtureId', l.fixture_id,
       'market', l.market, 'outcome', l.outcome, 'price', l.price, 'fair', l.fair) order by l.place) as legs
     from b join sportsbook_leg l on l.bet_id = b.id and l.player_id = b.player_id
     group by b.id, b.player_id, b.currency, b.stake, b.placed_at`,
    [since, limit],
  );
  return rows.map(({ player_id, placed_at, ...row }) => ({
    ...row,
    playerId: Number(player_id),
    placedAt: placed_at,
  }));
}

/** Those that were not told before. */
export async function insertFlags(tx: Tx, flags: readonly FoundFlag[], at: Date): Promise<number> {
  if (flags.length === 0) return 0;
  const { rowCount } = await tx.query(
    `insert into sportsbook_flag (kind, mark, fixture_id, player_ids, detail, at)
     select kind, mark, fixture_id, player_ids, detail, $2
     from jsonb_to_recordset($1::jsonb) as f (kind text, mark text, fixture_id bigint, player_ids bigint[], detail text)
     on conflict (kind, mark) do nothing`,
    [
      JSON.stringify(
        flags.map(({ kind, mark, fixtureId, playerIds, detail }) => ({
          kind,
          mark,
          fixture_id: fixtureId,
          player_ids: playerIds,
          detail,
        })),
      ),
      at,
    ],
  );
  return rowCount ?? 0;
}
