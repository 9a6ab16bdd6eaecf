export { auditRounds } from './audit-rounds.ts';
export { createWagers, type DrawChances, type WagerRule, type Wagers } from './create-wagers.ts';
export { type Round, type RoundState, roundMoves, totalOf } from './round.ts';
export { findRounds, listRounds } from './store.ts';
export type { Chance, PlayWager, RollbackWager, SettleWager, StakeWager, Wager } from './wager.ts';
