import type { RoomName } from './levels.ts';

/**
 * Rooms that still take all tables for those of one schema (`Base.database`). One that takes `BaseOfHomes` leaves the list: it asks
 * `homes.of(playerId)`, `homes.house`, or all homes. Nothing is added here (`test/tidy/rooms-of-homes.ts`), and a house is
 * split for players once it is empty.
 */
export const roomsOfOneHome: readonly RoomName[] = [
  'bonuses',
  'campaigns',
  'demo',
  'games',
  'jackpots',
  'limits',
  'live',
  'lotteries',
  'loyalty',
  'notifications',
  'partners',
  'payments',
  'promotions',
  'protection',
  'reports',
  'sportsbook',
  'staff',
  'tournaments',
  'vip',
];
