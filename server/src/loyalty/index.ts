export { auditLootboxes, countLootboxes } from './lootboxes/audit-lootboxes.ts';
export { auditPoints, countPoints } from './points/audit-points.ts';
export { loyaltyRoom } from './room.ts';
