import type { Runner } from 'graphile-worker';
import type { Log } from '../log.ts';

const restartAfterMs = 1000;

/**
 * The queue's runner gives up after too many errors in a row, for instance while PostgreSQL restarts. It is started
 * again until somebody stops it on purpose.
 */
export async function keepRunning(begin: () => Promise<Runner>, log: Log): Promise<{ stop(): Promise<void> }> {
  let runner: Runner | undefined = await begin();
  const stopping = Promise.withResolvers<void>();
  let stopped = false;

  const watch = async (): Promise<void> => {
    while (!stopped) {
      try {
        runner ??= await begin();
        if (stopped) return await runner.stop();
        await runner.promise;
        if (!stopped) log.error('the job queue stopped by itself and is started again');
      } catch (error) {
        log.error({ error: (error as Error).message }, 'the job queue broke and is started again');
      }
      if (stopped) return;
      runner = undefined;
      await Promise.race([stopping.promise, new Promise((resolve) => setTimeout(resolve, restartAfterMs).unref())]);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopped = true;
      stopping.resolve();
      // It says no when it has just stopped by itself; then there is nothing left to stop.
      await runner?.stop().catch(() => undefined);
      await watching;
    },
  };
}
