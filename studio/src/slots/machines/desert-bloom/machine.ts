import type { Machine, Reels } from '../../machine.ts';

/** Weights of each symbol in the order of the list below, the same on every reel. */
const sown = (weights: readonly number[]): Reels => ({
  kind: 'weights',
  weights: Array.from({ length: 7 }, () => weights),
});

/** Forty-nine places that flower in clusters of five and more; what has flowered makes room for the next. */
export const desertBloom: Machine = {
  id: 'desert-bloom',
  version: 1,
  title: 'Desert Bloom',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.desert-bloom.description',
  },
  symbols: [
    { name: 'hummingbird', label: 'desert-bloom.hummingbird', role: 'wild' },
    { name: 'rain', label: 'desert-bloom.rain', role: 'scatter' },
    {
      name: 'saguaro',
      label: 'desert-bloom.saguaro',
      role: 'regular',
      pays: { 5: 161, 7: 550, 9: 2_200, 12: 11_000, 15: 41_000 },
    },
    {
      name: 'poppy',
      label: 'desert-bloom.poppy',
      role: 'regular',
      pays: { 5: 110, 7: 330, 9: 1_200, 12: 5_500, 15: 22_000 },
    },
    {
      name: 'prickly',
      label: 'desert-bloom.prickly',
      role: 'regular',
      pays: { 5: 82, 7: 250, 9: 880, 12: 3_800, 15: 16_000 },
    },
    {
      name: 'lizard',
      label: 'desert-bloom.lizard',
      role: 'regular',
      pays: { 5: 69, 7: 210, 9: 690, 12: 2_700, 15: 12_000 },
    },
    {
      name: 'agave',
      label: 'desert-bloom.agave',
      role: 'regular',
      pays: { 5: 33, 7: 99, 9: 330, 12: 1_400, 15: 6_900 },
    },
    {
      name: 'beetle',
      label: 'desert-bloom.beetle',
      role: 'regular',
      pays: { 5: 33, 7: 99, 9: 330, 12: 1_400, 15: 6_900 },
    },
    {
      name: 'stone',
      label: 'desert-bloom.stone',
      role: 'regular',
      pays: { 5: 27, 7: 77, 9: 250, 12: 1_100, 15: 5_500 },
    },
  ],
  grid: { reels: 7, rows: 7 },
  pays: { kind: 'cluster' },
  unitsPerStake: 100,
  reels: sown([16, 7, 60, 90, 100, 120, 190, 190, 220]),
  tumble: { multipliers: [1, 2, 3, 5, 8], freeMultipliers: [2, 4, 6, 10, 16] },
  freeSpins: {
    spins: { 3: 6, 4: 8, 5: 10 },
    again: { 3: 4, 4: 6, 5: 8 },
    mostSpins: 24,
    reels: sown([24, 7, 60, 90, 100, 120, 190, 190, 220]),
  },
  largestPays: 2_000,
  published: { rtp: 9_550, within: 4_686, hits: 5_453, deviation: 3.29, volatility: 'medium' },
};
