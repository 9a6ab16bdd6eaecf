import type { Currency, PromotionReview } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../kit/index.ts';
import type { OpenReview } from './review.ts';

export interface Review {
  id: number;
  playerId: number;
  promotionId: number | null;
  giftId: number | null;
  currency: Currency;
  state: PromotionReview['state'];
  openedAt: Date;
  decidesItselfAt: Date;
  clause: string | null;
  evidence: string | null;
  heard: string | null;
  firstBy: number | null;
  firstByName: string | null;
}

interface ReviewRow {
  id: bigint;
  player_id: bigint;
  promotion_id: bigint | null;
  gift_id: bigint | null;
  currency: Currency;
  state: PromotionReview['state'];
  opened_at: Date;
  decides_itself_at: Date;
  clause: string | null;
  evidence: string | null;
  heard: string | null;
  first_by: bigint | null;
  first_by_name: string | null;
}

const columns = `id, player_id, promotion_id, gift_id, currency, state, opened_at, decides_itself_at, clause, evidence, heard,
  first_by, first_by_name`;
const isOpen = `state in ('open', 'clause_named')`;
const numberOf = (value: bigint | null) => (value === null ? null : Number(value));

const fromRow = (row: ReviewRow): Review => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  promotionId: numberOf(row.promotion_id),
  giftId: numberOf(row.gift_id),
  currency: row.currency,
  state: row.state,
  openedAt: row.opened_at,
  decidesItselfAt: row.decides_itself_at,
  clause: row.clause,
  evidence: row.evidence,
  heard: row.heard,
  firstBy: numberOf(row.first_by),
  firstByName: row.first_by_name,
});

export async function listOpenReviews(db: Queryable): Promise<Review[]> {
  const { rows } = await db.query<ReviewRow>(
    `select ${columns} from promotions_review where ${isOpen} order by decides_itself_at, id limit 500`,
  );
  return rows.map(fromRow);
}

export async function findReview(db: Queryable, id: number): Promise<Review | undefined> {
  const { rows } = await db.query<ReviewRow>(`select ${columns} from promotions_review where id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

export async function lockReview(tx: Tx, id: number): Promise<Review | undefined> {
  const { rows } = await tx.query<ReviewRow>(`select ${columns} from promotions_review where id = $1 for update`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** The one that is open for a gift, or for what a player has of a promotion. */
export async function findOpenReview(
  tx: Tx,
  { playerId, promotionId, giftId }: Pick<Review, 'playerId' | 'promotionId' | 'giftId'>,
): Promise<Review | undefined> {
  const { rows } = await tx.query<ReviewRow>(
    `select ${columns} from promotions_review where player_id = $1 and ${isOpen}
       and gift_id is not distinct from $2 and promotion_id is not distinct from $3 for update`,
    [playerId, giftId, promotionId],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function insertReview(
  tx: Tx,
  review: Pick<Review, 'playerId' | 'promotionId' | 'giftId' | 'currency' | 'openedAt' | 'decidesItselfAt'>,
): Promise<number> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into promotions_review (player_id, promotion_id, gift_id, currency, opened_at, decides_itself_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      ...[review.playerId, review.promotionId, review.giftId, review.currency],
      ...[review.openedAt, review.decidesItselfAt],
    ],
  );
  return Number(rows[0]?.id);
}

interface Person {
  id: number;
  name: string;
}

export async function nameClause(
  tx: Tx,
  {
    id,
    by,
    clause,
    evidence,
    heard,
  }: Pick<PromotionReview, 'id'> & {
    by: Person;
    clause: string;
    evidence: string;
    heard: string;
  },
): Promise<void> {
  await tx.query(
    `update promotions_review set state = 'clause_named', clause = $2, evidence = $3, heard = $4, first_by = $5,
       first_by_name = $6 where id = $1`,
    [id, clause, evidence, heard, by.id, by.name],
  );
}

/** `by` null: it decided itself. */
export async function endReview(
  tx: Tx,
  ended: { id: number; state: 'cleared' | 'taken'; by: Person | null; reason: string; at: Date },
): Promise<void> {
  await tx.query(
    `update promotions_review set state = $2, decided_by = $3, decided_by_name = $4, reason = $5, decided_at = $6
     where id = $1`,
    [ended.id, ended.state, ended.by?.id ?? null, ended.by?.name ?? null, ended.reason, ended.at],
  );
}

export const asOpen = ({ playerId, promotionId, giftId, currency, decidesItselfAt: until }: Review): OpenReview => ({
  playerId,
  promotionId,
  giftId,
  currency,
  until,
});

/** Reviews of these players that are not decided: they hold what is converted. */
export async function reviewsOf(db: Queryable, playerIds: readonly number[]): Promise<OpenReview[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await db.query<ReviewRow>({
    name: 'promotions_reviews_of',
    text: `select ${columns} from promotions_review where player_id = any($1::bigint[]) and ${isOpen} order by id`,
    values: [playerIds],
  });
  return rows.map((row) => asOpen(fromRow(row)));
}

export async function findOverdue(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from promotions_review where ${isOpen} and decides_itself_at <= $1 order by id limit 1000`,
    [now],
  );
  return rows.map((row) => Number(row.id));
}

export const waitingReviews = queueOf(`select id, opened_at as since from promotions_review where ${isOpen}`);

export interface WrittenSignal extends Pick<Review, 'playerId' | 'promotionId' | 'giftId'> {
  kind: string;
  detail: Record<string, unknown>;
  at: Date;
}

export async function signalsOf(db: Queryable, playerIds: readonly number[]): Promise<WrittenSignal[]> {
  const { rows } = await db.query<
    Pick<ReviewRow, 'player_id' | 'promotion_id' | 'gift_id'> & Pick<WrittenSignal, 'kind' | 'detail' | 'at'>
  >(
    `select player_id, promotion_id, gift_id, kind, detail, at from promotions_signal
     where player_id = any($1::bigint[]) and kind <> 'code_redeemed' order by at desc limit 1000`,
    [playerIds],
  );
  return rows.map(({ player_id, promotion_id, gift_id, ...row }) => ({
    ...row,
    playerId: Number(player_id),
    promotionId: numberOf(promotion_id),
    giftId: numberOf(gift_id),
  }));
}

/** Whether a signal speaks for this review: of its gift, or of its promotion and no other gift. */
export const isSignalOf = (
  review: Pick<Review, 'playerId' | 'promotionId' | 'giftId'>,
  signal: Pick<WrittenSignal, 'playerId' | 'promotionId' | 'giftId'>,
): boolean => {
  if (signal.playerId !== review.playerId) return false;
  if (signal.giftId !== null) return signal.giftId === review.giftId;
  return signal.promotionId === review.promotionId;
};
