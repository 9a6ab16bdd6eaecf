/** Shared rounds: the chain that decides them and the check of a past one. Rules of each table stand in its own folder. */
export { rulesOf } from '../kit/rules-of.ts';
export type { Curve, RoundTiming, SharedGame } from '../kit/shared.ts';
export {
  type Chain,
  createChain,
  type LiveRoundToVerify,
  type LiveSource,
  liveDraw,
  nextLink,
  type VerifiedLiveRound,
  verifyLiveRound,
} from './chain.ts';
