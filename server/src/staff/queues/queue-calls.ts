import { type StaffQueueName, type staffQueueCalls, staffQueues } from '@halley/contract';
import type { Handlers, Waiting } from '../../kit/index.ts';
import { waitingCorrections, waitingOrders } from '../../loyalty/index.ts';
import { waitingCases } from '../../protection/index.ts';
import type { StaffPorts } from '../ports.ts';

/** What waits for people. Every menu asks for it again and again: each count reads an index of what is open. */
export function queueCalls(ports: StaffPorts): Handlers<typeof staffQueueCalls> {
  const { database, documents, paymentsDesk, corrections, supportDesk, promotionDesk } = ports;
  const { contestDesk, lotteryDesk, tradingDesk, editorDesk } = ports;
  const waitingIn: Record<StaffQueueName, () => Promise<Waiting>> = {
    documents: () => documents.waitingForReview(database),
    chats: () => supportDesk.waitingChats(database),
    letters: () => supportDesk.waitingLetters(database),
    cashouts: () => paymentsDesk.waitingCashouts(database),
    differences: () => paymentsDesk.openDifferences(database),
    corrections: () => corrections.waiting(database),
    reviews: () => promotionDesk.waitingReviews(database),
    mart_orders: () => waitingOrders(database),
    point_corrections: () => waitingCorrections(database),
    contests: () => contestDesk.held(database),
    draws: () => lotteryDesk.waiting(database),
    referrals: () => tradingDesk.waitingReferrals(database),
    manual_results: () => tradingDesk.waitingManual(database),
    quarantine: () => tradingDesk.openQuarantine(database),
    protection_cases: () => waitingCases(database),
    content_reviews: () => editorDesk.waiting(database),
  };
  return {
    readStaffQueues: async (_input, { staff }) => {
      const names = (Object.keys(staffQueues) as StaffQueueName[]).filter((name) =>
        staff.permissions.includes(staffQueues[name]),
      );
      const queues = await Promise.all(
        names.map(async (name) => {
          const { open, oldestAt } = await waitingIn[name]();
          return { name, open, oldest_at: oldestAt?.toISOString() ?? null };
        }),
      );
      return { status: 200, body: { queues } };
    },
  };
}
