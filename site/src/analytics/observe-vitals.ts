import type { Metric } from 'web-vitals';
import { track } from './track.ts';

/** How many digits behind the point each of them is told with. */
const digits = { TTFB: 0, LCP: 0, INP: 0, CLS: 4 } as const;

type Library = Record<`on${keyof typeof digits}`, (report: (metric: Metric) => void) => void>;

/** Watches the page and tells of each figure once, at the latest when it is left or put aside. Returns what ends it. */
export function observeVitals({
  page,
  // Only the visits that measure load it.
  load = () => import('web-vitals'),
}: {
  page: () => string;
  load?: () => Promise<Library>;
}): () => void {
  const waiting = new Set<string>(Object.keys(digits));
  /** The page the visit began with is the one that was painted and loaded. */
  const firstPage = page();

  function tell({ name, value }: Metric): void {
    if (name === 'FCP' || !waiting.delete(name) || !(value >= 0 && value <= 600_000)) return;
    track('web_vital', { metric: name, value: Number(value.toFixed(digits[name])), page: firstPage });
  }
  load().then(
    ({ onTTFB, onLCP, onINP, onCLS }) => {
      for (const watch of [onTTFB, onLCP, onINP, onCLS]) watch(tell);
    },
    // Lost on the way: this visit is not measured.
    () => {},
  );
  return () => waiting.clear();
}
