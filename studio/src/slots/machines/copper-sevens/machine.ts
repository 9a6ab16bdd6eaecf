import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. No crucible on the first reel: a way has a name. */
const counts = [
  [0, 2, 4, 6, 3, 6, 2, 7, 5],
  [2, 2, 5, 2, 7, 2, 7, 3, 5],
  [2, 2, 2, 6, 4, 7, 5, 2, 6],
];

const strips = counts.map(stripOf);

/** Three reels, every way across them; a crucible stands for all and doubles what it is part of. */
export const copperSevens: Machine = {
  id: 'copper-sevens',
  version: 1,
  title: 'Copper Sevens',
  provider: 'iron-orchard',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'copper-sevens.description',
  },
  symbols: [
    { name: 'crucible', label: 'copper-sevens.crucible', role: 'wild', multiplies: 2 },
    { name: 'molten-seven', label: 'copper-sevens.molten-seven', role: 'regular', pays: { 3: 216 } },
    { name: 'copper-seven', label: 'copper-sevens.copper-seven', role: 'regular', pays: { 3: 42 } },
    { name: 'patina-seven', label: 'copper-sevens.patina-seven', role: 'regular', pays: { 3: 17 } },
    { name: 'anvil', label: 'copper-sevens.anvil', role: 'regular', pays: { 3: 10 } },
    { name: 'horseshoe', label: 'copper-sevens.horseshoe', role: 'regular', pays: { 3: 7 } },
    { name: 'three-bars', label: 'copper-sevens.three-bars', role: 'regular', pays: { 3: 5 } },
    { name: 'two-bars', label: 'copper-sevens.two-bars', role: 'regular', pays: { 3: 3 } },
    { name: 'one-bar', label: 'copper-sevens.one-bar', role: 'regular', pays: { 3: 2 } },
  ],
  grid: { reels: 3, rows: 3 },
  pays: { kind: 'ways' },
  unitsPerStake: 27,
  reels: { kind: 'strips', strips },
  largestPays: 68,
  published: { rtp: 9_570, within: 12, cut: 37, hits: 5_093, deviation: 3.75, volatility: 'medium' },
};
