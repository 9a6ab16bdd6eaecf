import { describe, expect, test } from 'vitest';
import type { Machine, Reels } from '../machine.ts';
import { expectedUnits } from '../maths/expected-units.ts';
import { ONE } from '../maths/fixed.ts';
import { canWinLargest } from '../testing/best-rounds.ts';
import { smallMachine } from '../testing/small-machine.ts';
import { fingerprintOf } from './figures.ts';
import { measure } from './measure.ts';
import { proposePays } from './propose.ts';

const withFree = smallMachine({
  largestPays: 100_000,
  freeSpins: {
    spins: { 2: 3, 3: 6 },
    again: { 3: 2 },
    mostSpins: 12,
    multiplier: 2,
    reels: smallMachine().reels,
  },
});
const play = { rounds: 60_000, freeRounds: 20_000, seed: 9 };

/** Every place by itself, so that a whole grid of one symbol can come. */
const scattered = (rows: number): Reels => ({
  kind: 'weights',
  weights: Array.from({ length: rows }, () => [4, 3, 2, 0, 0, 1, 0]),
});
const falling: Machine = smallMachine({
  grid: { reels: 4, rows: 4 },
  pays: { kind: 'cluster' },
  reels: scattered(4),
  tumble: { multipliers: [1, 2] },
});

const workedOut = (machine: Machine) =>
  Number(((expectedUnits(machine)?.spin ?? 0n) * 1_000_000n) / (ONE * BigInt(machine.unitsPerStake))) / 1_000_000;

describe('[PP-14] figures of a machine that is played', () => {
  test('spins and free spins, played apart, come to what is worked out', () => {
    const measured = measure(withFree, play);
    expect(Math.abs(measured.rtp - workedOut(withFree))).toBeLessThan(measured.within * 1.5);
    expect(measured.free).toBeGreaterThan(0.1);
    const sources = [...measured.sources.values()].reduce((sum, part) => sum + part, 0);
    expect(sources).toBeCloseTo(measured.rtp, 9);
  });

  test('a proposed pay table comes to the wanted return', () => {
    const machine = { ...withFree, unitsPerStake: 300 };
    const finer: Machine = {
      ...machine,
      symbols: machine.symbols.map((symbol) => ({
        ...symbol,
        pays: Object.fromEntries(Object.entries(symbol.pays ?? {}).map(([count, units]) => [count, units * 100])),
      })),
    };
    const proposal = proposePays(finer, measure(finer, play), 0.955);
    expect(proposal.rtp).toBeLessThanOrEqual(0.955);
    expect(proposal.rtp).toBeGreaterThan(0.953);
    const tuned = {
      ...finer,
      symbols: finer.symbols.map((symbol) => ({ ...symbol, pays: proposal.pays.get(symbol.name) ?? symbol.pays })),
    } as Machine;
    expect(measure(tuned, play).rtp).toBeCloseTo(proposal.rtp, 9);
  });

  test('a machine has another fingerprint after any change of what is played, and the same after one of its words', () => {
    const print = fingerprintOf(falling);
    expect(fingerprintOf({ ...falling, title: 'Other' })).toBe(print);
    expect(fingerprintOf({ ...falling, largestPays: 999 })).not.toBe(print);
    expect(fingerprintOf({ ...falling, reels: smallMachine().reels })).not.toBe(print);
  });
});

describe('[PP-07] a largest win that can be won', () => {
  test('is found for machines that tumble', () => expect(canWinLargest(falling)).toBe(true));
  test('and is not found where there is none', () => {
    const { tumble: _, ...still } = falling;
    expect(canWinLargest(still)).toBe(false);
  });
});
