import type { Gift } from './gift.ts';

type Clocked = Pick<Gift, 'stage' | 'pausedAt' | 'stoppedAt' | 'validUntil' | 'activatableUntil'>;

/** Days do not run while a gift waits behind another one, nor in a break. A pause by hand does not stop them. */
export function clockStands({ stage, pausedAt }: Pick<Gift, 'stage' | 'pausedAt'>, onBreak: boolean): boolean {
  return onBreak || (stage === 'wait' && pausedAt === null);
}

/** Stops the clock of a gift, or lets it go on: then everything is as much later as it stood. */
export function runClock<G extends Clocked>(gift: G, { now, onBreak }: { now: Date; onBreak: boolean }): G {
  const { stoppedAt } = gift;
  if (clockStands(gift, onBreak)) return stoppedAt === null ? { ...gift, stoppedAt: now } : gift;
  if (stoppedAt === null) return gift;
  return { ...gift, ...endsAt(gift, now), stoppedAt: null };
}

/** When its days are over if the clock went on now. */
export function endsAt(
  { stoppedAt, validUntil, activatableUntil }: Pick<Gift, 'stoppedAt' | 'validUntil' | 'activatableUntil'>,
  now: Date,
): Pick<Gift, 'validUntil' | 'activatableUntil'> {
  const stoodMs = stoppedAt === null ? 0 : now.getTime() - stoppedAt.getTime();
  const later = (date: Date | null) => date && new Date(date.getTime() + stoodMs);
  return { validUntil: later(validUntil), activatableUntil: later(activatableUntil) };
}
