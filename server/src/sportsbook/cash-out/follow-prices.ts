import type { FixtureBook } from '../../fixtures/index.ts';
import type { Log } from '../../kit/index.ts';

/** Changes of so long are looked at together. */
const gatherMs = 250;

interface FollowPorts {
  book: Pick<FixtureBook, 'onChange'>;
  log: Log;
  sell(fixtureIds: readonly number[]): Promise<void>;
}

/** Each time prices of fixtures have moved, bets that are to be cashed out by themselves are looked at. */
export function followPrices({ book, log, sell }: FollowPorts) {
  const changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let selling: Promise<void> = Promise.resolve();

  const look = () => {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    // Those that wait for their delay do not keep others waiting.
    const sold = sell(ids).catch((error) => log.warn({ err: error }, 'automatic cash-outs could not be looked at'));
    selling = Promise.all([selling, sold]).then(() => undefined);
  };
  const forget = book.onChange((changes) => {
    for (const { id } of changes) changed.add(id);
    timer ??= setTimeout(look, gatherMs).unref();
  });
  return {
    async stop() {
      forget();
      clearTimeout(timer);
      await selling;
    },
  };
}
