export { convertRoundedDown, type Quotes } from '../config/index.ts';
export { auditLimits } from './audit-limits.ts';
export type { Limits } from './create-limits.ts';

export type { StakeGuard } from './judge-stakes.ts';
export type { KeptFromGifts } from './kept-from-gifts.ts';
export { countOnBreak } from './limit-store.ts';
export { listPastLimits } from './past-store.ts';
export { limitsRoom } from './room.ts';
