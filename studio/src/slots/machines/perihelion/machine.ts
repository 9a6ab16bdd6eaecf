import type { Machine } from '../../machine.ts';

/** The same weights on every reel. */
const alike = (weights: readonly number[]) => Array.from({ length: 6 }, () => weights);

/** Thirty places, eight of a kind anywhere; every fall counts more, and in free spins it goes on counting. */
export const perihelion: Machine = {
  id: 'perihelion',
  version: 2,
  title: 'Perihelion',
  provider: 'perihelion-works',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['top', 'slots', 'exclusive'],
    description: 'machine.perihelion.description',
  },
  symbols: [
    { name: 'eclipse', label: 'symbol.perihelion.eclipse', role: 'scatter', pays: { 4: 300, 5: 500, 6: 10000 } },
    { name: 'sun', label: 'symbol.perihelion.sun', role: 'regular', pays: { 8: 630, 10: 1_700, 12: 3_300 } },
    { name: 'ringed', label: 'symbol.perihelion.ringed', role: 'regular', pays: { 8: 170, 10: 630, 12: 1_700 } },
    { name: 'giant', label: 'symbol.perihelion.giant', role: 'regular', pays: { 8: 130, 10: 330, 12: 980 } },
    { name: 'ocean', label: 'symbol.perihelion.ocean', role: 'regular', pays: { 8: 99, 10: 130, 12: 780 } },
    { name: 'moon', label: 'symbol.perihelion.moon', role: 'regular', pays: { 8: 64, 10: 99, 12: 630 } },
    { name: 'amber', label: 'symbol.perihelion.amber', role: 'regular', pays: { 8: 52, 10: 78, 12: 510 } },
    { name: 'rose', label: 'symbol.perihelion.rose', role: 'regular', pays: { 8: 33, 10: 66, 12: 330 } },
    { name: 'violet', label: 'symbol.perihelion.violet', role: 'regular', pays: { 8: 24, 10: 55, 12: 250 } },
    { name: 'azure', label: 'symbol.perihelion.azure', role: 'regular', pays: { 8: 15, 10: 48, 12: 131 } },
  ],
  grid: { reels: 6, rows: 5 },
  pays: { kind: 'anywhere' },
  unitsPerStake: 100,
  reels: { kind: 'weights', weights: alike([4, 9, 13, 17, 21, 25, 30, 36, 42, 48]) },
  tumble: { multipliers: [1, 1, 2, 2, 3, 5], freeMultipliers: [10, 20, 30, 40, 60, 80, 100] },
  freeSpins: {
    spins: { 4: 12, 5: 15, 6: 20 },
    again: { 3: 4, 4: 8, 5: 12, 6: 15 },
    mostSpins: 50,
    reels: { kind: 'weights', weights: alike([4, 9, 13, 17, 21, 25, 30, 36, 42, 48]) },
    keepsMultiplier: true,
  },
  largestPays: 5_000,
  published: { rtp: 9_589, within: 5_204, hits: 4_226, deviation: 15.59, volatility: 'very high' },
};
