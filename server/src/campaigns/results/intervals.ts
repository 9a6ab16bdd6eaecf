/** How many of some did something. */
export interface Count {
  did: number;
  of: number;
}

export interface Interval {
  share: number;
  low: number;
  high: number;
}

/**
 * The value a standard normal variable stays below with this probability: Acklam's rational approximation, off by less than
 * 1.2e-9 relatively, which is far finer than anything a campaign can show.
 */
export function normalQuantile(p: number): number {
  const a = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716];
  const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
  const c = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968];
  const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
  const at = (list: readonly number[], x: number, last: number) =>
    list.reduce((sum, coefficient) => sum * x + coefficient, 0) * x + last;
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p));
    return at(c, q, 2.938163982698783) / at(d, q, 1);
  }
  const q = p - 0.5;
  return (at(a, q * q, 2.506628277459239) * q) / at(b, q * q, 1);
}

/** Wilson's score interval: it holds its word also for few and for rare things, where the usual one does not. */
export function wilson({ did, of }: Count, confidence: number): Interval {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const z = normalQuantile(0.5 + confidence / 2);
  const share = did / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Newcombe's interval (method 10) for the difference of two shares, of two Wilson intervals. */
export function newcombe(treated: Count, control: Count, confidence: number): Interval {
  const [a, b] = [wilson(treated, confidence), wilson(control, confidence)];
  const share = a.share - b.share;
  return {
    share,
    low: share - Math.hypot(a.share - a.low, b.high - b.share),
    high: share + Math.hypot(a.high - a.share, b.share - b.low),
  };
}

/** How many each side needs to see a difference of shares with this power, by the usual two-sided test of two shares. */
export function plannedPerArm({
  baseline,
  least,
  confidence,
  power = 0.8,
}: {
  baseline: number;
  least: number;
  confidence: number;
  power?: number;
}): number {
  const other = Math.min(0.999, baseline + least);
  const mean = (baseline + other) / 2;
  const [za, zb] = [normalQuantile(0.5 + confidence / 2), normalQuantile(power)];
  const spread = za * Math.sqrt(2 * mean * (1 - mean));
  const both = zb * Math.sqrt(baseline * (1 - baseline) + other * (1 - other));
  return Math.ceil((spread + both) ** 2 / (other - baseline) ** 2);
}

/** Fewer than these on a side, or fewer who did and did not, and chance could be all of it. */
const leastOnASide = 30;
const leastOfAKind = 5;

export type Verdict = 'too_few' | 'more' | 'fewer' | 'no_difference_seen';

export function verdictOf(treated: Count, control: Count, confidence: number): Verdict {
  const did = treated.did + control.did;
  const all = treated.of + control.of;
  if (Math.min(treated.of, control.of) < leastOnASide || Math.min(did, all - did) < leastOfAKind) return 'too_few';
  const { low, high } = newcombe(treated, control, confidence);
  if (low > 0) return 'more';
  return high < 0 ? 'fewer' : 'no_difference_seen';
}
