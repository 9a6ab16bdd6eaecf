import { Refusal } from '@halley/contract';

const mostTogether = 24;
const mostPerCaller = 2;
const retryAfterSeconds = 5;

export type UploadPlaces = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * A file being uploaded sits in memory until it is done, however slowly it comes. So a process holds only so many, and
 * one caller only two of them.
 */
export function createUploadPlaces(): UploadPlaces {
  const callers = new Map<string, number>();
  let together = 0;
  return async (caller, work) => {
    const own = callers.get(caller) ?? 0;
    if (own >= mostPerCaller || together >= mostTogether) {
      throw new Refusal('RATE_LIMITED', { retry_after_seconds: retryAfterSeconds });
    }
    callers.set(caller, own + 1);
    together += 1;
    try {
      return await work();
    } finally {
      together -= 1;
      const left = (callers.get(caller) ?? 1) - 1;
      if (left > 0) callers.set(caller, left);
      else callers.delete(caller);
    }
  };
}
