import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. No wild on the first reel: a way has a name. */
const counts = [
  [0, 2, 2, 6, 2, 8, 3, 12, 4, 13],
  [2, 1, 7, 2, 8, 3, 12, 3, 12, 3],
  [2, 2, 3, 6, 3, 8, 4, 9, 6, 9],
  [2, 1, 5, 3, 7, 4, 9, 5, 9, 6],
  [2, 2, 4, 4, 5, 6, 6, 8, 8, 8],
];

const strips = counts.map(stripOf);

/** Four rows on five reels, a thousand and twenty-four ways; full moons open long free spins. */
export const moonLotus: Machine = {
  id: 'moon-lotus',
  version: 1,
  title: 'Moon Lotus',
  provider: 'lantern-row',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'moon-lotus.description',
  },
  symbols: [
    { name: 'white-lotus', label: 'moon-lotus.white-lotus', role: 'wild' },
    { name: 'full-moon', label: 'moon-lotus.full-moon', role: 'scatter' },
    { name: 'heron', label: 'moon-lotus.heron', role: 'regular', pays: { 3: 85, 4: 360, 5: 2_100 } },
    { name: 'rabbit', label: 'moon-lotus.rabbit', role: 'regular', pays: { 3: 57, 4: 230, 5: 1_000 } },
    { name: 'moth', label: 'moon-lotus.moth', role: 'regular', pays: { 3: 43, 4: 110, 5: 280 } },
    { name: 'frog', label: 'moon-lotus.frog', role: 'regular', pays: { 3: 28, 4: 85, 5: 210 } },
    { name: 'seed-pod', label: 'moon-lotus.seed-pod', role: 'regular', pays: { 3: 14, 4: 36, 5: 100 } },
    { name: 'reeds', label: 'moon-lotus.reeds', role: 'regular', pays: { 3: 14, 4: 36, 5: 85 } },
    { name: 'dewdrop', label: 'moon-lotus.dewdrop', role: 'regular', pays: { 3: 11, 4: 28, 5: 71 } },
    { name: 'bud', label: 'moon-lotus.bud', role: 'regular', pays: { 3: 11, 4: 28, 5: 68 } },
  ],
  grid: { reels: 5, rows: 4 },
  pays: { kind: 'ways' },
  unitsPerStake: 200,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 12, 4: 18, 5: 28 },
    again: { 2: 2, 3: 12, 4: 18, 5: 28 },
    mostSpins: 100,
    reels: { kind: 'strips', strips },
    multiplier: 2,
  },
  largestPays: 2_000,
  published: { rtp: 9_476, hits: 6_583, deviation: 4.27, volatility: 'medium' },
};
