import { type Tx, writeEvents } from '../kit/index.ts';
import { daysLater } from './activate-bonus.ts';
import { findGifts } from './gift-store.ts';
import { moveStage } from './move-gift.ts';
import { openPurse } from './purse.ts';

/** A refusal leaves time to choose another game. */
const leastDays = 7;

/** The provider has given the spins: pages that show them as waiting are told. */
export async function spinsAreThere(tx: Tx, giftId: number): Promise<void> {
  const [gift] = await findGifts(tx, [giftId]);
  if (!gift) return;
  const { playerId, type, stage } = gift;
  await writeEvents(tx, 'bonuses.changed', [{ playerId, giftId, type, stage }]);
}

/** The provider does not give the spins: they can be taken again, in another of their games. */
export async function spinsAreRefused(
  tx: Tx,
  { giftId, freeRoundsId, now }: { giftId: number; freeRoundsId: string; now: Date },
): Promise<void> {
  const [found] = await findGifts(tx, [giftId]);
  if (!found) return;
  const purse = await openPurse(tx, found);
  const gift = purse.gift(giftId);
  // Ended meanwhile: then it is over.
  if (gift?.stage !== 'activated' || gift.freeRoundsId !== freeRoundsId) return;
  const earliest = daysLater(now, leastDays);
  const until = gift.activatableUntil;
  const again = {
    to: 'issued' as const,
    activatedAt: null,
    validUntil: null,
    freeRoundsId: null,
    activatableUntil: until !== null && until > earliest ? until : earliest,
  };
  purse.take(moveStage(gift, again, { now, actor: 'system', reason: 'the provider refused the spins' }));
  await purse.write(tx);
}
