import type { Tx } from '../kit/index.ts';
import { daysLater } from './activate-bonus.ts';
import { endGift } from './cancel-gift.ts';
import type { EndReason, Gift } from './gift.ts';
import { listHolders } from './gift-store.ts';
import { isOnBreak } from './is-on-break.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurses } from './purse.ts';
import { runClock } from './run-clock.ts';
import { startNext } from './start-next.ts';

type EndPorts = Pick<BonusesPorts, 'clock' | 'freeRounds' | 'limits'>;

/** PR-11: whoever leaves is paid what was earned; nothing else follows. */
export async function endAllGifts(
  ports: EndPorts,
  tx: Tx,
  { playerIds, how }: { playerIds: readonly number[]; how: Extract<EndReason, 'excluded' | 'account_closed'> },
): Promise<void> {
  const by = { now: ports.clock.now(), actor: 'system' };
  for (const purse of await openPurses(tx, await listHolders(tx, playerIds))) {
    for (const gift of purse.gifts()) await endGift(ports, tx, { purse, gift, how, by });
    await purse.write(tx);
  }
}

/** A deposit was charged back: what was given for it goes back, and the next of the queue follows. */
export async function endChargedBack(
  ports: EndPorts,
  tx: Tx,
  { playerId, reference }: { playerId: number; reference: string },
): Promise<void> {
  const by = { now: ports.clock.now(), actor: 'system' };
  const isOf = ({ occasion }: Gift) => occasion?.includes(reference) === true;
  for (const purse of await openPurses(tx, await listHolders(tx, [playerId]))) {
    const given = purse.gifts().filter(isOf);
    if (given.length === 0) continue;
    for (const gift of given) await endGift(ports, tx, { purse, gift, how: 'charged_back', by });
    startNext(purse, { ...by, onBreak: await isOnBreak(ports, tx, playerId) });
    await purse.write(tx);
  }
}

/** A break has begun or is over: the clocks of all gifts of these players stand or go on. */
export async function runClocks(
  ports: Pick<BonusesPorts, 'clock' | 'limits' | 'freeRounds'>,
  tx: Tx,
  playerIds: readonly number[],
): Promise<void> {
  const now = ports.clock.now();
  const onBreak = await ports.limits.closedAmong(tx, playerIds);
  for (const purse of await openPurses(tx, await listHolders(tx, playerIds))) {
    for (const gift of purse.gifts()) {
      const next = runClock(gift, { now, onBreak: onBreak.has(gift.playerId) });
      if (next === gift) continue;
      purse.set(next);
      if (next.freeRoundsId !== null)
        await ports.freeRounds.prolong(tx, { id: next.freeRoundsId, expiresAt: roundsEnd(next, now) });
    }
    await purse.write(tx);
  }
}

/** Rounds of spins end with them; while the clock of these stands, they do not end at all. */
const roundsEnd = ({ stoppedAt, validUntil }: Gift, now: Date) =>
  stoppedAt === null && validUntil ? validUntil : daysLater(now, 365);
