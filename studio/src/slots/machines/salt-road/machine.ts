import { tenLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. */
const counts = [
  [1, 1, 2, 3, 4, 5, 7, 7, 8, 8],
  [1, 1, 2, 3, 4, 5, 7, 7, 8, 8],
  [2, 2, 2, 3, 4, 5, 7, 7, 8, 8],
  [1, 1, 3, 3, 4, 5, 7, 7, 8, 8],
  [1, 2, 3, 3, 4, 5, 7, 7, 8, 8],
];

/** On the long stretch more camels come by. */
const roadCounts = counts.map((reel) => reel.with(2, 4));

/** Ten lines along a caravan road; in the free spins one symbol is chosen, fills its reels and pays wherever they are. */
export const saltRoad: Machine = {
  id: 'salt-road',
  version: 1,
  title: 'Salt Road',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.salt-road.description',
  },
  symbols: [
    { name: 'compass', label: 'salt-road.compass', role: 'wild' },
    { name: 'salt', label: 'salt-road.salt', role: 'scatter', pays: { 3: 20, 4: 200, 5: 2000 } },
    { name: 'camel', label: 'salt-road.camel', role: 'regular', pays: { 2: 5, 3: 60, 4: 500, 5: 5000 } },
    { name: 'falcon', label: 'salt-road.falcon', role: 'regular', pays: { 2: 5, 3: 50, 4: 300, 5: 2000 } },
    { name: 'tent', label: 'salt-road.tent', role: 'regular', pays: { 3: 35, 4: 150, 5: 800 } },
    { name: 'dagger', label: 'salt-road.dagger', role: 'regular', pays: { 3: 25, 4: 120, 5: 500 } },
    { name: 'carpet', label: 'salt-road.carpet', role: 'regular', pays: { 3: 5, 4: 15, 5: 75 } },
    { name: 'drum', label: 'salt-road.drum', role: 'regular', pays: { 3: 5, 4: 15, 5: 75 } },
    { name: 'dates', label: 'salt-road.dates', role: 'regular', pays: { 3: 2, 4: 8, 5: 40 } },
    { name: 'waterskin', label: 'salt-road.waterskin', role: 'regular', pays: { 3: 2, 4: 8, 5: 40 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: tenLines },
  unitsPerStake: 10,
  reels: { kind: 'strips', strips: counts.map(stripOf) },
  freeSpins: {
    spins: { 3: 10, 4: 10, 5: 10 },
    again: { 3: 10, 4: 10, 5: 10 },
    mostSpins: 60,
    reels: { kind: 'strips', strips: roadCounts.map(stripOf) },
    expandingSymbol: { weights: [0, 0, 1, 1, 1, 1, 1, 1, 1, 1] },
  },
  largestPays: 5_000,
  published: { rtp: 9_466, within: 299, cut: 1_271, hits: 3_143, deviation: 16.19, volatility: 'very high' },
};
