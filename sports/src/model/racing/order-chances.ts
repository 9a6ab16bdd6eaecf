import type { FinishTicks } from './finish-ticks.ts';

/** Who may finish, and when. The chances add up to 1 − `never`, or to less where that is what somebody wants to count. */
export interface Runner extends FinishTicks {
  /** The weight of not starting at all: then everybody else is ahead. */
  never: number;
}

/** By runner: the expected part of a win, of a place among the first two and three; by pair in order, of the first two. */
interface OrderChances {
  win: Float64Array;
  place2: Float64Array;
  place3: Float64Array;
  forecast: number[][];
}

/** Gauss and Legendre on 0…1 with six nodes: exact up to the eleventh power, as many as can tie with one of twelve. */
const nodes = [
  [0.033765242898423975, 0.08566224618958519],
  [0.16939530676686776, 0.18038078652406936],
  [0.38069040695840156, 0.23395696728634552],
  [0.6193095930415985, 0.23395696728634552],
  [0.8306046932331322, 0.18038078652406936],
  [0.966234757101576, 0.08566224618958519],
] as const;

/** When fewer than three ahead has become so unlikely, nothing is left to add. */
const negligible = 1e-14;

/**
 * Exact, by sums over ticks. For one who finishes in a tick, each other one is ahead (x), level (y) or behind: the product of
 * their `x·ahead + y·level + behind` holds how likely it is that so many are ahead and level. A place that T others share is
 * worth 1 ÷ (T + 1), which is the integral of yᵀ from 0 to 1; so level ones are never counted, only integrated over.
 */
export function orderChances(runners: readonly Runner[]): OrderChances {
  const count = runners.length;
  const win = new Float64Array(count);
  const place2 = new Float64Array(count);
  const place3 = new Float64Array(count);
  const seconds = runners.map(() => new Float64Array(count));
  const before = new Float64Array(count);
  const ahead = new Float64Array(count);
  const level = new Float64Array(count);
  const behind = new Float64Array(count);
  runners.forEach(({ never, chances }, at) => {
    behind[at] = chances.reduce((sum, chance) => sum + chance, never);
  });
  const from = Math.min(...runners.map(({ first }) => first));
  const to = Math.max(...runners.map(({ first, chances }) => first + chances.length));
  const others = newProducts(count);
  for (let tick = from; tick < to; tick += 1) {
    for (let at = 0; at < count; at += 1) {
      const { first, chances } = runners[at]!;
      // Asking an array for what lies before its beginning is slow.
      level[at] = tick >= first && tick - first < chances.length ? chances[tick - first]! : 0;
      // What is left of rounding at the end of a tail must not become negative.
      behind[at] = Math.max(behind[at]! - level[at]!, runners[at]!.never);
    }
    for (const [y, weight] of nodes) {
      multiply(others, ahead, level, behind, y);
      for (let at = 0; at < count; at += 1) {
        const share = weight * level[at]!;
        if (share === 0) continue;
        const none = others.none[at]!;
        const one = others.one[at]!;
        win[at]! += share * none;
        place2[at]! += share * (2 * none + one);
        place3[at]! += share * (3 * none + 2 * one + others.two[at]!);
      }
      addForecasts(y, weight);
    }
    // Nobody has more than the whole of a place: alone, the second and third place left are nobody's.
    multiply(others, ahead, level, behind, 0);
    for (let at = 0; at < count; at += 1) {
      if (level[at] === 0) continue;
      place2[at]! -= level[at]! * others.none[at]!;
      place3[at]! -= level[at]! * (2 * others.none[at]! + others.one[at]! + others.withOne[at]! / 2);
    }
    for (let at = 0; at < count; at += 1) ahead[at]! += level[at]!;
    if (fewAhead(others.row, ahead, behind) < negligible) break;
  }
  const forecast = runners.map((_, first) => seconds.map((row, second) => (first === second ? 0 : row[first]!)));
  return { win, place2, place3, forecast };

  /** First is before second or, tied for first with others, shares every order with them: ∫ (1 − y) yᵀ = 1 ÷ (T+1)(T+2). */
  function addForecasts(y: number, weight: number): void {
    let product = weight;
    // Who cannot be level or behind any more is surely ahead, and as the only one of them first.
    let surely = -1;
    for (let at = 0; at < count; at += 1) {
      const factor = behind[at]! + y * level[at]!;
      before[at] = (ahead[at]! + (1 - y) * level[at]!) / factor;
      if (factor > 0) product *= factor;
      else if (surely >= 0) return;
      else surely = at;
    }
    for (let second = 0; second < count; second += 1) {
      if (level[second] === 0) continue;
      const share = (product * level[second]!) / (behind[second]! + y * level[second]!);
      if (surely >= 0) {
        seconds[second]![surely]! += share * ahead[surely]!;
        continue;
      }
      const row = seconds[second]!;
      for (let first = 0; first < count; first += 1) row[first]! += share * before[first]!;
    }
  }
}

/** By runner, over all others: the product's part with none, one and two ahead; `withOne`: none ahead and one level. */
interface Products {
  none: Float64Array;
  one: Float64Array;
  two: Float64Array;
  withOne: Float64Array;
  /** To work with. */
  row: Float64Array;
}

const newProducts = (count: number): Products => ({
  none: new Float64Array(count),
  one: new Float64Array(count),
  two: new Float64Array(count),
  withOne: new Float64Array(count),
  row: new Float64Array(4),
});

/** From the front and from the back, so that nothing has to be divided out again. */
function multiply(
  { none, one, two, withOne, row }: Products,
  ahead: Float64Array,
  level: Float64Array,
  behind: Float64Array,
  y: number,
): void {
  row.set(unit);
  for (let at = 0; at < none.length; at += 1) {
    none[at] = row[0]!;
    one[at] = row[1]!;
    two[at] = row[2]!;
    withOne[at] = row[3]!;
    extend(row, behind[at]! + y * level[at]!, ahead[at]!, level[at]!);
  }
  row.set(unit);
  for (let at = none.length - 1; at >= 0; at -= 1) {
    const front = none[at]!;
    withOne[at] = front * row[3]! + withOne[at]! * row[0]!;
    two[at] = front * row[2]! + one[at]! * row[1]! + two[at]! * row[0]!;
    one[at] = front * row[1]! + one[at]! * row[0]!;
    none[at] = front * row[0]!;
    extend(row, behind[at]! + y * level[at]!, ahead[at]!, level[at]!);
  }
}

const unit = Float64Array.of(1, 0, 0, 0);

/** One more: `row` is the product so far with none, one and two ahead, and with none ahead and one level. */
function extend(row: Float64Array, factor: number, ahead: number, level: number): void {
  row[3] = row[3]! * factor + row[0]! * level;
  row[2] = row[2]! * factor + row[1]! * ahead;
  row[1] = row[1]! * factor + row[0]! * ahead;
  row[0]! *= factor;
}

function fewAhead(row: Float64Array, ahead: Float64Array, behind: Float64Array): number {
  row.set(unit);
  for (let at = 0; at < ahead.length; at += 1) extend(row, behind[at]!, ahead[at]!, 0);
  return row[0]! + row[1]! + row[2]!;
}
