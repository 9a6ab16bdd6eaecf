import type { RateSource } from '../config/index.ts';
import type { Clock, Log } from '../kit/index.ts';
import type { Quotes } from './exchange.ts';

export interface Quoted {
  source: string;
  at: Date;
  inEuro: Quotes;
}

const freshForMs = 60_000;

/**
 * What the source of rates said last, never older than a minute if it answers. Counting does not wait for it: a
 * transaction that waits for a feed would hold up every follower of events. A source that fails leaves the last answer.
 */
export function createQuotes({ source, clock, log }: { source: RateSource; clock: Clock; log: Log }) {
  let last: Quoted | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  const ask = async () => {
    try {
      last = { source: source.name, ...(await source.read()) };
    } catch (error) {
      log.warn({ err: error, source: source.name }, 'rates could not be read, the last ones hold');
    } finally {
      asking = undefined;
    }
  };
  return async (): Promise<Quoted | undefined> => {
    const now = clock.now().getTime();
    if (now - askedAt >= freshForMs && !asking) {
      askedAt = now;
      asking = ask();
    }
    if (!last) await asking;
    return last;
  };
}
