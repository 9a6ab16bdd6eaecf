import type { Log } from '../../kit/index.ts';

const everyMs = 1_000;

/** Ends again and again what traders have changed and what holds no more. One after the other. */
export function lookAfterOverrides({ endOver, log }: { endOver(): Promise<void>; log: Log }) {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= endOver()
      .catch((error) => log.warn({ err: error }, 'what traders changed could not be looked after'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
