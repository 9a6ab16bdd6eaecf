import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. No whale on the first reel. */
const strips = [
  [0, 1, 3, 4, 4, 5, 8, 8, 9, 9],
  [1, 1, 3, 4, 4, 5, 8, 8, 9, 9],
  [1, 1, 3, 4, 4, 5, 8, 8, 9, 9],
  [1, 1, 3, 4, 4, 6, 8, 8, 9, 9],
  [1, 1, 3, 4, 4, 6, 8, 8, 9, 9],
  [1, 1, 3, 4, 4, 6, 8, 8, 9, 9],
].map(stripOf);

/** 4096 ways above the clouds; a whale fills its reel, and in free spins each one raises the multiplier for good. */
export const skyWhale: Machine = {
  id: 'sky-whale',
  version: 2,
  title: 'Sky Whale',
  provider: 'perihelion-works',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['top', 'new', 'slots', 'exclusive'],
    description: 'machine.sky-whale.description',
  },
  symbols: [
    { name: 'whale', label: 'symbol.sky-whale.whale', role: 'wild' },
    { name: 'moon', label: 'symbol.sky-whale.moon', role: 'scatter', pays: { 4: 500, 5: 2000, 6: 10000 } },
    { name: 'ship', label: 'symbol.sky-whale.ship', role: 'regular', pays: { 3: 11, 4: 28, 5: 60, 6: 160 } },
    { name: 'balloon', label: 'symbol.sky-whale.balloon', role: 'regular', pays: { 3: 7, 4: 20, 5: 46, 6: 110 } },
    { name: 'heron', label: 'symbol.sky-whale.heron', role: 'regular', pays: { 3: 6, 4: 16, 5: 35, 6: 79 } },
    { name: 'kite', label: 'symbol.sky-whale.kite', role: 'regular', pays: { 3: 6, 4: 12, 5: 25, 6: 60 } },
    { name: 'lantern', label: 'symbol.sky-whale.lantern', role: 'regular', pays: { 3: 2, 4: 5, 5: 14, 6: 35 } },
    { name: 'bell', label: 'symbol.sky-whale.bell', role: 'regular', pays: { 3: 2, 4: 5, 5: 13, 6: 30 } },
    { name: 'feather', label: 'symbol.sky-whale.feather', role: 'regular', pays: { 3: 3, 4: 4, 5: 10, 6: 25 } },
    { name: 'cloud', label: 'symbol.sky-whale.cloud', role: 'regular', pays: { 3: 2, 4: 5, 5: 9, 6: 19 } },
  ],
  grid: { reels: 6, rows: 4 },
  pays: { kind: 'ways' },
  unitsPerStake: 100,
  reels: { kind: 'strips', strips },
  expandingWilds: true,
  freeSpins: {
    spins: { 3: 8, 4: 10, 5: 12, 6: 15 },
    again: { 3: 4, 4: 6, 5: 8, 6: 10 },
    mostSpins: 40,
    reels: { kind: 'strips', strips },
    wildsRaise: true,
  },
  largestPays: 5_000,
  published: { rtp: 9_623, within: 1_902, hits: 8_385, deviation: 11.14, volatility: 'high' },
};
