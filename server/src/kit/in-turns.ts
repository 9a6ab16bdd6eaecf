import { setImmediate as nextTurn } from 'node:timers/promises';

/** Some thousand small things take a few milliseconds. */
const usualSize = 1_000;

/** Goes through many things in slices, so that whoever else waits for this process does not wait for all of them. */
export async function inTurns<T>(
  things: readonly T[],
  work: (slice: readonly T[]) => void,
  size: number = usualSize,
): Promise<void> {
  for (let from = 0; from < things.length; from += size) {
    if (from > 0) await nextTurn();
    work(things.slice(from, from + size));
  }
}
