import { type Currency, usualWeights } from '@halley/contract';
import { invariant, type Tx } from '../../kit/index.ts';
import type { Gift } from '../gift.ts';
import { insertGift } from '../gift-store.ts';
import { moveStage } from '../move-gift.ts';
import { insertMoves, issuedMove, saveChangedGifts } from '../write-gifts.ts';

export interface SpinsByHand {
  /** The free rounds they are played as. */
  freeRoundsId: string;
  playerId: number;
  accountId: bigint;
  currency: Currency;
  game: string;
  title: string;
  rounds: number;
  stake: bigint;
  expiresAt: Date;
  now: Date;
  actor: string;
  reason: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Free spins that somebody of the house gives, taken at once: what they win has a gift to go to. Says which. */
export async function issueSpinsByHand(tx: Tx, spins: SpinsByHand): Promise<number> {
  const { now, actor, reason, freeRoundsId, game, stake } = spins;
  const gift: Omit<Gift, 'id'> = {
    playerId: spins.playerId,
    accountId: spins.accountId,
    currency: spins.currency,
    type: 'freespins',
    stage: 'issued',
    promotionId: null,
    version: null,
    sourceKey: `free-rounds:${freeRoundsId}`,
    occasion: null,
    texts: { en: { title: spins.title } },
    groupKey: null,
    strategy: 'manual',
    product: 'casino',
    heldUntil: null,
    amount: 0n,
    balance: 0n,
    released: 0n,
    requirement: 0n,
    progress: 0n,
    steps: 0,
    terms: { weights: { slots: 100, other: 0, tables: 0 }, games: { games: [game] }, release: 'whole' },
    maxStake: null,
    maxCashout: null,
    days: Math.max(1, Math.round((spins.expiresAt.getTime() - now.getTime()) / dayMs)),
    openRounds: 0,
    depositAmount: null,
    afterTransfer: 0n,
    spinsTotal: spins.rounds,
    spinsDone: 0,
    spinBet: stake,
    freeRoundsId,
    becomes: { games: [game], result: 'bonus', maxWin: null, wins: usualWins },
    resultGiftId: null,
    createdAt: now,
    activatableUntil: null,
    activatedAt: null,
    validUntil: spins.expiresAt,
    stoppedAt: null,
    pausedAt: null,
    closedAt: null,
    endReason: null,
    queueOrder: null,
  };
  const issued = await insertGift(tx, gift);
  invariant(issued, 'free rounds are granted once');
  await insertMoves(tx, [issuedMove(issued, actor, reason)]);
  await saveChangedGifts(tx, [moveStage(issued, { to: 'activated', activatedAt: now }, { now, actor, reason })]);
  return issued.id;
}

/** As strict as the strictest licence allows, and no stricter. */
const usualWins = {
  wager: 10,
  terms: { weights: usualWeights, games: {}, release: 'steps' as const },
  maxStake: null,
  maxCashout: null,
  days: 30,
};
