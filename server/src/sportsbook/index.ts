export { auditBets, countBets } from './audit-bets.ts';
export type { TradingDesk } from './desk/create-trading-desk.ts';
export { sportsbookRoom } from './room.ts';
