import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import { isOver } from './gift.ts';
import { isOnBreak } from './is-on-break.ts';
import { moveStage } from './move-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openGift } from './purse.ts';
import { runClock } from './run-clock.ts';

type Wanted = { id: number; playerId: number };
type Ports = Pick<BonusesPorts, 'clock'>;

/** The player plays without it: it keeps what it holds, and its days go on. Nothing else starts. */
export async function pauseBonus({ clock }: Ports, tx: Tx, wanted: Wanted): Promise<void> {
  const { purse, gift } = await openGift(tx, { ...wanted, type: 'bonus' });
  if (gift.stage !== 'handle_bets') throw new Refusal('GIFT_MOVED');
  const now = clock.now();
  purse.take(moveStage(gift, { to: 'wait', pausedAt: now }, { now, actor: 'player', reason: 'paused' }));
  await purse.write(tx);
}

/** The player plays with it again, or with one whose turn has not come; the one that was played with waits. */
export async function resumeBonus(
  { clock, limits }: Ports & Pick<BonusesPorts, 'limits'>,
  tx: Tx,
  wanted: Wanted,
): Promise<void> {
  const { purse, gift } = await openGift(tx, { ...wanted, type: 'bonus' });
  const now = clock.now();
  if (gift.stage !== 'wait' || isOver(gift, now)) throw new Refusal('GIFT_MOVED');
  const played = purse.gifts().find(({ stage }) => stage === 'handle_bets');
  const by = { now, actor: 'player', reason: 'resumed' };
  if (played) purse.take(moveStage(played, { to: 'wait', stoppedAt: now }, { ...by, reason: 'another is resumed' }));
  const going = runClock(
    { ...gift, stage: 'handle_bets' },
    { now, onBreak: await isOnBreak({ limits }, tx, gift.playerId) },
  );
  const { validUntil, stoppedAt } = going;
  purse.take(moveStage(gift, { to: 'handle_bets', pausedAt: null, queueOrder: null, validUntil, stoppedAt }, by));
  await purse.write(tx);
}
