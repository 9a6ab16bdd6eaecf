import { twentyLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. */
const counts = [
  [1, 2, 3, 4, 4, 5, 6, 6, 6, 7],
  [3, 1, 3, 3, 4, 5, 5, 6, 6, 7],
  [3, 2, 3, 3, 4, 4, 5, 5, 6, 7],
  [3, 1, 3, 3, 4, 5, 5, 6, 6, 6],
  [2, 2, 3, 3, 4, 5, 6, 6, 6, 7],
];

const strips = counts.map(stripOf);

/** Twenty lines, comets that stand for all, free spins that count twice. */
export const cometRun: Machine = {
  id: 'comet-run',
  version: 1,
  title: 'Comet Run',
  provider: 'halley-studio',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['top', 'slots', 'exclusive'],
    description: 'machine.comet-run.description',
  },
  symbols: [
    { name: 'comet', label: 'symbol.comet', role: 'wild', pays: { 3: 40, 4: 200, 5: 1000 } },
    { name: 'telescope', label: 'symbol.telescope', role: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    { name: 'sun', label: 'symbol.sun', role: 'regular', pays: { 3: 40, 4: 150, 5: 600 } },
    { name: 'planet', label: 'symbol.planet', role: 'regular', pays: { 3: 30, 4: 100, 5: 400 } },
    { name: 'moon', label: 'symbol.moon', role: 'regular', pays: { 3: 20, 4: 75, 5: 250 } },
    { name: 'star', label: 'symbol.star', role: 'regular', pays: { 3: 15, 4: 50, 5: 200 } },
    { name: 'heart', label: 'symbol.heart', role: 'regular', pays: { 3: 8, 4: 25, 5: 100 } },
    { name: 'diamond', label: 'symbol.diamond', role: 'regular', pays: { 3: 8, 4: 25, 5: 100 } },
    { name: 'spade', label: 'symbol.spade', role: 'regular', pays: { 3: 5, 4: 15, 5: 60 } },
    { name: 'club', label: 'symbol.club', role: 'regular', pays: { 3: 5, 4: 15, 5: 60 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: twentyLines },
  unitsPerStake: 20,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 10, 4: 15, 5: 20 },
    again: { 3: 10, 4: 15, 5: 20 },
    mostSpins: 60,
    reels: { kind: 'strips', strips },
    multiplier: 2,
  },
  largestPays: 5_000,
  published: { rtp: 9_624, hits: 4_841, deviation: 3.26, volatility: 'medium' },
};
