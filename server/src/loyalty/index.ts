export { createLoyaltyDesk, type LoyaltyDesk } from './create-loyalty-desk.ts';
export { listPastLevels } from './level-store.ts';
export { auditLootboxes, countLootboxes } from './lootboxes/audit-lootboxes.ts';
export { auditMart } from './mart/audit-mart.ts';
export { auditPoints, countPoints } from './points/audit-points.ts';
export { loyaltyRoom } from './room.ts';
export { waitingCorrections, waitingOrders } from './waiting-store.ts';
