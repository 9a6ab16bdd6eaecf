import { constantColumn, type Tx } from '../../kit/index.ts';

/** What a round counted for a gift; below zero: what was taken back. */
export interface GiftCount {
  playerId: number;
  giftId: number;
  roundId: string;
  hundredths: bigint;
}

export async function insertCounts(tx: Tx, counts: readonly GiftCount[], at: Date): Promise<void> {
  if (counts.length === 0) return;
  await tx.query({
    name: 'bonuses_insert_counts',
    text: `insert into bonuses_count (id, player_id, gift_id, round_id, hundredths, at)
      select n.id, n.player_id, n.gift_id, n.round_id, coalesce(n.hundredths, ($4::bigint[])[1]), $5
      from unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::bigint[], kit_new_ids(cardinality($1::bigint[])))
        as n (player_id, gift_id, round_id, hundredths, id)`,
    values: [
      counts.map(({ playerId }) => playerId),
      counts.map(({ giftId }) => giftId),
      counts.map(({ roundId }) => roundId),
      constantColumn(counts.map(({ hundredths }) => hundredths)),
      at,
    ],
  });
}
