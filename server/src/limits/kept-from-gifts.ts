import type { Currency } from '@halley/contract';
import type { Quotes } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import { inForce } from './in-force.ts';
import { isBreak, isMoneyType, type Limit } from './limit.ts';
import { readLiveOf, readReturns } from './limit-store.ts';
import { isUsedUp } from './room-left.ts';

/** PR-01: why a player is offered and given nothing. */
export type KeptFromGifts = 'excluded' | 'on_break' | 'just_returned' | 'at_a_limit';

const afterReturnMs = 30 * 24 * 60 * 60 * 1000;

/** Of one player, whose entries are all that has not ended; `returnedAt`: when the last exclusion ended. */
export function keptFromGifts(
  entries: readonly Limit[],
  { now, quotes, returnedAt }: { now: Date; quotes: Quotes; returnedAt: Date | undefined },
): KeptFromGifts | undefined {
  const limits = inForce(entries, now);
  const closed = limits.find(({ type }) => isBreak(type));
  if (closed) return closed.type === 'selfexclusion' ? 'excluded' : 'on_break';
  // A return whose hour has come counts, whether or not a job has written it down.
  const returns = entries.flatMap(({ type, returnsAt }) => (type === 'selfexclusion' && returnsAt ? [returnsAt] : []));
  const last = [...returns, ...(returnedAt ? [returnedAt] : [])].map((at) => at.getTime());
  if (last.some((at) => now.getTime() - at < afterReturnMs)) return 'just_returned';
  const isReached = limits.some(
    (limit) =>
      isMoneyType(limit.type) &&
      (Object.keys(limit.amounts ?? {}) as Currency[]).some((currency) => isUsedUp(limit, currency, quotes)),
  );
  return isReached ? 'at_a_limit' : undefined;
}

/** Those among these players who are kept from gifts, and why. */
export async function readKeptFromGifts(
  db: Queryable,
  playerIds: readonly number[],
  { now, quotes }: { now: Date; quotes: Quotes },
): Promise<Map<number, KeptFromGifts>> {
  if (playerIds.length === 0) return new Map();
  const [live, returns] = [await readLiveOf(db, playerIds), await readReturns(db, playerIds)];
  const kept = playerIds.flatMap((playerId): [number, KeptFromGifts][] => {
    const entries = live.filter((entry) => entry.playerId === playerId);
    const why = keptFromGifts(entries, { now, quotes, returnedAt: returns.get(playerId) });
    return why ? [[playerId, why]] : [];
  });
  return new Map(kept);
}
