export { applyMessage } from './apply-message.ts';
export { type Fault, type FixtureMessage, faults, type Telling } from './beliefs.ts';
export { takesBets } from './fixture-moves.ts';
export {
  type CancelState,
  effectiveOutcomes,
  type FixtureChanges,
  type FixtureState,
  type MarketState,
  noChanges,
  type OutcomeState,
  type ResultState,
  standingResults,
} from './fixture-state.ts';
export { createDice, createHostile, type Dice, type HostileOptions, rough, smooth } from './hostile.ts';
export { fickle, honest, type Lies, lying } from './hostile-lies.ts';
export {
  FeedMarket,
  FeedMessage,
  type FeedMessageOf,
  FixtureDescription,
  type FixtureStatus,
  fixtureStatuses,
  type MarketStatus,
  marketStatuses,
  RecoveryRequest,
  Score,
} from './messages.ts';
export type { ProducerState } from './producer-moves.ts';
export { type FeedLine, numbered, quarantineText, readLine } from './read-line.ts';
export { createSequencer, type FeedTimes, type Numbered, type Place, type Sequencer, type Step } from './sequencer.ts';
export { TogetherAnswer, TogetherQuestion, togetherRefusals } from './together.ts';
