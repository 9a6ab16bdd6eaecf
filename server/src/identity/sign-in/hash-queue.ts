import { Refusal } from '@halley/contract';

/**
 * Runs a few at a time and lets the others wait. Each Argon2 computation takes its full memory while it runs: a flood
 * of log-ins must become a queue, not an empty machine. One that is too long says no at once.
 */
export function createHashQueue({ atOnce, longest }: { atOnce: number; longest: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= longest) throw new Refusal('UNAVAILABLE');
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
