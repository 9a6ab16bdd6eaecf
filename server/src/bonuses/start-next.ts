import { type By, moveStage } from './move-gift.ts';
import { nextOf } from './order-queue.ts';
import type { Purse } from './purse.ts';
import { runClock } from './run-clock.ts';

/** The next of the queue is played with, when nothing is and the player has not chosen to play without. */
export function startNext(purse: Purse, { onBreak, ...by }: By & { onBreak: boolean }): void {
  const next = nextOf(purse.gifts());
  if (!next) return;
  const { stage: to, ...fields } = runClock({ ...next, stage: 'handle_bets' }, { now: by.now, onBreak });
  const { validUntil, activatableUntil, stoppedAt } = fields;
  purse.take(moveStage(next, { to, validUntil, activatableUntil, stoppedAt, queueOrder: null }, by));
}
