import type { StaffQueueName } from '@halley/contract';
import type { Queue } from '../../kit/index.ts';
import { waitingCorrections, waitingOrders } from '../../loyalty/index.ts';
import { waitingCases } from '../../protection/index.ts';
import type { StaffPorts } from '../ports.ts';
import { waitingProposals } from '../two-person/proposal-store.ts';

/** Every queue, as its own room counts and lists it: each reads an index of what is open. */
export function queuesOf(ports: StaffPorts): Record<StaffQueueName, Queue> {
  const {
    documents,
    paymentsDesk,
    corrections,
    supportDesk,
    promotionDesk,
    contestDesk,
    lotteryDesk,
    tradingDesk,
    editorDesk,
    campaignDesk,
    partnerDesk,
  } = ports;
  return {
    documents: documents.waitingForReview,
    chats: supportDesk.waitingChats,
    letters: supportDesk.waitingLetters,
    cashouts: paymentsDesk.waitingCashouts,
    differences: paymentsDesk.openDifferences,
    corrections: corrections.waiting,
    reviews: promotionDesk.waitingReviews,
    mart_orders: waitingOrders,
    point_corrections: waitingCorrections,
    contests: contestDesk.held,
    draws: lotteryDesk.waiting,
    referrals: tradingDesk.waitingReferrals,
    manual_results: tradingDesk.waitingManual,
    quarantine: tradingDesk.openQuarantine,
    protection_cases: waitingCases,
    content_reviews: editorDesk.waiting,
    flags: tradingDesk.openFlags,
    overrides: tradingDesk.waitingOverrides,
    claims: tradingDesk.waitingClaims,
    proposals: waitingProposals,
    campaign_approvals: campaignDesk.waiting,
    partner_payouts: partnerDesk.payouts.waiting,
  };
}
