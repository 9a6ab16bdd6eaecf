import { type FairDraw, unbiasedInteger } from './stream.ts';

/**
 * A fast stream for the laboratory (xoshiro128**), seeded so that a figure can be found again. Games for money never
 * draw from it: theirs comes from the seeds.
 */
export function labDraw(seed: number): FairDraw {
  let [a, b, c, d] = [0, 1, 2, 3].map((index) => mix(seed + index * 0x9e3779b9)) as [number, number, number, number];
  let position = 0;
  const word = () => {
    position += 4;
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return {
    float: () => word() / 2 ** 32,
    integer: (range) => unbiasedInteger(range, word),
    get position() {
      return position;
    },
  };
}

function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 1;
}
