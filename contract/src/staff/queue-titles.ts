import type { StaffQueueName } from './queues.ts';

/** What queues are called, in menus, notices and mails to staff. */
export const queueTitles: Readonly<Record<StaffQueueName, string>> = {
  documents: 'Documents',
  chats: 'Conversations',
  letters: 'Letters',
  cashouts: 'Cashouts',
  differences: 'Differences',
  corrections: 'Corrections',
  reviews: 'Reviews of gifts',
  mart_orders: 'Orders for points',
  point_corrections: 'Corrections of points',
  contests: 'Held contests',
  draws: 'Draws that are due',
  referrals: 'Bets above the limit',
  manual_results: 'Results by hand',
  quarantine: 'Quarantine of feeds',
  protection_cases: 'Cases of protection',
  content_reviews: 'Changes of the site',
  flags: 'Flags of betting',
  overrides: 'Prices above fair',
  claims: 'Claims',
  proposals: 'Roles and rules',
  campaign_approvals: 'Campaigns to agree to',
  partner_payouts: 'Payouts to partners',
};
