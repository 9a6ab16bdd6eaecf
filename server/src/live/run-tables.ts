import type { LiveTableId } from '@halley/contract';
import type { Log } from '../kit/index.ts';
import { type AnySharedGame, sharedGames } from './tables.ts';

const afterTroubleMs = 1_000;

export interface RunningTables {
  stop(): Promise<void>;
}

/** Runs every table of this process, each by its own clock, until it is stopped. */
export function runTables(
  advance: (table: LiveTableId, game: AnySharedGame) => Promise<number>,
  { log }: { log: Log },
): RunningTables {
  let stopped = false;
  const wakers = new Set<() => void>();
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      wakers.add(wake);
    });
  async function run(table: LiveTableId, game: AnySharedGame): Promise<void> {
    while (!stopped) {
      const waitMs = await advance(table, game).catch((error) => {
        if (!stopped) log.error({ err: error, table }, 'a live table could not go on');
        return afterTroubleMs;
      });
      if (!stopped && waitMs > 0) await pause(waitMs);
    }
  }
  const running = [...sharedGames].map(([table, game]) => run(table, game));
  return {
    async stop() {
      stopped = true;
      for (const wake of wakers) wake();
      await Promise.all(running);
    },
  };
}
