import type { Machine, Payline } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. */
const counts = [
  [2, 2, 2, 3, 3, 4, 4, 6],
  [2, 2, 2, 3, 4, 4, 5, 5],
  [2, 2, 2, 3, 3, 4, 5, 6],
];

const strips = counts.map(stripOf);

/** Three rows and both diagonals. */
const lines: readonly Payline[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Three reels, five lines, nothing else: small wins, often. */
export const cherryComet: Machine = {
  id: 'cherry-comet',
  version: 1,
  title: 'Cherry Comet',
  provider: 'iron-orchard',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'cherry-comet.description',
  },
  symbols: [
    { name: 'cherry-comet', label: 'cherry-comet.cherry-comet', role: 'wild', pays: { 3: 200 } },
    { name: 'strawberry', label: 'cherry-comet.strawberry', role: 'regular', pays: { 3: 56 } },
    { name: 'pear', label: 'cherry-comet.pear', role: 'regular', pays: { 3: 32 } },
    { name: 'orange', label: 'cherry-comet.orange', role: 'regular', pays: { 3: 23 } },
    { name: 'lemon', label: 'cherry-comet.lemon', role: 'regular', pays: { 3: 16 } },
    { name: 'grapes', label: 'cherry-comet.grapes', role: 'regular', pays: { 3: 11 } },
    { name: 'blueberries', label: 'cherry-comet.blueberries', role: 'regular', pays: { 3: 8 } },
    { name: 'mint', label: 'cherry-comet.mint', role: 'regular', pays: { 3: 5 } },
  ],
  grid: { reels: 3, rows: 3 },
  pays: { kind: 'lines', lines },
  unitsPerStake: 5,
  reels: { kind: 'strips', strips },
  largestPays: 42,
  published: { rtp: 9_637, hits: 2_818, deviation: 2.75, volatility: 'low' },
};
