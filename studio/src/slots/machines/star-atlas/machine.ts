import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. */
const counts = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [1, 2, 3, 4, 5, 6, 7, 8],
  [1, 2, 3, 4, 5, 6, 7, 8],
];

/** Nine places, five lines, nothing to wait for: constellations in ink and gold, and a pole star that stands for all. */
export const starAtlas: Machine = {
  id: 'star-atlas',
  version: 1,
  title: 'Star Atlas',
  provider: 'halley-studio',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['top', 'slots', 'exclusive'],
    description: 'machine.star-atlas.description',
  },
  symbols: [
    { name: 'polestar', label: 'star-atlas.polestar', role: 'wild', pays: { 3: 300 } },
    { name: 'lion', label: 'star-atlas.lion', role: 'regular', pays: { 3: 125 } },
    { name: 'swan', label: 'star-atlas.swan', role: 'regular', pays: { 3: 60 } },
    { name: 'bear', label: 'star-atlas.bear', role: 'regular', pays: { 3: 40 } },
    { name: 'lyre', label: 'star-atlas.lyre', role: 'regular', pays: { 3: 22 } },
    { name: 'scales', label: 'star-atlas.scales', role: 'regular', pays: { 2: 2, 3: 18 } },
    { name: 'crab', label: 'star-atlas.crab', role: 'regular', pays: { 2: 2, 3: 10 } },
    { name: 'fishes', label: 'star-atlas.fishes', role: 'regular', pays: { 2: 2, 3: 8 } },
  ],
  grid: { reels: 3, rows: 3 },
  pays: {
    kind: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  unitsPerStake: 5,
  reels: { kind: 'strips', strips: counts.map(stripOf) },
  largestPays: 72,
  published: { rtp: 9_589, hits: 5_805, deviation: 2.36, volatility: 'low' },
};
