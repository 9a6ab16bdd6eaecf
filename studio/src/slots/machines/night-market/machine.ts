import type { Machine } from '../../machine.ts';

const stall = [9, 11, 13, 15, 17, 20, 23, 26, 30];

/** Thirty dishes on the counter; eight alike pay wherever they lie, are eaten, and others fall in. */
export const nightMarket: Machine = {
  id: 'night-market',
  version: 1,
  title: 'Night Market',
  provider: 'lantern-row',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'night-market.description',
  },
  symbols: [
    { name: 'mask', label: 'night-market.mask', role: 'regular', pays: { 8: 940, 10: 2_300, 12: 9_400 } },
    { name: 'goldfish', label: 'night-market.goldfish', role: 'regular', pays: { 8: 590, 10: 1_400, 12: 4_700 } },
    { name: 'noodles', label: 'night-market.noodles', role: 'regular', pays: { 8: 369, 10: 940, 12: 2_800 } },
    { name: 'skewers', label: 'night-market.skewers', role: 'regular', pays: { 8: 280, 10: 700, 12: 1_900 } },
    { name: 'bun', label: 'night-market.bun', role: 'regular', pays: { 8: 210, 10: 470, 12: 1_200 } },
    { name: 'dumplings', label: 'night-market.dumplings', role: 'regular', pays: { 8: 160, 10: 350, 12: 940 } },
    { name: 'dango', label: 'night-market.dango', role: 'regular', pays: { 8: 120, 10: 260, 12: 700 } },
    { name: 'melon', label: 'night-market.melon', role: 'regular', pays: { 8: 94, 10: 190, 12: 470 } },
    { name: 'lemonade', label: 'night-market.lemonade', role: 'regular', pays: { 8: 64, 10: 140, 12: 350 } },
  ],
  grid: { reels: 6, rows: 5 },
  pays: { kind: 'anywhere' },
  unitsPerStake: 100,
  reels: { kind: 'weights', weights: [stall, stall, stall, stall, stall, stall] },
  tumble: { multipliers: [1, 2, 3] },
  largestPays: 1_000,
  published: { rtp: 9_544, within: 3_837, hits: 3_347, deviation: 2.58, volatility: 'low' },
};
