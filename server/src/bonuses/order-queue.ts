import { Refusal } from '@halley/contract';
import type { Gift } from './gift.ts';

type Queued = Pick<Gift, 'id' | 'stage' | 'pausedAt' | 'stoppedAt' | 'validUntil' | 'queueOrder'>;

/** Waits for its turn; one that was paused by hand waits for its player. */
const isQueued = ({ stage, pausedAt }: Pick<Gift, 'stage' | 'pausedAt'>): boolean =>
  stage === 'wait' && pausedAt === null;

/** Those that wait, in the order in which they follow: as the player said, then whichever has the fewest days left. */
export function orderQueue<G extends Queued>(gifts: readonly G[]): G[] {
  return gifts.filter(isQueued).toSorted((one, other) => {
    const placed = placeOf(one) - placeOf(other);
    return placed || leftMs(one) - leftMs(other) || one.id - other.id;
  });
}

const placeOf = ({ queueOrder }: Queued) => (queueOrder === null ? Number.MAX_SAFE_INTEGER : Number(queueOrder));
const leftMs = ({ validUntil, stoppedAt }: Queued) => (validUntil?.getTime() ?? 0) - (stoppedAt?.getTime() ?? 0);

/** The player's own order: all that wait, each once. */
export function reorderQueue<G extends Queued>(gifts: readonly G[], ids: readonly number[]): G[] {
  const queue = orderQueue(gifts);
  const isWhole = ids.length === queue.length && queue.every(({ id }) => ids.includes(id));
  if (!isWhole) throw new Refusal('ids.not_the_queue');
  return queue.map((gift) => ({ ...gift, queueOrder: BigInt(ids.indexOf(gift.id) + 1) }));
}

/** Which one is played with next; undefined: one is already, or the player has paused one and plays without. */
export function nextOf<G extends Queued & Pick<Gift, 'type'>>(gifts: readonly G[]): G | undefined {
  const bonuses = gifts.filter(({ type }) => type === 'bonus');
  const isTaken = ({ stage, pausedAt }: G) => stage === 'handle_bets' || (stage === 'wait' && pausedAt !== null);
  return bonuses.some(isTaken) ? undefined : orderQueue(bonuses)[0];
}
