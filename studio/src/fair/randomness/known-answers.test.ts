import { describe, expect, test } from 'vitest';
import { type Bits, blockFrequency, frequency, matrixRank, runs, serial } from './bit-tests.ts';
import { chiSquared, erfc, upperGamma } from './p-values.ts';

const read = (text: string): Bits => Uint8Array.from(text, Number);

/** The first hundred bits of π, as SP 800-22 prints them. */
const pi = read('1100100100001111110110101010001000100001011010001100001000110100110001001100011001100010100010111000');

/** The first bits of e, its whole part included: 1/0! + 1/1! + 1/2! …, added up by halves. */
function bitsOfE(count: number): Bits {
  const terms = 80_000;
  const sum = (from: number, to: number): [bigint, bigint] => {
    if (to - from === 1) return [1n, BigInt(to)];
    const middle = (from + to) >> 1;
    const [p, q] = sum(from, middle);
    const [r, s] = sum(middle, to);
    return [p * s + r, q * s];
  };
  const [p, q] = sum(0, terms);
  return read((((p + q) << BigInt(count - 2)) / q).toString(2));
}

// The examples of NIST SP 800-22 rev. 1a, section 2, with the values printed there.
describe('examples of the standard', () => {
  test.each([
    ['2.1.4', frequency(read('1011010101')), 0.527089],
    ['2.1.8', frequency(pi), 0.109599],
    ['2.2.4', blockFrequency(read('0110011010'), 3), 0.801252],
    ['2.2.8', blockFrequency(pi, 10), 0.706438],
    ['2.3.4', runs(read('1001101011')), 0.147232],
    ['2.3.8', runs(pi), 0.500798],
    ['2.11.4, first', serial(read('0011011101'), 3)[0], 0.808792],
    ['2.11.4, second', serial(read('0011011101'), 3)[1], 0.67032],
  ])('%s', (_, found, printed) => expect(found).toBeCloseTo(printed, 5));

  test('2.5.8 and 2.11.8: a hundred thousand and a million bits of e', () => {
    const e = bitsOfE(1_000_000);
    expect(e.subarray(0, 18).join('')).toBe('101011011111100001');
    expect(matrixRank(e.subarray(0, 100_000))).toBeCloseTo(0.532069, 4);
    const [first, second] = serial(e, 2);
    expect(first).toBeCloseTo(0.843764, 5);
    expect(second).toBeCloseTo(0.561915, 5);
    expect(frequency(e)).toBeCloseTo(0.953749, 5);
    expect(runs(e)).toBeCloseTo(0.561917, 5);
  });
});

test('probabilities are those of the tables', () => {
  expect(erfc(0)).toBe(1);
  expect(erfc(1)).toBeCloseTo(0.15729920705, 9);
  expect(erfc(-1)).toBeCloseTo(1.84270079295, 9);
  expect(upperGamma(1, 2)).toBeCloseTo(Math.exp(-2), 10);
  // One in twenty: 3.841 of one degree of freedom, 18.307 of ten.
  expect(upperGamma(0.5, 3.841459 / 2)).toBeCloseTo(0.05, 6);
  expect(upperGamma(5, 18.307038 / 2)).toBeCloseTo(0.05, 6);
  expect(chiSquared([10, 10], [10, 10])).toBe(1);
});
