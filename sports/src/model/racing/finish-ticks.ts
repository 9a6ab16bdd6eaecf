import { gates, leastTicks } from './race-course.ts';

/** Where somebody is on the course. */
export interface Progress {
  /** Gates passed. */
  passed: number;
  /** The tick of the last gate, 0 for the start. */
  since: number;
  /** The first tick in which the next gate could be passed, by what has been seen. */
  from: number;
}

/** `chances[k]` is the chance to finish in tick `first + k`. */
export interface FinishTicks {
  first: number;
  chances: Float64Array;
}

/** Below this a tail is not followed. */
const negligible = 1e-13;

/**
 * When somebody will finish: every gate left takes its least time and a geometric wait, so that all waits together are
 * negative binomial. A wait that has begun is as long as a new one.
 */
export function finishTicks({ passed, since, from }: Progress, pass: number): FinishTicks {
  const left = gates - passed;
  const first = Math.max(since + leastTicks, from) + (left - 1) * leastTicks;
  let chance = 1;
  for (let gate = 0; gate < left; gate += 1) chance *= pass;
  const chances = [chance];
  const mean = (left * (1 - pass)) / pass;
  let followed = chance;
  for (let wait = 1; wait <= mean || 1 - followed > negligible; wait += 1) {
    chance *= ((wait + left - 1) / wait) * (1 - pass);
    followed += chance;
    chances.push(chance);
    if (wait > mean && chance < negligible * pass) break;
  }
  return { first, chances: Float64Array.from(chances) };
}
