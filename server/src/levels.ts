/**
 * The rooms and their levels. A room imports rooms of lower levels only, through their `index.ts`; rooms of one level
 * do not import each other. News travels upwards as events. `test/tidy.test.ts` reads this table.
 */
export const levels: Record<string, number> = {
  kit: 1,
  audit: 2,
  config: 2,
  telemetry: 2,
  geo: 2,
  identity: 3,
  content: 3,
  realtime: 3,
  verification: 4,
  wallet: 4,
  limits: 5,
  jackpots: 5,
  bonuses: 6,
  payments: 7,
  wagers: 7,
  games: 8,
  sportsbook: 8,
  live: 9,
  tournaments: 9,
  lotteries: 9,
  loyalty: 9,
  vip: 9,
  notifications: 9,
  support: 9,
  demo: 9,
  staff: 10,
  web: 10,
};
