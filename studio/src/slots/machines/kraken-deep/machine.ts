import type { Machine, Reels } from '../../machine.ts';

/** Weights of each symbol in the order of the list below, the same on every reel: what lies here was strewn by the sea. */
const strewn = (weights: readonly number[]): Reels => ({
  kind: 'weights',
  weights: Array.from({ length: 6 }, () => weights),
});

/** Thirty places, eight of a kind anywhere. Each fall pays more, and in the free spins the multiplier never goes back. */
export const krakenDeep: Machine = {
  id: 'kraken-deep',
  version: 2,
  title: 'Kraken Deep',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['recommended', 'new', 'slots'],
    description: 'machine.kraken-deep.description',
  },
  symbols: [
    { name: 'eye', label: 'kraken-deep.eye', role: 'scatter', pays: { 4: 300, 5: 500, 6: 10000 } },
    { name: 'crown', label: 'kraken-deep.crown', role: 'regular', pays: { 8: 350, 10: 860, 12: 2_900 } },
    { name: 'trident', label: 'kraken-deep.trident', role: 'regular', pays: { 8: 180, 10: 420, 12: 1_400 } },
    { name: 'chalice', label: 'kraken-deep.chalice', role: 'regular', pays: { 8: 110, 10: 290, 12: 860 } },
    { name: 'ring', label: 'kraken-deep.ring', role: 'regular', pays: { 8: 71, 10: 180, 12: 570 } },
    { name: 'angler', label: 'kraken-deep.angler', role: 'regular', pays: { 8: 49, 10: 109, 12: 350 } },
    { name: 'jellyfish', label: 'kraken-deep.jellyfish', role: 'regular', pays: { 8: 34, 10: 86, 12: 290 } },
    { name: 'nautilus', label: 'kraken-deep.nautilus', role: 'regular', pays: { 8: 29, 10: 64, 12: 220 } },
    { name: 'urchin', label: 'kraken-deep.urchin', role: 'regular', pays: { 8: 21, 10: 57, 12: 180 } },
  ],
  grid: { reels: 6, rows: 5 },
  pays: { kind: 'anywhere' },
  unitsPerStake: 100,
  reels: strewn([19, 60, 80, 100, 120, 150, 160, 170, 180]),
  tumble: { multipliers: [1, 1, 2, 3, 5], freeMultipliers: [1, 2, 4, 8, 12, 16, 20, 30, 40, 50, 75, 100] },
  freeSpins: {
    spins: { 4: 10, 5: 12, 6: 15 },
    again: { 3: 5, 4: 10, 5: 12, 6: 15 },
    mostSpins: 40,
    reels: strewn([22, 60, 80, 100, 120, 150, 160, 170, 180]),
    keepsMultiplier: true,
  },
  largestPays: 10_000,
  published: { rtp: 9_652, within: 3_831, hits: 3_804, deviation: 15.79, volatility: 'very high' },
};
