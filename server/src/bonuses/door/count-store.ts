import type { Tx } from '../../kit/index.ts';

/** What a round counted for a gift; below zero: what was taken back. */
export interface GiftCount {
  playerId: number;
  giftId: number;
  roundId: string;
  hundredths: bigint;
  at: Date;
}

export async function insertCounts(tx: Tx, counts: readonly GiftCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx.query({
    name: 'bonuses_insert_counts',
    text: `insert into bonuses_count (player_id, gift_id, round_id, hundredths, at)
      select * from unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::bigint[], $5::timestamptz[])`,
    values: [
      counts.map(({ playerId }) => playerId),
      counts.map(({ giftId }) => giftId),
      counts.map(({ roundId }) => roundId),
      counts.map(({ hundredths }) => hundredths),
      counts.map(({ at }) => at),
    ],
  });
}
