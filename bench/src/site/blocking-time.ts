import type { TraceEvent } from '../../../e2e/spin-trace.ts';

/** A phone's processor, as Lighthouse imagines it. */
const slowDown = 4;
/** A turn may take so long before anybody feels it. */
const freeMs = 50;

/**
 * Total blocking time in processor time, four times slower: what each turn of the page's own thread takes beyond 50 ms,
 * from the first frame on.
 */
export function blockingMs(events: readonly Omit<TraceEvent, 'ph'>[]): number {
  const first = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!first) return Number.NaN;
  const turns = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === first.pid && tid === first.tid && ts + dur > first.ts,
  );
  return turns.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * slowDown - freeMs), 0);
}
