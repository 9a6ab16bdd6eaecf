import { embeddedRates } from '../../config/index.ts';
import { createFixtures } from '../../fixtures/index.ts';
import { createScriptedFeed } from '../../fixtures/testing/scripted-feed.ts';
import { type Clock, createMetrics, type Database, silentLog } from '../../kit/index.ts';
import { createSportsbook } from '../create-sportsbook.ts';

/** The traders' desk with a feed in the test's hand, and nobody at the wagers' door. */
export function deskOn(database: Database, { clock }: { clock: Clock }) {
  const nobody = () => Promise.reject(new Error('nobody is at the door'));
  const fixtures = createFixtures({ database, clock, log: silentLog, metrics: createMetrics() });
  const { desk } = createSportsbook({
    database,
    clock,
    log: silentLog,
    fixtures,
    wagers: { act: nobody, actMany: nobody },
    rates: embeddedRates,
    openSessions: async () => new Set(),
    stillOpen: async () => new Set(),
    countryOf: () => undefined,
    brandAt: () => ({}),
    localeOf: () => 'en',
    sessionSpans: async () => [],
    connectionToken: () => '',
    promotions: { redeemCode: nobody, redeemedBy: nobody, huntsFor: nobody },
    tell: () => undefined,
  });
  let feed: ReturnType<typeof createScriptedFeed> | undefined;
  return {
    desk,
    fixtures,
    /** Begins with the first who asks. */
    feed: () => {
      feed ??= createScriptedFeed({ fixtures, clock });
      return feed;
    },
  };
}
