interface Window {
  calls: number;
  endsMs: number;
}

/**
 * Counts calls in windows that begin with a key's first call, in this process alone: the whole seconds until the next is
 * allowed, 0 for this one. Every request is counted twice, so it costs no promise and no timer: windows are all
 * equally long, hence the oldest end first, and whoever opens a new one takes those away that have ended.
 */
export function countInMemory({ points, windowMs }: { points: number; windowMs: number }): (key: string) => number {
  const windows = new Map<string, Window>();
  const open = (key: string, nowMs: number): Window => {
    // Behind all others, also where the key had one before.
    windows.delete(key);
    for (const [oldKey, { endsMs }] of windows) {
      if (endsMs > nowMs) break;
      windows.delete(oldKey);
    }
    const window = { calls: 0, endsMs: nowMs + windowMs };
    windows.set(key, window);
    return window;
  };
  return (key) => {
    const nowMs = performance.now();
    let window = windows.get(key);
    if (window === undefined || window.endsMs <= nowMs) window = open(key, nowMs);
    window.calls += 1;
    return window.calls <= points ? 0 : Math.max(1, Math.ceil((window.endsMs - nowMs) / 1000));
  };
}
