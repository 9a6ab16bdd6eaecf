import { tenLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. */
const strips = [
  [1, 1, 1, 2, 3, 4, 6, 6, 7, 7],
  [1, 1, 1, 2, 3, 4, 6, 6, 7, 7],
  [1, 1, 1, 2, 3, 4, 6, 6, 7, 7],
  [1, 1, 1, 2, 3, 4, 6, 6, 7, 7],
  [1, 1, 1, 2, 3, 4, 6, 6, 7, 7],
].map(stripOf);

/** In free spins the dear ones come more often. */
const freeStrips = Array.from({ length: 5 }, () => stripOf([1, 1, 3, 3, 3, 4, 6, 6, 6, 6]));

/** Ten lines of brass and stars; one symbol is chosen for the free spins, fills its reels and pays wherever they stand. */
export const orreryGold: Machine = {
  id: 'orrery-gold',
  version: 2,
  title: 'Orrery Gold',
  provider: 'perihelion-works',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.orrery-gold.description',
  },
  symbols: [
    { name: 'sun', label: 'symbol.orrery-gold.sun', role: 'wild', pays: { 3: 37, 4: 370, 5: 9_200 } },
    { name: 'orrery', label: 'symbol.orrery-gold.orrery', role: 'scatter', pays: { 3: 20, 4: 200, 5: 2000 } },
    { name: 'astronomer', label: 'symbol.orrery-gold.astronomer', role: 'regular', pays: { 3: 37, 4: 920, 5: 11_000 } },
    { name: 'sextant', label: 'symbol.orrery-gold.sextant', role: 'regular', pays: { 3: 27, 4: 550, 5: 4_600 } },
    { name: 'globe', label: 'symbol.orrery-gold.globe', role: 'regular', pays: { 3: 19, 4: 110, 5: 1_100 } },
    { name: 'clock', label: 'symbol.orrery-gold.clock', role: 'regular', pays: { 3: 19, 4: 110, 5: 1_101 } },
    { name: 'saturn', label: 'symbol.orrery-gold.saturn', role: 'regular', pays: { 3: 5, 4: 24, 5: 92 } },
    { name: 'mars', label: 'symbol.orrery-gold.mars', role: 'regular', pays: { 3: 5, 4: 23, 5: 92 } },
    { name: 'venus', label: 'symbol.orrery-gold.venus', role: 'regular', pays: { 3: 5, 4: 14, 5: 55 } },
    { name: 'mercury', label: 'symbol.orrery-gold.mercury', role: 'regular', pays: { 3: 4, 4: 14, 5: 55 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: tenLines },
  unitsPerStake: 10,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 10, 4: 10, 5: 10 },
    again: { 3: 10, 4: 10, 5: 10 },
    mostSpins: 50,
    reels: { kind: 'strips', strips: freeStrips },
    expandingSymbol: { weights: [0, 0, 2, 2, 1, 1, 1, 1, 1, 1] },
  },
  largestPays: 5_000,
  published: { rtp: 9_437, within: 3_530, cut: 38_400, hits: 2_894, deviation: 22.09, volatility: 'very high' },
};
