import type { Machine } from '../../machine.ts';

/** The same weights on every reel. */
const alike = (weights: readonly number[]) => Array.from({ length: 6 }, () => weights);

/** Thirty-six places around a dark star: clusters fall in, and a well that touches them doubles or triples what they pay. */
export const gravityWell: Machine = {
  id: 'gravity-well',
  version: 2,
  title: 'Gravity Well',
  provider: 'perihelion-works',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.gravity-well.description',
  },
  symbols: [
    { name: 'well', label: 'symbol.gravity-well.well', role: 'wild', multiplies: 2 },
    { name: 'deep', label: 'symbol.gravity-well.deep', role: 'wild', multiplies: 5 },
    {
      name: 'quasar',
      label: 'symbol.gravity-well.quasar',
      role: 'regular',
      pays: { 5: 77, 6: 130, 7: 230, 8: 410, 10: 990, 12: 3_100, 15: 9_900 },
    },
    {
      name: 'nebula',
      label: 'symbol.gravity-well.nebula',
      role: 'regular',
      pays: { 5: 50, 6: 86, 7: 140, 8: 260, 10: 620, 12: 1_800, 15: 6_200 },
    },
    {
      name: 'spiral',
      label: 'symbol.gravity-well.spiral',
      role: 'regular',
      pays: { 5: 31, 6: 52, 7: 86, 8: 150, 10: 360, 12: 990, 15: 3_100 },
    },
    {
      name: 'dwarf',
      label: 'symbol.gravity-well.dwarf',
      role: 'regular',
      pays: { 5: 15, 6: 26, 7: 46, 8: 81, 10: 210, 12: 510, 15: 1_500 },
    },
    {
      name: 'dust',
      label: 'symbol.gravity-well.dust',
      role: 'regular',
      pays: { 5: 8, 6: 13, 7: 26, 8: 47, 10: 110, 12: 310, 15: 910 },
    },
    {
      name: 'ice',
      label: 'symbol.gravity-well.ice',
      role: 'regular',
      pays: { 5: 4, 6: 8, 7: 15, 8: 31, 10: 76, 12: 210, 15: 620 },
    },
  ],
  grid: { reels: 6, rows: 6 },
  pays: { kind: 'cluster' },
  unitsPerStake: 100,
  reels: { kind: 'weights', weights: alike([4, 2, 16, 22, 28, 35, 43, 52]) },
  tumble: { multipliers: [1] },
  largestPays: 2_000,
  published: { rtp: 9_622, within: 5_897, hits: 5_866, deviation: 3.62, volatility: 'medium' },
};
