import type { FairDraw } from '@halley/studio/fair';

/**
 * How models draw. A path must come out the same in every engine, while `Math.exp`, `Math.log` and `Math.pow` may differ
 * between engines in the last bit. So:
 * - what needs them is done once, in `paramsOf`, and rounded (`rounded`) before it is published: whoever draws a fixture
 *   again begins with those very numbers;
 * - drawing itself uses + − × ÷ and `Math.sqrt` alone, which are exact everywhere;
 * - a draw is a whole number of 2⁻³², compared with a threshold that is one too. Even where a last bit did differ, the
 *   threshold would be another one only if it lay within 2⁻²¹ of a border, and matter only if the draw hit that very number:
 *   less than once in 10¹⁵ draws.
 */
const words = 2 ** 32;

/** What gives the numbers: the fair stream, or for estimates `quickRandom`. */
type Numbers = Pick<FairDraw, 'float'>;

const threshold = (probability: number): number => Math.round(probability * words);

/** True as often as the probability says. Takes one number of the stream, whatever the probability. */
export const chance = (random: Numbers, probability: number): boolean =>
  random.float() * words < threshold(probability);

/** The index of one of the probabilities, or -1 for what they leave of 1. Takes one number of the stream. */
export function pick(random: Numbers, probabilities: ArrayLike<number>): number {
  const drawn = random.float() * words;
  let sum = 0;
  for (let index = 0; index < probabilities.length; index += 1) {
    sum += probabilities[index]!;
    if (drawn < threshold(sum)) return index;
  }
  return -1;
}

/** The index of one of the weights, which need not add up to 1. At least one of them is above 0. */
export function pickWeighted(random: Numbers, weights: ArrayLike<number>): number {
  let total = 0;
  let last = 0;
  for (let index = 0; index < weights.length; index += 1) {
    if (weights[index]! > 0) last = index;
    total += weights[index]!;
  }
  const drawn = random.float() * words;
  let sum = 0;
  for (let index = 0; index < last; index += 1) {
    sum += weights[index]!;
    if (drawn < threshold(sum / total)) return index;
  }
  return last;
}

/** To so many decimals, nine at most: what is published as JSON and read again is the same number. */
export function rounded(value: number, decimals = 6): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
