export { auditLotteries, countLotteries } from './audit-lotteries.ts';
export { chooseBeacons } from './beacon/choose-beacons.ts';
export { createLotteryDesk, type LotteryDesk } from './desk/create-lottery-desk.ts';
export { lotteriesRoom } from './room.ts';
