export type { WagerFollower } from './accepted-stake.ts';

export { findActions, listActions } from './action-store.ts';
export type { OpenChances, OpenFreeRounds } from './apply-group.ts';
export {
  auditRounds,
  countRounds,
  playedByFreeRounds,
  roundOfKey,
  roundsByGift,
  roundsOfDays,
  sportActions,
  sportRounds,
} from './audit-rounds.ts';
export { closedRounds } from './closed-rounds.ts';
export { createWagers, type Wagers } from './create-wagers.ts';
export { isSport } from './house-of.ts';
export type { AskedStake, WagerRule } from './judge-stakes.ts';
export { countOpenRounds, holdOpenRounds, listOpenGames, listOpenRounds } from './list-open-rounds.ts';
export { listPlayed, type PlayedRound, type PlayedRoundsWanted } from './list-played.ts';
export { countNightRounds } from './night-round-store.ts';
export { readFirstPlays } from './read-first-plays.ts';
export { readGiftPlay } from './read-gift-play.ts';
export { readPastRounds } from './read-past-rounds.ts';
export { type PlaySigns, readPlaySigns } from './read-play-signs.ts';
export { readStaked } from './read-staked.ts';
export { type Reconciled, reconcileRounds } from './reconcile-rounds.ts';
export { type WagersRoom, wagersRoom } from './room.ts';
export { playedAt, type Round, type RoundState, totalOf } from './round.ts';

export { type HandedRules, lateRules } from './rules/rule-order.ts';

export { findRounds, listRounds } from './store.ts';

export type {
  ActResult,
  ActWager,
  Chance,
  ManyAct,
  PlayWager,
  RoundAction,
} from './wager.ts';
