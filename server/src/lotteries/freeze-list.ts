import { roundAt, ticketRoot, ticketsOf, timeOfRound } from '@halley/studio/fair/lottery';
import { nodeBytesHash } from '@halley/studio/fair/node';
import { invariant, writeEvents } from '../kit/index.ts';
import { lockLottery, markFrozen } from './lottery-store.ts';
import type { LotteriesPorts } from './ports.ts';
import { leavesOf } from './ticket-lists.ts';
import { listRanges } from './ticket-store.ts';

const minuteMs = 60 * 1000;
/** News of the last deposits are in by then; the draw is at least ten minutes after the end. */
export const settleMs = 5 * minuteMs;
/** The root is there so long before the beacon speaks: clocks differ. */
const aheadMs = minuteMs;
const postponedMs = 10 * minuteMs;

/**
 * The list is frozen, and its root is for everybody. A round that has come, or is about to, cannot decide over a list that nobody
 * has seen: a later one does then, and the draw's page shows both.
 */
export async function freezeList(
  { database, clock, log }: Pick<LotteriesPorts, 'database' | 'clock' | 'log'>,
  promotionId: number,
): Promise<void> {
  await database.tx(async (tx) => {
    const now = clock.now();
    const lottery = await lockLottery(tx, promotionId);
    if (lottery?.state !== 'open' || now.getTime() < lottery.endsAt.getTime() + settleMs) return;
    const leaves = leavesOf(lottery, await listRanges(tx, promotionId));
    invariant(ticketsOf(leaves) === lottery.tickets, `the numbers of lottery ${promotionId} have gaps`);
    const { beacon, namedRound } = lottery;
    const isInTime = now.getTime() + aheadMs <= timeOfRound(beacon, namedRound).getTime();
    const round = isInTime ? namedRound : roundAt(beacon, new Date(now.getTime() + postponedMs));
    if (!isInTime) log.warn({ promotionId, namedRound, round }, 'a list was frozen too late for its round');
    await markFrozen(tx, { promotionId, root: ticketRoot(leaves, nodeBytesHash), round, now });
    await writeEvents(tx, 'lotteries.moved', [{ promotionId, state: 'frozen' }]);
  });
}
