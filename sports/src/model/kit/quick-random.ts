import type { FairDraw } from '@halley/studio/fair';

/**
 * Numbers from 0 to 1, always the same ones for a seed of four 32-bit numbers (sfc32). For estimates alone: whatever decides a
 * fixture or a game is drawn by the fair stream.
 */
export function quickRandom([a, b, c, d]: readonly [number, number, number, number]): Pick<FairDraw, 'float'> {
  let [one, two, three, count] = [a | 0, b | 0, c | 0, d | 0];
  const float = () => {
    const sum = (((one + two) | 0) + count) | 0;
    count = (count + 1) | 0;
    one = two ^ (two >>> 9);
    two = (three + (three << 3)) | 0;
    three = (((three << 21) | (three >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  return { float };
}
