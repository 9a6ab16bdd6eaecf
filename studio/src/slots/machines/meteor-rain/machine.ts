import type { Machine } from '../../machine.ts';

/** The same weights on every reel. */
const alike = (weights: readonly number[]) => Array.from({ length: 7 }, () => weights);

/** Forty-nine places: five that touch pay and burst, and the next meteors fall where they lay. */
export const meteorRain: Machine = {
  id: 'meteor-rain',
  version: 2,
  title: 'Meteor Rain',
  provider: 'perihelion-works',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.meteor-rain.description',
  },
  symbols: [
    { name: 'core', label: 'symbol.meteor-rain.core', role: 'wild' },
    { name: 'crater', label: 'symbol.meteor-rain.crater', role: 'scatter' },
    {
      name: 'iron',
      label: 'symbol.meteor-rain.iron',
      role: 'regular',
      pays: { 5: 140, 6: 270, 7: 540, 8: 1_100, 10: 2_700, 12: 8_200, 15: 40_000 },
    },
    {
      name: 'opal',
      label: 'symbol.meteor-rain.opal',
      role: 'regular',
      pays: { 5: 110, 6: 220, 7: 430, 8: 820, 10: 2_200, 12: 5_400, 15: 27_000 },
    },
    {
      name: 'cobalt',
      label: 'symbol.meteor-rain.cobalt',
      role: 'regular',
      pays: { 5: 82, 6: 160, 7: 330, 8: 600, 10: 1_600, 12: 4_000, 15: 20_000 },
    },
    {
      name: 'moss',
      label: 'symbol.meteor-rain.moss',
      role: 'regular',
      pays: { 5: 54, 6: 110, 7: 220, 8: 400, 10: 1_100, 12: 2_700, 15: 11_000 },
    },
    {
      name: 'coral',
      label: 'symbol.meteor-rain.coral',
      role: 'regular',
      pays: { 5: 26, 6: 55, 7: 110, 8: 220, 10: 540, 12: 1_400, 15: 5_400 },
    },
    {
      name: 'sand',
      label: 'symbol.meteor-rain.sand',
      role: 'regular',
      pays: { 5: 21, 6: 40, 7: 82, 8: 160, 10: 400, 12: 1_100, 15: 4_000 },
    },
    {
      name: 'slate',
      label: 'symbol.meteor-rain.slate',
      role: 'regular',
      pays: { 5: 12, 6: 28, 7: 54, 8: 110, 10: 270, 12: 820, 15: 2_700 },
    },
  ],
  grid: { reels: 7, rows: 7 },
  pays: { kind: 'cluster' },
  unitsPerStake: 100,
  reels: { kind: 'weights', weights: alike([4, 2, 14, 17, 20, 24, 28, 32, 36]) },
  tumble: { multipliers: [1, 2, 4, 8, 16, 32], freeMultipliers: [3, 6, 9, 12, 16, 20, 25, 30, 40, 50, 75, 100] },
  freeSpins: {
    spins: { 4: 8, 5: 10, 6: 12, 7: 15 },
    again: { 3: 4, 4: 6, 5: 8 },
    mostSpins: 40,
    keepsMultiplier: true,
    reels: { kind: 'weights', weights: alike([4, 2, 14, 17, 20, 24, 28, 32, 36]) },
  },
  largestPays: 5_000,
  published: { rtp: 9_569, within: 5_654, hits: 4_953, deviation: 9.78, volatility: 'high' },
};
