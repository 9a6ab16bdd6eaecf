import type { Machine, Reels } from '../../machine.ts';

const weights = [20, 14, 60, 70, 80, 90, 110, 110, 120, 120];
/** The sun stands on the four reels in the middle, never on the first. */
const carved = (scatters: number): Reels => ({
  kind: 'weights',
  weights: Array.from({ length: 6 }, (_, reel) =>
    weights.with(1, scatters).with(0, reel > 0 && reel < 5 ? (weights[0] as number) : 0),
  ),
});

/** 4096 ways up the steps of a temple. Stones that won crumble, and in the free spins the multiplier is carried along. */
export const sunTemple: Machine = {
  id: 'sun-temple',
  version: 1,
  title: 'Sun Temple',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.sun-temple.description',
  },
  symbols: [
    { name: 'sun', label: 'sun-temple.sun', role: 'wild' },
    { name: 'idol', label: 'sun-temple.idol', role: 'scatter' },
    { name: 'jaguar', label: 'sun-temple.jaguar', role: 'regular', pays: { 3: 18, 4: 45, 5: 110, 6: 350 } },
    { name: 'macaw', label: 'sun-temple.macaw', role: 'regular', pays: { 3: 13, 4: 30, 5: 70, 6: 220 } },
    { name: 'serpent', label: 'sun-temple.serpent', role: 'regular', pays: { 3: 11, 4: 26, 5: 54, 6: 160 } },
    { name: 'frog', label: 'sun-temple.frog', role: 'regular', pays: { 3: 9, 4: 22, 5: 44, 6: 130 } },
    { name: 'mask', label: 'sun-temple.mask', role: 'regular', pays: { 3: 4, 4: 9, 5: 22, 6: 70 } },
    { name: 'blade', label: 'sun-temple.blade', role: 'regular', pays: { 3: 4, 4: 9, 5: 22, 6: 70 } },
    { name: 'maize', label: 'sun-temple.maize', role: 'regular', pays: { 3: 3, 4: 7, 5: 18, 6: 50 } },
    { name: 'cocoa', label: 'sun-temple.cocoa', role: 'regular', pays: { 3: 3, 4: 7, 5: 18, 6: 50 } },
  ],
  grid: { reels: 6, rows: 4 },
  pays: { kind: 'ways' },
  unitsPerStake: 100,
  reels: carved(16),
  tumble: { multipliers: [1], freeMultipliers: Array.from({ length: 50 }, (_, fall) => 2 * fall + 1) },
  freeSpins: {
    spins: { 4: 10, 5: 12, 6: 15 },
    again: { 3: 4, 4: 6, 5: 8, 6: 10 },
    mostSpins: 40,
    reels: carved(14),
    keepsMultiplier: true,
  },
  largestPays: 6_000,
  published: { rtp: 9_644, within: 7_112, hits: 5_668, deviation: 8.29, volatility: 'high' },
};
