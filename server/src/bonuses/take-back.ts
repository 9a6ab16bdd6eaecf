import type { Currency, TakeBack } from '@halley/contract';
import { wireCents } from '@halley/contract';
import type { z } from 'zod';
import type { Queryable, Tx } from '../kit/index.ts';
import { readMoved, readWallets } from '../wallet/index.ts';
import type { Gift } from './gift.ts';
import { findGifts, listOpenGifts } from './gift-store.ts';
import { isOnBreak } from './is-on-break.ts';
import {
  type By,
  cancel,
  type GiftChange,
  giveBack as giveGiftBack,
  moveStage,
  takeBack as takeGiftBack,
} from './move-gift.ts';
import { type PlannedTakeBack, planTakeBack } from './plan-take-back.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurse } from './purse.ts';
import { startNext } from './start-next.ts';
import { closeTakeBack, findTakenBack, insertTakeBack, type TakenPart } from './take-back-store.ts';
import { titleOf } from './title-of.ts';

export interface LeavingMoney {
  playerId: number;
  currency: Currency;
  amount: bigint;
  /** Of the payment. */
  reference: string;
}

type Ports = Pick<BonusesPorts, 'clock' | 'limits'>;

/**
 * Gifts follow a cashout: called in its transaction, after its money was set aside. The same reference again takes
 * nothing more.
 */
export async function takeBack({ clock, limits }: Ports, tx: Tx, leaving: LeavingMoney): Promise<void> {
  const { playerId, amount, reference } = leaving;
  const purse = await openPurse(tx, leaving);
  if ((await findTakenBack(tx, reference)).length > 0) return;
  const plans = await plan(tx, purse.gifts(), { cash: purse.wallet.cash + amount, amount });
  const by = { now: clock.now(), actor: 'system', reason: 'cashed out' };
  for (const { gift, bonus, leaving: left, requirement, deposit } of plans) {
    const isTaken = gift.stage !== 'issued';
    const taken = { amount: bonus, bonus: isTaken ? left : bonus, requirement, deposit };
    await insertTakeBack(tx, { ...taken, playerId, giftId: gift.id, reference, at: by.now });
    if (isTaken) purse.take(takeGiftBack(gift, { ...taken, reference }, by));
    else purse.take(shrink(gift, taken, by));
  }
  if (plans.length > 0) startNext(purse, { ...by, onBreak: await isOnBreak({ limits }, tx, playerId) });
  await purse.write(tx);
}

/** The cashout was recalled or refused: what left with it comes back, to gifts that have not ended otherwise. */
export async function giveBack({ clock, limits }: Ports, tx: Tx, reference: string): Promise<void> {
  const taken = await findTakenBack(tx, reference);
  for (const { giftId, ...part } of taken) {
    const [found] = await findGifts(tx, [giftId]);
    if (!found || !(await closeTakeBack(tx, { reference, giftId }))) continue;
    const purse = await openPurse(tx, found);
    const [gift] = await findGifts(tx, [giftId]);
    if (!gift) continue;
    const hasLeft = gift.stage === 'lost' || (gift.stage === 'canceled' && gift.endReason === 'cashed_out');
    if (!hasLeft && !purse.gift(giftId)) continue;
    const by = { now: clock.now(), actor: 'system', reason: 'cashout came back' };
    if (gift.activatedAt === null) purse.take(restore(gift, part, by));
    else purse.take(giveGiftBack(gift, { ...part, reference }, by));
    startNext(purse, { ...by, onBreak: await isOnBreak({ limits }, tx, gift.playerId) });
    await purse.write(tx);
  }
}

type Part = Pick<TakenPart, 'amount' | 'requirement' | 'deposit'>;

/** Of one that was not taken yet nothing is there: it only becomes smaller. */
function shrink(gift: Gift, { amount: taken, requirement, deposit }: Part, by: By): GiftChange {
  const amount = gift.amount - taken;
  const depositAmount = (gift.depositAmount ?? 0n) - deposit || null;
  const smaller = { amount, requirement: gift.requirement - requirement, depositAmount };
  if (amount === 0n) return cancel({ ...gift, ...smaller }, 'cashed_out', by);
  return moveStage(gift, { to: 'issued', ...smaller }, by);
}

function restore(gift: Gift, { amount, requirement, deposit }: Part, by: By): GiftChange {
  const larger = {
    amount: gift.amount + amount,
    requirement: gift.requirement + requirement,
    depositAmount: (gift.depositAmount ?? 0n) + deposit,
  };
  return moveStage(gift, { to: 'issued', closedAt: null, endReason: null, ...larger }, by);
}

/** What a cashout of this amount would take with it, for the screen before it is asked for. */
export async function describeTakeBack(
  db: Queryable,
  { playerId, currency, amount, locale }: Omit<LeavingMoney, 'reference'> & { locale: string },
): Promise<z.output<typeof TakeBack>> {
  const wallet = (await readWallets(db, playerId)).find((one) => one.currency === currency);
  if (!wallet) return { gifts: [] };
  const gifts = await listOpenGifts(db, [wallet.id]);
  const plans = await plan(db, gifts, { cash: wallet.cash, amount });
  return {
    gifts: plans.map(({ gift, deposit, bonus, requirement }) => ({
      id: gift.id,
      title: titleOf(gift.texts, locale),
      deposit_cents: wireCents(deposit),
      bonus_cents: wireCents(bonus),
      requirement_cents: wireCents(requirement),
    })),
  };
}

async function plan(
  db: Queryable,
  gifts: readonly Gift[],
  leaving: { cash: bigint; amount: bigint },
): Promise<PlannedTakeBack<Gift>[]> {
  const earned = gifts.filter(({ depositAmount }) => depositAmount !== null);
  if (earned.length === 0) return [];
  const moved = await readMoved(
    db,
    earned.map(({ playerId, afterTransfer }) => ({ playerId, afterTransfer, reasons: ['stake', 'rollback'] })),
  );
  return planTakeBack(
    earned.map((gift, index) => ({ gift, staked: -(moved[index]?.get(gift.currency) ?? 0n) })),
    leaving,
  );
}
