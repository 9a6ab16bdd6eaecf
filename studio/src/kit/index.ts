export { checkBet } from './check-bet.ts';
export type { GameEntry, PartRound, PlayedInParts, Subject } from './entry.ts';
export {
  demoCurrency,
  type GameEvent,
  type GameFacts,
  type GameListing,
  type HouseGame,
  rulesOf,
  type SingleStepGame,
  type StakeLimits,
  type StepAnswer,
  type SteppedGame,
  type StudioGame,
} from './game.ts';
export { hundredthsOf, inStakes, labStake } from './in-stakes.ts';
export { houseLimits, limitsFor, limitsOver, stakeLadder } from './limits.ts';
export { originalSections } from './original-rules.ts';
export { addRatios, compareRatios, type Ratio, ratioInHundredthsOfPercent, shareOf } from './ratio.ts';
export { accepted, type Refusal, type Result, refused } from './result.ts';
export type { RulesFormat, RulesSection, SharedTableRules } from './rules-content.ts';
export { closingSections } from './rules-parts.ts';
export type { RoundTiming, SharedGame } from './shared.ts';
export { faultOfSpots, joinSpots, parseSpots, type Spots, spotEntries, sumOfSpots } from './spots.ts';
export { isLowSpread, spreadOf, varianceOfEnds, varianceOfOnePay } from './spread.ts';
export { type StudioId, studios } from './studios.ts';
export {
  addTally,
  classEnds,
  className,
  count,
  countPart,
  emptyTally,
  type Figures,
  figuresOf,
  returnInParts,
  type Tally,
  z99,
} from './tally.ts';
export { type VerifiedRound, verifyRound, verifySteps } from './verify-round.ts';
export { volatilityOf } from './volatility.ts';
