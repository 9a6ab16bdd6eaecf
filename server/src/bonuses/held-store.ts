import { invariant, type Queryable, type Tx } from '../kit/index.ts';
import type { OpenReview } from '../promotions/index.ts';
import { insertHolds } from '../wallet/index.ts';
import type { Gift } from './gift.ts';
import type { GiftMove } from './move-gift.ts';

/** What a review is about: a gift and what has come of it, or all that a player has of a promotion. */
export type Reviewed = Pick<OpenReview, 'playerId' | 'promotionId' | 'giftId'>;

/** What of `bonuses_gift` a review is about, as SQL. */
const isAbout = (gift: string, review: string) =>
  `(${gift}.id = ${review}.gift_id or ${gift}.source_key = 'freespins:' || ${review}.gift_id
    or (${review}.gift_id is null and ${gift}.promotion_id = ${review}.promotion_id))`;

export async function findReviewedIds(db: Queryable, { playerId, promotionId, giftId }: Reviewed): Promise<number[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select g.id from bonuses_gift g, (select $2::bigint as promotion_id, $3::bigint as gift_id) r
     where g.player_id = $1 and ${isAbout('g', 'r')} order by g.id`,
    [playerId, promotionId, giftId],
  );
  return rows.map(({ id }) => Number(id));
}

/** Moves that set aside what they convert; their transfers are posted by whoever moves the gifts. */
export async function insertHeldMoves(tx: Tx, moves: readonly GiftMove[]): Promise<void> {
  const holds = moves.map(({ hold, converted, ...move }) => {
    invariant(hold && converted > 0n, 'what converts is held');
    return { ...move, ...hold, amount: converted, purpose: 'bonus' as const };
  });
  await Promise.all([
    insertHolds(tx, holds),
    tx.query(
      `insert into bonuses_held (hold_id, player_id, gift_id, promotion_id, currency, amount, at)
       select n.id, n.player_id, n.gift_id, g.promotion_id, g.currency, n.amount, n.at
       from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[])
         as n (id, player_id, gift_id, amount, at) join bonuses_gift g on g.id = n.gift_id`,
      [
        holds.map(({ id }) => id),
        holds.map(({ playerId }) => playerId),
        holds.map(({ giftId }) => giftId),
        holds.map(({ amount }) => amount),
        holds.map(({ at }) => at),
      ],
    ),
  ]);
}

/** Cash that a promotion gave without a gift. */
export async function insertHeldCash(
  tx: Tx,
  held: Omit<Held, 'giftId'> & { playerId: number; amount: bigint; at: Date },
): Promise<void> {
  await tx.query(
    `insert into bonuses_held (hold_id, player_id, promotion_id, currency, amount, at) values ($1, $2, $3, $4, $5, $6)`,
    [held.holdId, held.playerId, held.promotionId, held.currency, held.amount, held.at],
  );
}

/** What is held now for each review, in the order of the reviews. */
export async function heldOf(db: Queryable, reviews: readonly Reviewed[]): Promise<bigint[]> {
  if (reviews.length === 0) return [];
  const { rows } = await db.query<{ held: bigint }>(
    `select coalesce(sum(h.amount), 0)::bigint as held
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as r (player_id, promotion_id, gift_id, place)
     left join (bonuses_held h left join bonuses_gift g on g.id = h.gift_id)
       on h.player_id = r.player_id and h.state = 'held'
         and (${isAbout('g', 'r')} or (r.gift_id is null and h.promotion_id = r.promotion_id))
     group by r.place order by r.place`,
    [
      reviews.map(({ playerId }) => playerId),
      reviews.map(({ promotionId }) => promotionId),
      reviews.map(({ giftId }) => giftId),
    ],
  );
  return rows.map(({ held }) => held);
}

export interface Held {
  holdId: string;
  /** Null: cash without a gift. */
  giftId: number | null;
  promotionId: number | null;
  currency: Gift['currency'];
}

/** Everything of a player that is held, behind the locks of the wallets it lies in. */
export async function listHeld(tx: Tx, playerId: number): Promise<Held[]> {
  const { rows } = await tx.query<{
    hold_id: string;
    gift_id: bigint | null;
    promotion_id: bigint | null;
    currency: Gift['currency'];
  }>(
    `select hold_id, gift_id, promotion_id, currency from bonuses_held where player_id = $1 and state = 'held' order by at, hold_id`,
    [playerId],
  );
  const numberOf = (id: bigint | null) => (id === null ? null : Number(id));
  return rows.map((row) => ({
    holdId: row.hold_id,
    giftId: numberOf(row.gift_id),
    promotionId: numberOf(row.promotion_id),
    currency: row.currency,
  }));
}

export async function closeHeld(
  tx: Tx,
  { holdId, state, at }: { holdId: string; state: 'released' | 'taken'; at: Date },
): Promise<void> {
  await tx.query('update bonuses_held set state = $2, decided_at = $3 where hold_id = $1', [holdId, state, at]);
}
