import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import { invariant, type Tx } from '../kit/index.ts';
import type { PromotionsPorts } from './ports.ts';
import { type NewReview, reviewHours } from './review.ts';
import {
  asOpen,
  endReview,
  findOpenReview,
  findOverdue,
  findReview,
  insertReview,
  lockReview,
  nameClause,
  type Review,
} from './review-store.ts';
import { writeSignals } from './signals.ts';

type Needs = Pick<PromotionsPorts, 'clock' | 'held'>;

/** A person looks: play goes on, what is converted waits. A second signal for the same gift adds to the first. */
export async function openReview(
  { clock, held }: Needs,
  tx: Tx,
  review: NewReview,
): Promise<{ id: number; decidesItselfAt: Date }> {
  const now = clock.now();
  await held.lock(tx, [review]);
  const { playerId, promotionId, giftId, currency, signals } = review;
  await writeSignals(tx, { playerId, promotionId, giftId, signals, at: now });
  const open = await findOpenReview(tx, { playerId, promotionId, giftId });
  if (open) return { id: open.id, decidesItselfAt: open.decidesItselfAt };
  const decidesItselfAt = new Date(now.getTime() + reviewHours * 60 * 60 * 1000);
  const id = await insertReview(tx, { playerId, promotionId, giftId, currency, openedAt: now, decidesItselfAt });
  await held.begin(tx, { playerId, promotionId, giftId, currency, until: decidesItselfAt });
  await writeSignificant(tx, {
    kind: 'promotions.review_opened',
    actor: { kind: 'system' },
    target: { kind: 'promotion_review', id },
    playerId,
    detail: { promotion: promotionId, gift: giftId, signals: signals.map(({ kind }) => kind) },
  });
  return { id, decidesItselfAt };
}

/** Locked together with the wallets it is about, these first. */
async function lockWithWallets({ held }: Needs, tx: Tx, id: number): Promise<Review | undefined> {
  const found = await findReview(tx, id);
  if (found) await held.lock(tx, [found]);
  return found && lockReview(tx, id);
}

async function openOne(ports: Needs, tx: Tx, id: number): Promise<Review> {
  const review = await lockWithWallets(ports, tx, id);
  if (!review) throw new Refusal('NOT_FOUND');
  if (review.state === 'cleared' || review.state === 'taken') throw new Refusal('CHANGED_MEANWHILE');
  return review;
}

const personOf = ({ actor }: Author) => (actor.kind === 'staff' ? { id: actor.id, name: actor.name } : null);

async function finish(
  { clock, held }: Needs,
  tx: Tx,
  { review, state, author }: { review: Review; state: 'cleared' | 'taken'; author: Author },
): Promise<void> {
  const { id, playerId, giftId, promotionId } = review;
  await endReview(tx, { id, state, by: personOf(author), reason: author.reason, at: clock.now() });
  // Once it has ended: what another review holds stays held.
  const by = personOf(author)?.name ?? 'system';
  await held.decide(tx, { ...asOpen(review), inFavour: state === 'cleared', by });
  await writeSignificant(tx, {
    kind: 'promotions.review_decided',
    actor: author.actor,
    address: author.address,
    reason: author.reason,
    target: { kind: 'promotion_review', id },
    playerId,
    detail: { state, promotion: promotionId, gift: giftId },
  });
}

/** In the player's favour: what was held is theirs. */
export async function clearReview(ports: Needs, tx: Tx, id: number, author: Author): Promise<void> {
  await finish(ports, tx, { review: await openOne(ports, tx, id), state: 'cleared', author });
}

export interface TakingWanted {
  id: number;
  clause: string;
  evidence: string;
  /** What the player said to it. */
  heard: string;
  /** The state that was on the screen. */
  seen: 'open' | 'clause_named';
}

/** Takes what was held: one person names the clause, another one agrees. */
export async function takeReview(ports: Needs, tx: Tx, wanted: TakingWanted, author: Author): Promise<void> {
  const review = await openOne(ports, tx, wanted.id);
  const by = personOf(author);
  invariant(by, 'people take, machines do not');
  const isAsked = review.state === 'clause_named';
  if (isAsked && review.firstBy === by.id) throw new Refusal('SECOND_PERSON_NEEDED');
  if (isAsked !== (wanted.seen === 'clause_named')) throw new Refusal('CHANGED_MEANWHILE');
  if (isAsked) {
    return finish(ports, tx, { review, state: 'taken', author });
  }
  await nameClause(tx, { ...wanted, by });
  await writeSignificant(tx, {
    kind: 'promotions.review_decided',
    actor: author.actor,
    address: author.address,
    reason: author.reason,
    target: { kind: 'promotion_review', id: review.id },
    playerId: review.playerId,
    detail: { state: 'clause_named', gift: review.giftId },
  });
}

/** What nobody has decided in time is decided for the player. */
export async function decideOverdue(ports: PromotionsPorts): Promise<void> {
  const { database, clock } = ports;
  for (const id of await findOverdue(database, clock.now())) {
    await database.tx(async (tx) => {
      const review = await lockWithWallets(ports, tx, id);
      if (!review || review.state === 'cleared' || review.state === 'taken') return;
      const author: Author = { actor: { kind: 'system' }, reason: `nobody decided within ${reviewHours} hours` };
      await finish(ports, tx, { review, state: 'cleared', author });
    });
  }
}
