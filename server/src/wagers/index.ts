export { auditRounds, countRounds } from './audit-rounds.ts';
export {
  type Chances,
  createWagers,
  type OpenChances,
  type StakeJudge,
  type WagerRule,
  type Wagers,
} from './create-wagers.ts';
export { listPlayed, type PlayedRound, type PlayedRoundsWanted } from './list-played.ts';
export { type Round, type RoundState, roundMoves, totalOf } from './round.ts';
export { findRounds, listRounds } from './store.ts';
export type { Chance, PlayWager, RollbackWager, SettleWager, StakeWager, StakingWager, Wager } from './wager.ts';
