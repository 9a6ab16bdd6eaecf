export type { AcceptedStake, MovedMoney, WagerFollower, WagerWatcher } from './accepted-stake.ts';
export type { RecordedAction } from './action.ts';
export { findActions, listActions } from './action-store.ts';
export type { Chances, FreeRoundsBook, OpenChances, OpenFreeRounds } from './apply-group.ts';
export { auditRounds, countRounds, playedByFreeRounds, roundsByGift } from './audit-rounds.ts';
export { createWagers, type Wagers } from './create-wagers.ts';
export { judgePace } from './judge-pace.ts';
export type { AskedStake, StakeJudge, WagerRule } from './judge-stakes.ts';
export { countOpenRounds, holdOpenRounds, listOpenGames, listOpenRounds, type OpenRound } from './list-open-rounds.ts';
export { listPlayed, type PlayedRound, type PlayedRoundsWanted } from './list-played.ts';
export type { SweepRules } from './plan-sweep.ts';
export { readGiftPlay } from './read-gift-play.ts';
export { readStaked } from './read-staked.ts';
export { type Reconciled, reconcileRounds } from './reconcile-rounds.ts';
export { type DoorPorts, type WagersRoom, wagersRoom } from './room.ts';
export { playedAt, type Round, type RoundState, roundMoves, totalOf, type WaitsFor } from './round.ts';
export { type HandedRules, lateRules } from './rules/rule-order.ts';
export type { Split } from './split-stake.ts';
export { findRounds, listRounds } from './store.ts';
export { sweepRounds } from './sweep-rounds.ts';
export type {
  ActedAction,
  ActionState,
  ActResult,
  ActWager,
  Chance,
  PlayWager,
  RollbackWager,
  RoundAction,
  SettleWager,
  StakeWager,
  StakingWager,
  StepWager,
  Wager,
} from './wager.ts';
