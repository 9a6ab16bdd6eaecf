import { track } from './track.ts';

type Metric = 'LCP' | 'CLS' | 'INP' | 'TTFB';

interface ShiftEntry {
  value: number;
  hadRecentInput: boolean;
  startTime: number;
}

/** The worst group of shifts: those less than a second apart, five seconds at most. */
export function createShiftSum() {
  let worst = 0;
  let group = { sum: 0, first: 0, last: Number.NEGATIVE_INFINITY };
  return {
    add({ value, hadRecentInput, startTime }: ShiftEntry): void {
      if (hadRecentInput) return;
      const isSameGroup = startTime - group.last < 1_000 && startTime - group.first < 5_000;
      group = isSameGroup
        ? { ...group, sum: group.sum + value, last: startTime }
        : { sum: value, first: startTime, last: startTime };
      worst = Math.max(worst, group.sum);
    },
    worst: () => worst,
  };
}

interface Press {
  interactionId?: number;
  duration: number;
}

/** The slowest press of a visit; of every fifty presses one may be left out, as it may be chance. */
export function createPressTimes() {
  const durations = new Map<number, number>();
  return {
    add({ interactionId, duration }: Press): void {
      if (!interactionId) return;
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    slow(): number | undefined {
      const sorted = [...durations.values()].sort((left, right) => right - left);
      return sorted[Math.floor(durations.size / 50)];
    },
  };
}

/** Watches the page and tells of it once, when it is left or put aside. Returns what ends it. */
export function observeVitals({ page }: { page: () => string }): () => void {
  const observers: PerformanceObserver[] = [];
  const shifts = createShiftSum();
  const presses = createPressTimes();
  let paintedMs: number | undefined;
  let isTold = false;
  /** The page the visit began with is the one that was painted and loaded. */
  const firstPage = page();

  function watch(type: string, hear: (entry: never) => void, more: object = {}): void {
    try {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) hear(entry as never);
      });
      observer.observe({ type, buffered: true, ...more } as PerformanceObserverInit);
      observers.push(observer);
    } catch {
      // A browser that does not measure this says nothing of it.
    }
  }
  watch('largest-contentful-paint', (entry: PerformanceEntry) => {
    paintedMs = entry.startTime;
  });
  watch('layout-shift', shifts.add);
  watch('event', presses.add, { durationThreshold: 40 });
  watch('first-input', presses.add);

  function tell(): void {
    if (isTold) return;
    isTold = true;
    const say = (metric: Metric, value: number | undefined, digits: number) => {
      if (value === undefined || !(value >= 0 && value <= 600_000)) return;
      track('web_vital', { metric, value: Number(value.toFixed(digits)), page: firstPage });
    };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    say('TTFB', navigation?.responseStart, 0);
    say('LCP', paintedMs, 0);
    say('CLS', shifts.worst(), 4);
    say('INP', presses.slow(), 0);
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') tell();
  };
  // In front of whoever sends what is told on the way out.
  window.addEventListener('pagehide', tell, { capture: true });
  document.addEventListener('visibilitychange', hide, { capture: true });
  return () => {
    for (const observer of observers) observer.disconnect();
    window.removeEventListener('pagehide', tell, { capture: true });
    document.removeEventListener('visibilitychange', hide, { capture: true });
  };
}
