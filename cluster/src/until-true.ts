import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition, and says what did not come about when it takes too long. */
export async function untilTrue(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`${what}: not there after ${limitMs / 1000} s`);
    await sleep(100);
  }
}

/** What is done, unless somebody ends it before it is through. */
export function unlessAborted<T>(signal: AbortSignal | undefined, doing: Promise<T>): Promise<T> {
  if (!signal) return doing;
  const ended = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([ended, doing]);
}
