export { quickRandom } from './kit/index.ts';
export { modelledSports, modelOf } from './models.ts';
export { resultFacts } from './result-facts.ts';
export {
  knockoutForecast,
  type LeagueForecast,
  leagueForecast,
  type SeasonMatch,
  seasonKeys,
  seasonMarkets,
  winsOf,
  worthOf,
} from './season/index.ts';
export type {
  Chances,
  Contestant,
  DrawnUniverse,
  FairMarket,
  FairOutcome,
  FinalScore,
  FixtureSetup,
  Incident,
  LegName,
  Scoreboard,
  SportModel,
} from './sport-model.ts';
export { type FixtureProof, type VerifiedFixture, verifyFixture } from './verify-fixture.ts';
