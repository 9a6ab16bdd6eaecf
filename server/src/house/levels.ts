/**
 * The rooms and their levels. A room imports rooms of lower levels only, through their `index.ts`; rooms of one level
 * do not import each other. What a room asks of rooms above or beside it is handed in (`ports.ts`); news travels upwards
 * as events. `test/tidy.test.ts` reads this table.
 */
export const levels = {
  kit: 1,
  audit: 2,
  config: 2,
  geo: 2,
  telemetry: 2,
  world: 2,
  identity: 3,
  realtime: 3,
  visitor: 4,
  verification: 4,
  wallet: 4,
  content: 5,
  jackpots: 5,
  limits: 5,
  promotions: 5,
  bonuses: 6,
  fixtures: 6,
  payments: 7,
  wagers: 7,
  games: 8,
  sportsbook: 8,
  campaigns: 9,
  demo: 9,
  live: 9,
  loyalty: 9,
  lotteries: 9,
  notifications: 9,
  protection: 9,
  partners: 9,
  support: 9,
  tournaments: 9,
  vip: 9,
  reports: 10,
  staff: 11,
  web: 11,
} as const;

export type RoomName = keyof typeof levels;

/** What levels alone would allow: `from > to`. */
export const never = ['fixtures > world', 'sportsbook > world'] as const;
