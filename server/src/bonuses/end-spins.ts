import { Refusal } from '@halley/contract';
import { invariant, type Tx } from '../kit/index.ts';
import { endOfSpins } from './end-of-spins.ts';
import type { EndReason, Gift } from './gift.ts';
import { insertGift } from './gift-store.ts';
import { isOnBreak } from './is-on-break.ts';
import { type By, cancel, expire, finish, handOver, settle } from './move-gift.ts';
import { bonusOfSpins } from './new-gift.ts';
import type { BonusesPorts } from './ports.ts';
import type { Purse } from './purse.ts';
import { insertMoves, issuedMove } from './write-gifts.ts';

export type SpinsEnd = 'finished' | 'expired' | EndReason;

/** Ends free spins that are being played: what was won stays, as what their terms make of it. */
export async function endSpins(
  ports: Pick<BonusesPorts, 'freeRounds' | 'limits'>,
  tx: Tx,
  { purse, gift, how, by }: { purse: Purse; gift: Gift; how: SpinsEnd; by: By },
): Promise<void> {
  if (how !== 'finished') await withdrawRounds(ports, tx, gift);
  const { won, bonus, cash } = endOfSpins(gift);
  const leaves = bonus ?? (cash > 0n ? { amount: cash, requirement: 0n, terms: noTerms } : null);
  const kept = how === 'taken' ? null : leaves;
  // PR-11: what still has to be staked for is not earned, what has not is.
  const isLeaving = how === 'excluded' || how === 'account_closed' || how === 'withdrawn' || how === 'charged_back';
  const result =
    kept && !(isLeaving && kept.requirement > 0n)
      ? await insertResult(tx, purse, gift, { ...kept, onBreak: await isOnBreak(ports, tx, gift.playerId) }, by)
      : undefined;
  const ending = { ...gift, resultGiftId: result?.id ?? null };
  const ended = endOf(result ? handed(purse, ending, result, by) : ending, how, by);
  purse.take({ ...ended, gift: { ...ended.gift, amount: won + gift.released } });
}

const noTerms = {
  wager: 0,
  terms: { weights: { slots: 100, other: 100, tables: 100 }, games: {}, release: 'whole' as const },
  maxStake: null,
  maxCashout: null,
  days: 1,
};

function handed(purse: Purse, from: Gift, to: Gift, by: By): Gift {
  const [given, got] = handOver(from, to, to.amount, by);
  purse.take(got);
  // One that asks for no stakes is the player's at once.
  if (to.requirement === 0n) purse.take(settle(got.gift, `free spins ${from.id}`, by));
  return purse.take(given);
}

function endOf(gift: Gift, how: SpinsEnd, by: By) {
  if (how === 'finished') return finish(gift, by);
  if (how !== 'expired') return cancel(gift, how, by);
  const change = expire(gift, by);
  invariant(change, 'free spins leave no round open');
  return change;
}

async function insertResult(
  tx: Tx,
  purse: Purse,
  spins: Gift,
  { onBreak, ...kept }: Parameters<typeof bonusOfSpins>[1] & { onBreak: boolean },
  by: By,
): Promise<Gift> {
  const isBusy = purse.gifts().some(({ stage, pausedAt }) => stage === 'handle_bets' || pausedAt !== null);
  const made = bonusOfSpins(spins, kept, { now: by.now, onBreak, isBusy: isBusy || kept.requirement === 0n });
  // The table has one gift a wallet that is played with, and the one before may have stopped in this purse only: until the purse
  // is written, with what is handed over, this one waits there.
  const inserted = await insertGift(tx, { ...made, stage: 'wait' });
  invariant(inserted, 'free spins end once');
  const result = { ...inserted, stage: made.stage };
  await insertMoves(tx, [issuedMove(result, by.actor, `free spins ${spins.id}`)]);
  return purse.add(result);
}

async function withdrawRounds({ freeRounds }: Pick<BonusesPorts, 'freeRounds'>, tx: Tx, { freeRoundsId, id }: Gift) {
  if (freeRoundsId === null) return;
  try {
    await freeRounds.withdraw(tx, freeRoundsId, { actor: { kind: 'system' }, reason: `free spins ${id} have ended` });
  } catch (error) {
    // The games room ends what has run out by itself.
    if (!(error instanceof Refusal && error.code === 'FREE_ROUNDS_OVER')) throw error;
  }
}
