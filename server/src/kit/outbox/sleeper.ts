import type { Log } from '../log.ts';

const longestPauseMs = 30_000;

/** What a loop sleeps by: pauses that end when it is stopped, and a sleep that ends with news. News that come early are kept. */
export function createSleeper() {
  let isStopped = false;
  let hasNews = false;
  let onNews: () => void = () => undefined;
  let onStop: () => void = () => undefined;

  /** News must not cut it short. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isStopped) return resolve();
      const timer = setTimeout(resolve, ms);
      onStop = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    pause,
    isStopped: () => isStopped,

    wake(): void {
      hasNews = true;
      onNews();
    },

    stop(): void {
      isStopped = true;
      onNews();
      onStop();
    },

    /** Whether there were news since the last time. */
    takeNews(): boolean {
      const had = hasNews;
      hasNews = false;
      return had;
    },

    /** Sleeps until there are news, at most so long; unset: however long it takes. */
    untilNews: (ms?: number) =>
      new Promise<void>((resolve) => {
        if (isStopped || hasNews) return resolve();
        const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
        onNews = () => {
          clearTimeout(timer);
          resolve();
        };
      }),

    /** Under load it would fail again and again without a break. */
    pauseAfterFailure(failures: number, { log, consumer, error }: { log: Log; consumer?: string; error: unknown }) {
      log.error({ consumer, error: (error as Error).message, failures }, 'a consumer failed');
      return pause(Math.min(1000 * 2 ** Math.min(failures, 5), longestPauseMs));
    },
  };
}
