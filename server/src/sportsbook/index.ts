export { auditBets, countBets } from './audit-bets.ts';
export type { TradingDesk } from './desk/create-trading-desk.ts';
export { listPastBets } from './history/past-store.ts';
export { sportsbookRoom } from './room.ts';
