/**
 * How likely a count ends where. What is played to its end is `exact`; of what stops before, only the lowest and the highest
 * value it could have had count: above the line for sure, below it for sure, and void in between. Values beyond the ends of
 * the arrays are kept at the ends.
 */
export interface SpanMass {
  from: number;
  exact: Float64Array;
  low: Float64Array;
  high: Float64Array;
}

export function spanMass(from: number, to: number): SpanMass {
  const size = to - from + 1;
  return { from, exact: new Float64Array(size), low: new Float64Array(size), high: new Float64Array(size) };
}

const clamped = (at: number, size: number) => Math.max(0, Math.min(size - 1, at));

export function addExact(mass: SpanMass, value: number, chance: number): void {
  mass.exact[clamped(value - mass.from, mass.exact.length)]! += chance;
}

export function addStopped(mass: SpanMass, span: { low: number; high: number }, chance: number): void {
  mass.low[clamped(span.low - mass.from, mass.low.length)]! += chance;
  mass.high[clamped(span.high - mass.from, mass.high.length)]! += chance;
}

/** So little of a distribution's ends is left out: far less than a price can show. */
export const nothing = 1e-12;

/** Of each shift and its chance: target at i + shift gains source at i × chance. What would fall out stays at the end. */
export function addShifted(target: Float64Array, source: Float64Array, shifts: ReadonlyMap<number, number>): void {
  const last = target.length - 1;
  let from = 0;
  let to = last;
  while (from < last && source[from]! < nothing) from++;
  while (to > from && source[to]! < nothing) to--;
  for (const [shift, chance] of shifts) {
    if (from + shift >= 0 && to + shift <= last) {
      for (let at = from; at <= to; at++) target[at + shift]! += source[at]! * chance;
    } else {
      for (let at = from; at <= to; at++) target[clamped(at + shift, last + 1)]! += source[at]! * chance;
    }
  }
}

/** The same of shifts that come again with `more`, each time `ratio` times as likely. What has no room stays at the end. */
export function addRepeated(
  target: Float64Array,
  source: Float64Array,
  { totals, more, ratio }: { totals: ReadonlyMap<number, number>; more: number; ratio: number },
): void {
  const once = new Float64Array(target.length);
  addShifted(once, source, totals);
  for (let at = more; at < once.length; at++) once[at]! += ratio * once[at - more]!;
  for (let at = 0; at < once.length; at++) target[at]! += once[at]!;
  // The last steps before the end lead out of it.
  let out = 0;
  for (let at = Math.max(0, once.length - more); at < once.length; at++) out += once[at]!;
  target[once.length - 1]! += (out * ratio) / (1 - ratio);
}

/** The chances that the count ends above, and below, each half line; the first is half above the lowest value. */
export function halfLines({ from, exact, low, high }: SpanMass): { line: number; over: number; under: number }[] {
  const lines = [];
  let under = 0;
  for (let at = 0; at < exact.length - 1; at++) {
    under += exact[at]! + high[at]!;
    lines.push({ line: from + at + 0.5, over: 0, under });
  }
  let over = 0;
  for (let at = exact.length - 1; at > 0; at--) {
    over += exact[at]! + low[at]!;
    lines[at - 1]!.over = over;
  }
  return lines;
}
