import { twentyLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. */
const counts = [
  [1, 2, 4, 4, 5, 5, 7, 7, 8, 8],
  [2, 1, 4, 4, 5, 5, 7, 7, 8, 8],
  [2, 2, 4, 4, 5, 5, 7, 7, 8, 8],
  [2, 1, 4, 4, 5, 5, 7, 7, 8, 8],
  [1, 2, 4, 4, 5, 5, 7, 7, 8, 8],
];
/** At night more engines are under way. */
const nightCounts = counts.map((reel) => reel.with(0, (reel[0] as number) + 2));

/** Twenty lines on a night train; in the free spins all counts five times, and a ticket for them can be bought. */
export const auroraExpress: Machine = {
  id: 'aurora-express',
  version: 1,
  title: 'Aurora Express',
  provider: 'halley-studio',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['recommended', 'slots', 'exclusive'],
    description: 'machine.aurora-express.description',
  },
  symbols: [
    { name: 'engine', label: 'aurora-express.engine', role: 'wild', pays: { 3: 50, 4: 250, 5: 2500 } },
    { name: 'ticket', label: 'aurora-express.ticket', role: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    { name: 'conductor', label: 'aurora-express.conductor', role: 'regular', pays: { 3: 40, 4: 160, 5: 2000 } },
    { name: 'watch', label: 'aurora-express.watch', role: 'regular', pays: { 3: 30, 4: 110, 5: 800 } },
    { name: 'snowglobe', label: 'aurora-express.snowglobe', role: 'regular', pays: { 3: 25, 4: 80, 5: 400 } },
    { name: 'trunk', label: 'aurora-express.trunk', role: 'regular', pays: { 3: 18, 4: 60, 5: 250 } },
    { name: 'tea', label: 'aurora-express.tea', role: 'regular', pays: { 3: 8, 4: 25, 5: 80 } },
    { name: 'signal', label: 'aurora-express.signal', role: 'regular', pays: { 3: 8, 4: 20, 5: 80 } },
    { name: 'whistle', label: 'aurora-express.whistle', role: 'regular', pays: { 3: 5, 4: 15, 5: 60 } },
    { name: 'mittens', label: 'aurora-express.mittens', role: 'regular', pays: { 3: 5, 4: 15, 5: 60 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: twentyLines },
  unitsPerStake: 20,
  reels: { kind: 'strips', strips: counts.map(stripOf) },
  freeSpins: {
    spins: { 3: 10, 4: 15, 5: 20 },
    again: { 3: 10, 4: 15, 5: 20 },
    mostSpins: 60,
    reels: { kind: 'strips', strips: nightCounts.map(stripOf) },
    multiplier: 5,
  },
  buy: { cost: 63, scatters: 3 },
  largestPays: 5_000,
  published: { rtp: 9_593, rtpOfBuy: 9_602, hits: 4_106, deviation: 8.17, volatility: 'high' },
};
