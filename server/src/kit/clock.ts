/** Time is passed in, so that tests can hold it still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only when told. */
export function manualClock(start: string | Date): Clock & { advanceMs(byMs: number): void } {
  let nowMs = new Date(start).getTime();
  return {
    now: () => new Date(nowMs),
    advanceMs: (byMs) => {
      nowMs += byMs;
    },
  };
}
