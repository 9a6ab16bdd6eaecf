/**
 * Rooms import rooms of lower levels only, through their `index.ts`; `test/tidy.test.ts` checks both. What stands at the
 * root (`main`, `routes`, `desks`) sees all rooms and is seen by none.
 */
export const levels = {
  words: 0,
  api: 1,
  session: 2,
  console: 3,
  'player-card': 4,
  affiliates: 5,
  audit: 5,
  content: 5,
  games: 5,
  jackpots: 5,
  payments: 5,
  promotions: 5,
  protection: 5,
  returns: 5,
  'sign-in': 5,
  sportsbook: 5,
  staff: 5,
  support: 5,
  verification: 5,
  account: 6,
  bonuses: 6,
  loyalty: 6,
  tournaments: 5,
  lotteries: 6,
  providers: 6,
  vip: 6,
  players: 7,
  shell: 8,
} as const;
