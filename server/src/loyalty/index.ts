export { auditPoints, countPoints } from './points/audit-points.ts';
export { loyaltyRoom } from './room.ts';
