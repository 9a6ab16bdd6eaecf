export { quickRandom } from './kit/index.ts';
export { modelledSports, modelOf } from './models.ts';
export { resultFacts } from './result-facts.ts';
export type {
  Chances,
  Contestant,
  DrawnUniverse,
  FairMarket,
  FairOutcome,
  FixtureSetup,
  Incident,
  LegName,
  Scoreboard,
  SportModel,
} from './sport-model.ts';
export { type FixtureProof, type VerifiedFixture, verifyFixture } from './verify-fixture.ts';
