import type { Clock, Database, Log } from '../../kit/index.ts';
import { RatesRefused } from './judge-rates.ts';
import { writeRates } from './rate-store.ts';
import { readFeed } from './read-feed.ts';

export interface LoadRatesOptions {
  database: Database;
  clock: Clock;
  log: Log;
  /** Unset: nothing is loaded by itself. */
  feed: string | undefined;
  mostJump: number;
}

/** Takes what the feed says, if it can be believed. Otherwise the last rates hold, and the operator is told. */
export async function loadRates({ database, clock, log, feed, mostJump }: LoadRatesOptions): Promise<void> {
  if (feed === undefined) return;
  try {
    const given = await readFeed(feed);
    const rules = { mostJump, force: false, now: clock.now(), by: 'feed' };
    const written = await database.tx((tx) => writeRates(tx, given, rules));
    log.info({ written }, 'exchange rates were read');
  } catch (error) {
    const reason = error instanceof RatesRefused ? error.message : 'the feed could not be read';
    log.error({ reason }, 'exchange rates were not taken, the last ones hold');
  }
}
