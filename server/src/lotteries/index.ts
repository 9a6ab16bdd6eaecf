export { auditLotteries, countLotteries } from './audit-lotteries.ts';
export { lotteriesRoom } from './room.ts';
