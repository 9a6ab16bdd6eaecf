import type { Queryable } from '../kit/index.ts';

export interface GiftPlayAsked {
  playerId: number;
  giftId: number;
  /** When it was taken: no round of it is older. */
  since: Date;
  maxStake: bigint | null;
  openBefore: Date;
}

/** Rounds that were opened with a gift: how many, at its largest stake, in how many games, and left open. */
export async function readGiftPlay(
  db: Queryable,
  { playerId, giftId, since, maxStake, openBefore }: GiftPlayAsked,
): Promise<{ rounds: number; atMaximum: number; games: number; leftOpen: number }> {
  const { rows } = await db.query<{ rounds: number; at_maximum: number; games: number; left_open: number }>({
    name: 'wagers_gift_play',
    text: `select count(*)::int as rounds, count(*) filter (where stake_cash + stake_bonus >= $4)::int as at_maximum,
        count(distinct game)::int as games, count(*) filter (where state = 'open' and opened_at <= $5)::int as left_open
      from wagers_round where player_id = $1 and opened_at >= $3 and gift_id = $2 and free_rounds_id is null`,
    values: [playerId, giftId, since, maxStake, openBefore],
  });
  const { rounds = 0, at_maximum: atMaximum = 0, games = 0, left_open: leftOpen = 0 } = rows[0] ?? {};
  return { rounds, atMaximum, games, leftOpen };
}
