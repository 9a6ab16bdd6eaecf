import type { StaffQueueName } from '@halley/contract';

/** Where an item of a queue is looked after: on a page of its own, or in the list of its queue. */
const places: Record<StaffQueueName, (item: string) => string> = {
  documents: () => '/documents',
  chats: (item) => `/support/${item}`,
  letters: () => '/support/tickets',
  cashouts: (item) => `/payments/${item}`,
  differences: () => '/payments/differences',
  corrections: () => '/payments/corrections',
  reviews: () => '/reviews',
  mart_orders: () => '/loyalty/orders',
  point_corrections: () => '/loyalty/corrections',
  contests: (item) => `/tournaments/${item}`,
  draws: (item) => `/lotteries/${item}`,
  referrals: () => '/sportsbook',
  manual_results: () => '/sportsbook/manual',
  quarantine: () => '/sportsbook/quarantine',
  flags: () => '/sportsbook/flags',
  overrides: () => '/sportsbook/overrides',
  claims: () => '/sportsbook/claims',
  proposals: () => '/members/two-people',
  protection_cases: (item) => `/protection/cases/${item}`,
  content_reviews: () => '/content',
  campaign_approvals: (item) => `/campaigns/${item}`,
  partner_payouts: (item) => (item.startsWith('terms-') ? '/affiliates/invitations' : '/affiliates/payouts'),
};

/** Undefined: it is about no item. */
export function placeOf(queue: StaffQueueName, item: string | null): string | undefined {
  return item === null ? undefined : places[queue](item);
}
