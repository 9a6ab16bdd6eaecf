import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '../../markets/index.ts';

/** Between which values a count must lie when play has ended in its natural way. Both are the same once it is known. */
export interface Span {
  low: number;
  high: number;
}

export const plus = (one: Span, other: Span): Span => ({ low: one.low + other.low, high: one.high + other.high });

export const either = (one: Span | undefined, other: Span | undefined): Span | undefined =>
  one && other ? { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) } : (one ?? other);

type Side = 'over' | 'under' | 'equal';

/** Which side of a line that is no quarter the count falls on; undefined where it can still be either. */
function sideOf(span: Span, line: number): Side | undefined {
  if (span.low * 4 > line) return 'over';
  if (span.high * 4 < line) return 'under';
  return span.low === span.high ? 'equal' : undefined;
}

const ofHalves: Record<string, readonly [over: OutcomeResult, under: OutcomeResult]> = {
  'over,over': [won, lost],
  'over,equal': [halfWon, halfLost],
  'equal,equal': [voided, voided],
  'equal,under': [halfLost, halfWon],
  'under,under': [lost, won],
};

/**
 * What became of over and under a line in quarters. A quarter line is a half on each neighbour. Undefined where play could
 * still change it; with `stopped` what is open is void.
 */
export function settleLine(
  span: Span,
  line: number,
  state: 'open' | 'stopped',
): readonly [over: OutcomeResult, under: OutcomeResult] | undefined {
  const [below, above] = line % 2 === 0 ? [line, line] : [line - 1, line + 1];
  const halves = [sideOf(span, below), sideOf(span, above)].map((side) =>
    side === undefined && state === 'stopped' ? 'equal' : side,
  );
  return ofHalves[halves.join(',')];
}
