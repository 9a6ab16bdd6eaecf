export { auditBets, countBets } from './audit-bets.ts';
export { sportsbookRoom } from './room.ts';
