import { rolled } from './count-money.ts';
import { isBreak, isMoneyType, type Limit } from './limit.ts';
import { isConfirmed, isRemoval } from './limit-moves.ts';

/** A confirmed change whose day has come, whether or not a job has written it down. */
export function isDue(change: Limit, now: Date): boolean {
  return isConfirmed(change.status) && change.activeFrom !== null && change.activeFrom <= now;
}

/** Whether a break or exclusion still closes play. An exclusion does so until its player has come back (PP-26). */
export function stillCloses(limit: Limit, now: Date): boolean {
  if (limit.type === 'coolingoff') return limit.until === null || now < limit.until;
  return limit.returnsAt === null || now < limit.returnsAt;
}

/**
 * What holds at a moment, by the clock alone: changes that have become due are true, breaks that are over are gone, and
 * windows have rolled, even where no job has been by.
 */
export function inForce(entries: readonly Limit[], now: Date): Limit[] {
  const changes = new Map(entries.flatMap((entry) => (entry.changeOf === null ? [] : [[entry.changeOf, entry]])));
  return entries.flatMap((entry) => {
    if (entry.changeOf !== null) return [];
    if (isBreak(entry.type)) return stillCloses(entry, now) ? [entry] : [];
    const change = changes.get(entry.id);
    const limit = isMoneyType(entry.type) ? rolled(entry, now) : entry;
    if (!change || !isDue(change, now)) return [limit];
    if (isRemoval(change.status)) return [];
    return [{ ...limit, amounts: change.amounts, sessionMinutes: change.sessionMinutes }];
  });
}
