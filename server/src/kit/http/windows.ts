export interface WindowsOptions {
  /** How many calls fit into a window. */
  points: number;
  windowMs: number;
  nowMs?(): number;
}

/**
 * Counts calls by key in windows that begin with a key's first call. Answers the milliseconds until the next call is
 * allowed, 0 where this one is. In memory and without a promise or a timer for each key: every request is counted twice.
 */
export function createWindows({ points, windowMs, nowMs = Date.now }: WindowsOptions): (key: string) => number {
  let windows = new Map<string, { count: number; endsMs: number }>();
  let sweepAtMs = nowMs() + windowMs;
  return (key) => {
    const now = nowMs();
    if (now >= sweepAtMs) {
      windows = new Map([...windows].filter(([, window]) => window.endsMs > now));
      sweepAtMs = now + windowMs;
    }
    const window = windows.get(key);
    if (!window || window.endsMs <= now) {
      windows.set(key, { count: 1, endsMs: now + windowMs });
      return points >= 1 ? 0 : windowMs;
    }
    window.count += 1;
    return window.count > points ? window.endsMs - now : 0;
  };
}
