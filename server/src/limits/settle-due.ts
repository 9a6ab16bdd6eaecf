import type { Topics } from '@halley/contract';
import { type Tx, writeEvents } from '../kit/index.ts';
import { rolled } from './count-money.ts';
import { isDue, stillCloses } from './in-force.ts';
import { isBreak, isMoneyType, type Limit } from './limit.ts';
import { isRemoval, limitMoves } from './limit-moves.ts';
import { type EndedHow, endEntry, lockLive, saveCounters, updateWhatItAllows } from './limit-store.ts';

export type Change =
  | 'set'
  | 'tightened'
  | 'asked'
  | 'confirmed'
  | 'loosened'
  | 'removed'
  | 'kept'
  | 'expired'
  | 'ended';

export function changed(limit: Pick<Limit, 'id' | 'playerId' | 'type' | 'period'>, change: Change, at: Date) {
  const { id, playerId, type, period } = limit;
  return { playerId, limitId: id, type, period, change, at: at.toISOString() } satisfies Topics['limits.changed'];
}

/**
 * Writes down what the clock has made true for a player: changes whose day has come, wishes nobody confirmed, breaks that
 * are over, exclusions whose player has come back, windows that have rolled. Returns what has not ended, as it is now.
 * The player must be locked.
 */
export async function settleDue(tx: Tx, playerId: number, now: Date): Promise<Limit[]> {
  const entries = await lockLive(tx, playerId);
  const news: Topics['limits.changed'][] = [];
  const over = new Set<number>();
  const end = async (entry: Limit, how: EndedHow) => {
    over.add(entry.id);
    await endEntry(tx, entry.id, { at: now, how });
  };
  const limits = new Map(entries.map((entry) => [entry.id, entry]));

  for (const entry of entries) {
    if (isBreak(entry.type) && !stillCloses(entry, now)) {
      await end(entry, entry.type === 'coolingoff' ? 'over' : 'returned');
      news.push(changed(entry, 'ended', now));
      if (entry.type === 'selfexclusion') {
        await writeEvents(tx, 'limits.returned', [{ playerId, at: now.toISOString() }]);
      }
    }
    const limit = entry.changeOf === null ? undefined : limits.get(entry.changeOf);
    if (!limit) continue;
    if (isDue(entry, now) && limitMoves[entry.status].fall_due === 'gone') {
      await end(entry, 'applied');
      if (isRemoval(entry.status)) {
        await end(limit, 'removed');
        news.push(changed(limit, 'removed', now));
      } else {
        const { amounts, sessionMinutes } = entry;
        limits.set(limit.id, { ...limit, amounts, sessionMinutes });
        await updateWhatItAllows(tx, { id: limit.id, amounts, sessionMinutes });
        news.push(changed(limit, 'loosened', now));
      }
    } else if (entry.confirmUntil && entry.confirmUntil <= now && limitMoves[entry.status].expire === 'gone') {
      await end(entry, 'expired');
      news.push(changed(limit, 'expired', now));
    }
  }
  const left = [...limits.values()]
    .filter(({ id }) => !over.has(id))
    .map((entry) => (entry.changeOf === null && isMoneyType(entry.type) ? rolled(entry, now) : entry));
  await saveCounters(
    tx,
    left.filter((entry) => entry.windowFrom !== limits.get(entry.id)?.windowFrom),
  );
  await writeEvents(tx, 'limits.changed', news);
  return left;
}
