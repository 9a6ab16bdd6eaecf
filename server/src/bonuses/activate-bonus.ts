import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { Gift } from './gift.ts';
import { activate, type By } from './move-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openGift, type Purse } from './purse.ts';
import { refuseBeyondDay } from './refuse-beyond-day.ts';
import { refuseToTake, type WhyNotPorts } from './why-not.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const daysLater = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

/** The player takes a bonus that was given. */
export async function activateBonus(
  ports: WhyNotPorts & Pick<BonusesPorts, 'clock' | 'documents'>,
  tx: Tx,
  wanted: { id: number; playerId: number },
): Promise<void> {
  const { purse, gift } = await openGift(tx, { ...wanted, type: 'bonus' });
  const now = ports.clock.now();
  refuseUntakable(gift, now);
  await refuseToTake(ports, tx, gift);
  await refuseBeyondDay(ports, tx, gift, now);
  takeBonus(purse, gift, { now, actor: 'player' });
  await purse.write(tx);
}

export function refuseUntakable({ stage, activatableUntil, stoppedAt }: Gift, now: Date): void {
  const isOver = stoppedAt === null && activatableUntil !== null && activatableUntil <= now;
  if (stage !== 'issued' || isOver) throw new Refusal('GIFT_MOVED');
}

/** Its money is there, and it is played with or waits behind the one that is. */
export function takeBonus(purse: Purse, gift: Gift, by: By): Gift {
  const isBusy = purse.gifts().some(({ stage }) => stage === 'handle_bets');
  const to = isBusy ? 'wait' : 'handle_bets';
  const validUntil = daysLater(by.now, gift.days);
  return purse.take(activate(gift, { to, validUntil, stoppedAt: isBusy ? by.now : null }, by));
}
