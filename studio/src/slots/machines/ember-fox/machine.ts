import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. Foxes run on the three reels in the middle only. */
const counts = [
  [0, 2, 4, 5, 5, 6, 8, 8, 9, 9],
  [1, 2, 4, 4, 5, 6, 8, 8, 9, 9],
  [1, 2, 4, 5, 5, 6, 7, 8, 9, 9],
  [1, 2, 4, 5, 5, 6, 8, 8, 9, 9],
  [0, 2, 4, 4, 5, 6, 8, 8, 9, 9],
];
const freeCounts = counts.map((reel, index) => (index > 0 && index < 4 ? reel.with(0, 3) : reel));

/** 243 ways through an autumn wood; a fox that shows itself fills its reel. */
export const emberFox: Machine = {
  id: 'ember-fox',
  version: 1,
  title: 'Ember Fox',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.ember-fox.description',
  },
  symbols: [
    { name: 'fox', label: 'ember-fox.fox', role: 'wild' },
    { name: 'fire', label: 'ember-fox.fire', role: 'scatter', pays: { 3: 100, 4: 500, 5: 2500 } },
    { name: 'badger', label: 'ember-fox.badger', role: 'regular', pays: { 3: 40, 4: 120, 5: 500 } },
    { name: 'hedgehog', label: 'ember-fox.hedgehog', role: 'regular', pays: { 3: 30, 4: 90, 5: 360 } },
    { name: 'robin', label: 'ember-fox.robin', role: 'regular', pays: { 3: 25, 4: 70, 5: 260 } },
    { name: 'toadstool', label: 'ember-fox.toadstool', role: 'regular', pays: { 3: 20, 4: 50, 5: 200 } },
    { name: 'maple', label: 'ember-fox.maple', role: 'regular', pays: { 3: 10, 4: 25, 5: 100 } },
    { name: 'acorn', label: 'ember-fox.acorn', role: 'regular', pays: { 3: 10, 4: 25, 5: 100 } },
    { name: 'chestnut', label: 'ember-fox.chestnut', role: 'regular', pays: { 3: 8, 4: 20, 5: 75 } },
    { name: 'fern', label: 'ember-fox.fern', role: 'regular', pays: { 3: 8, 4: 20, 5: 75 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'ways' },
  unitsPerStake: 50,
  reels: { kind: 'strips', strips: counts.map(stripOf) },
  expandingWilds: true,
  freeSpins: {
    spins: { 3: 8, 4: 12, 5: 16 },
    again: { 3: 8, 4: 12, 5: 16 },
    mostSpins: 48,
    reels: { kind: 'strips', strips: freeCounts.map(stripOf) },
  },
  largestPays: 2_500,
  published: { rtp: 9_498, hits: 4_519, deviation: 4.86, volatility: 'medium' },
};
