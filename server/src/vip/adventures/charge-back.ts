import type { Currency } from '@halley/contract';
import { type Event, type Tx, writeEvents } from '../../kit/index.ts';
import type { VipPorts } from '../ports.ts';
import { dayText, lastMadeUpDay, type StoredAdventure } from './adventure.ts';
import { listAdventures } from './adventure-store.ts';
import { breaksOf } from './breaks-of.ts';
import { doneDaysOf, takeOffDeposit } from './progress-store.ts';
import { stepOn } from './step-on.ts';

interface ChargedBack {
  playerId: number;
  currency: Currency;
  day: string;
  amount: bigint;
}

/** Null: it tells of something else. */
export function chargedBack(event: Event): ChargedBack | null {
  if (event.topic !== 'payments.flagged' || event.data.kind !== 'returned_after_paid') return null;
  const { playerId, deposit } = event.data;
  if (playerId === null || !deposit) return null;
  const { amount, currency, at } = deposit;
  return { playerId, currency: currency as Currency, day: dayText(new Date(at)), amount: BigInt(amount) };
}

/**
 * A deposit that was charged back counts no more for the day it counted for, also where the adventure has ended since. The day
 * stays done; its gift, if it was for this money, is told of.
 */
export async function takeOffChargedBack(
  { limits }: Pick<VipPorts, 'limits'>,
  tx: Tx,
  { playerId, currency, day, amount }: ChargedBack,
): Promise<void> {
  const adventures = (await listAdventures(tx)).filter(
    (one) => one.publishedAt !== null && one.firstDay <= day && lastMadeUpDay(one) >= day,
  );
  if (adventures.length === 0) return;
  const breaks = await breaksOf({ limits }, tx, { playerIds: [playerId], adventures });
  for (const adventure of adventures) {
    const step = stepOn(adventure, day, breaks.get(playerId) ?? []);
    if (step !== null) await takeOff(tx, adventure, { playerId, currency, step, amount });
  }
}

async function takeOff(
  tx: Tx,
  { id: adventureId, rule }: StoredAdventure,
  { amount, ...of }: Pick<ChargedBack, 'playerId' | 'currency' | 'amount'> & { step: number },
): Promise<void> {
  const left = await takeOffDeposit(tx, { ...of, adventureId, amount });
  if (left === undefined || left >= BigInt(rule.days[of.step - 1]?.deposit[of.currency] ?? 0)) return;
  const { playerId, currency, step } = of;
  const done = await doneDaysOf(tx, { playerId, adventureId });
  if (!done.some((one) => one.step === step && one.currency === currency)) return;
  await writeEvents(tx, 'vip.day_unpaid', [{ playerId, adventureId, step }]);
}
