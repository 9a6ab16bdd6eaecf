export { auditLimits } from './audit-limits.ts';
export { createLimits, type Limits } from './create-limits.ts';
export type { AskedDeposit } from './judge-deposit.ts';
export type { StakeGuard } from './judge-stakes.ts';
export { type Quotes, worthAtMost } from './worth.ts';
