import { twentyLines } from '../../lines.ts';
import type { Machine, Payline } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** Five more than twenty, so that the library has a shelf of twenty-five. */
const moreLines: readonly Payline[] = [
  [2, 0, 0, 0, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
];

/** How many of each symbol, in the order of the list below. */
const counts = [
  [1, 0, 2, 3, 4, 5, 6, 7, 8, 8],
  [1, 0, 1, 4, 4, 5, 6, 7, 8, 8],
  [1, 1, 2, 4, 4, 5, 6, 7, 8, 8],
  [1, 0, 1, 4, 4, 5, 6, 7, 8, 8],
  [1, 1, 2, 4, 4, 5, 6, 7, 8, 8],
];
const midnight = counts.map((reel, index) => (index === 0 ? reel : reel.with(1, 2)));

/** Twenty-five lines in a library after midnight. A silver owl doubles a win, a golden one makes it three; together five. */
export const nightOwl: Machine = {
  id: 'night-owl',
  version: 1,
  title: 'Night Owl',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.night-owl.description',
  },
  symbols: [
    { name: 'silver', label: 'night-owl.silver', role: 'wild', multiplies: 2 },
    { name: 'golden', label: 'night-owl.golden', role: 'wild', multiplies: 3 },
    { name: 'clock', label: 'night-owl.clock', role: 'scatter', pays: { 3: 50, 4: 250, 5: 1250 } },
    { name: 'globe', label: 'night-owl.globe', role: 'regular', pays: { 3: 25, 4: 80, 5: 300 } },
    { name: 'moth', label: 'night-owl.moth', role: 'regular', pays: { 3: 20, 4: 60, 5: 225 } },
    { name: 'mouse', label: 'night-owl.mouse', role: 'regular', pays: { 3: 15, 4: 45, 5: 160 } },
    { name: 'candle', label: 'night-owl.candle', role: 'regular', pays: { 3: 8, 4: 25, 5: 100 } },
    { name: 'quill', label: 'night-owl.quill', role: 'regular', pays: { 3: 6, 4: 18, 5: 75 } },
    { name: 'key', label: 'night-owl.key', role: 'regular', pays: { 3: 4, 4: 15, 5: 50 } },
    { name: 'book', label: 'night-owl.book', role: 'regular', pays: { 3: 4, 4: 12, 5: 50 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: [...twentyLines, ...moreLines] },
  unitsPerStake: 25,
  reels: { kind: 'strips', strips: counts.map(stripOf) },
  freeSpins: {
    spins: { 3: 7, 4: 10, 5: 15 },
    again: { 3: 7, 4: 10, 5: 15 },
    mostSpins: 50,
    reels: { kind: 'strips', strips: midnight.map(stripOf) },
  },
  largestPays: 3_000,
  published: { rtp: 9_677, hits: 5_567, deviation: 3.76, volatility: 'medium' },
};
