import { describe, expect, test } from 'vitest';
import { labDraw } from '../lab-draw.ts';
import { type Bits, blockFrequency, frequency, matrixRank, runs, serial } from './bit-tests.ts';
import { equalShare, gap, poker, runsOfTwo } from './number-tests.ts';
import { upperGamma } from './p-values.ts';
import { bitsOf, fairWords } from './stream-bits.ts';

/**
 * 99 %: one of a hundred honest streams would be called unfair. Many tests are made of one stream, so each is given its
 * share of that one in a hundred (Bonferroni). Seeds are fixed: what passes once passes always.
 */
const level = 0.01;
const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'randomness' };
const range = ({ low = 0.3, high = 0.5, longest = 20 } = {}) => ({ low, high, longest });

const bitTests: Record<string, (bits: Bits) => number[]> = {
  frequency: (bits) => [frequency(bits)],
  'block frequency': (bits) => [blockFrequency(bits, 128)],
  runs: (bits) => [runs(bits)],
  serial: (bits) => serial(bits, 8),
  'matrix rank': (bits) => [matrixRank(bits)],
};
const numberTests: Record<string, (words: readonly number[]) => number[]> = {
  gap: (words) => [
    gap(
      words.map((word) => word / 2 ** 32),
      range(),
    ),
  ],
  poker: (words) => [
    poker(
      words.map((word) => Math.floor((word * 10) / 2 ** 32)),
      10,
    ),
  ],
  'equal share': (words) => [equalShare(words, 2 ** 32)],
};
const testsMade = Object.keys(bitTests).length + 1 + Object.keys(numberTests).length;

describe('[PP-12] four million bits of the fair stream', () => {
  const bits = bitsOf(fairWords(seeds), 4_000_000);
  const source = fairWords(seeds);
  const words = Array.from({ length: 125_000 }, () => source.next().value as number);

  test.each(Object.entries(bitTests))('%s', (_, made) => {
    for (const found of made(bits)) expect(found).toBeGreaterThan(level / testsMade);
  });
  test.each(Object.entries(numberTests))('%s', (_, made) => {
    for (const found of made(words)) expect(found).toBeGreaterThan(level / testsMade);
  });

  // SP 800-22, 4.2: of a hundred parts as many pass as should, and their p-values are spread evenly. One fails on average,
  // more than five in one of two thousand tests: for the five together well within one in a hundred.
  test.each(Object.entries(bitTests))('%s, of a hundred parts', (_, made) => {
    const found = Array.from(
      { length: 100 },
      (_part, at) => made(bits.subarray(at * 40_000, (at + 1) * 40_000))[0] ?? 0,
    );
    expect(found.filter((value) => value >= level).length).toBeGreaterThanOrEqual(95);
    const tenths = new Array<number>(10).fill(0);
    for (const value of found) {
      const tenth = Math.min(9, Math.floor(value * 10));
      tenths[tenth] = (tenths[tenth] as number) + 1;
    }
    const spread = tenths.reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0);
    expect(upperGamma(4.5, spread / 2)).toBeGreaterThan(0.0001);
  });
});

/** Each has one fault, and is found out by the test that looks for it. */
describe('a source that is not fair is caught', () => {
  const caught = level / testsMade;
  const draw = labDraw(77);
  const sample = (count: number, bit: (at: number) => number): Bits =>
    Uint8Array.from({ length: count }, (_, at) => bit(at));
  const coin = (chance: number) => (draw.float() < chance ? 1 : 0);

  test('frequency: one bit in fifty too many', () => {
    expect(frequency(sample(100_000, () => coin(0.51)))).toBeLessThan(caught);
  });
  test('block frequency: even as a whole, lopsided in its parts', () => {
    const bits = sample(100_000, (at) => coin(Math.floor(at / 128) % 2 ? 0.56 : 0.44));
    expect(blockFrequency(bits, 128)).toBeLessThan(caught);
  });
  test('runs: a bit that likes to stay', () => {
    let last = 0;
    const bits = sample(100_000, () => {
      if (draw.float() < 0.48) last = 1 - last;
      return last;
    });
    expect(runs(bits)).toBeLessThan(caught);
  });
  test('serial: each eighth bit tells the next', () => {
    const bits = sample(100_000, () => coin(0.5));
    for (let at = 7; at < bits.length; at += 8) bits[at] = (bits[at - 1] as number) ^ (bits[at - 2] as number);
    expect(serial(bits, 8)[0]).toBeLessThan(caught);
  });
  test('matrix rank: bits of a short shift register', () => {
    let state = 0x5eed;
    const bits = sample(100_000, () => {
      const bit = (state ^ (state >>> 2) ^ (state >>> 3) ^ (state >>> 5)) & 1;
      state = (state >>> 1) | (bit << 15);
      return bit;
    });
    expect(matrixRank(bits)).toBeLessThan(caught);
  });
  test('gap: a number that is kept away for a while', () => {
    let wait = 0;
    const floats = Array.from({ length: 50_000 }, () => {
      let value = draw.float();
      if (wait-- > 0 && value >= 0.3 && value < 0.5) value = draw.float();
      if (value >= 0.3 && value < 0.5) wait = 2;
      return value;
    });
    expect(gap(floats, range())).toBeLessThan(caught);
  });
  test('poker: values that come in pairs', () => {
    let before = 0;
    const values = Array.from({ length: 50_000 }, () => {
      before = draw.float() < 0.03 ? before : draw.integer(10);
      return before;
    });
    expect(poker(values, 10)).toBeLessThan(caught);
  });
  test('equal share: a modulo where one should scale', () => {
    const values = Array.from({ length: 50_000 }, () => draw.integer(128) % 100);
    expect(equalShare(values, 100)).toBeLessThan(caught);
  });
  test('runs of rounds: a game that pays again after it paid', () => {
    let paid = false;
    const rounds = Array.from({ length: 20_000 }, () => {
      paid = draw.float() < (paid ? 0.35 : 0.3);
      return paid;
    });
    expect(runsOfTwo(rounds)).toBeLessThan(caught);
  });
});
