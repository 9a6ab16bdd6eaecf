export type {
  Chances,
  Contestant,
  FairMarket,
  FairOutcome,
  FixtureSetup,
  Incident,
  Scoreboard,
  SportModel,
} from './sport-model.ts';
