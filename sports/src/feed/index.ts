export {
  FeedMarket,
  FeedMessage,
  type FeedMessageOf,
  FeedResult,
  FixtureDescription,
  type FixtureStatus,
  fixtureStatuses,
  type MarketStatus,
  marketStatuses,
  RecoveryRequest,
  Score,
} from './messages.ts';
