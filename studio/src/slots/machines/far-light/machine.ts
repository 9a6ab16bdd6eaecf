import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. No lamp on the first reel. */
const strips = [
  [0, 2, 3, 3, 4, 4, 6, 6, 7, 7],
  [1, 1, 3, 3, 4, 4, 6, 6, 7, 7],
  [1, 2, 3, 3, 4, 5, 5, 6, 6, 7],
  [2, 1, 3, 4, 4, 4, 6, 6, 6, 7],
  [1, 1, 3, 3, 4, 5, 6, 6, 7, 7],
].map(stripOf);
const nightStrips = [
  [0, 1, 3, 3, 4, 4, 7, 7, 8, 8],
  [2, 1, 3, 3, 4, 4, 7, 7, 8, 8],
  [2, 1, 3, 3, 4, 5, 7, 7, 7, 8],
  [2, 1, 3, 3, 4, 4, 7, 7, 8, 8],
  [2, 1, 3, 3, 4, 5, 7, 7, 7, 8],
].map(stripOf);

/** 243 ways along a dark coast; in free spins the lamps that are lit stay lit. */
export const farLight: Machine = {
  id: 'far-light',
  version: 2,
  title: 'Far Light',
  provider: 'perihelion-works',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.far-light.description',
  },
  symbols: [
    { name: 'lamp', label: 'symbol.far-light.lamp', role: 'wild' },
    { name: 'tower', label: 'symbol.far-light.tower', role: 'scatter', pays: { 3: 200, 4: 500, 5: 2000 } },
    { name: 'keeper', label: 'symbol.far-light.keeper', role: 'regular', pays: { 3: 61, 4: 180, 5: 750 } },
    { name: 'ship', label: 'symbol.far-light.ship', role: 'regular', pays: { 3: 46, 4: 130, 5: 530 } },
    { name: 'gull', label: 'symbol.far-light.gull', role: 'regular', pays: { 3: 38, 4: 99, 5: 380 } },
    { name: 'anchor', label: 'symbol.far-light.anchor', role: 'regular', pays: { 3: 30, 4: 75, 5: 270 } },
    { name: 'compass', label: 'symbol.far-light.compass', role: 'regular', pays: { 3: 15, 4: 46, 5: 150 } },
    { name: 'shell', label: 'symbol.far-light.shell', role: 'regular', pays: { 3: 15, 4: 38, 5: 130 } },
    { name: 'knot', label: 'symbol.far-light.knot', role: 'regular', pays: { 3: 12, 4: 30, 5: 97 } },
    { name: 'wave', label: 'symbol.far-light.wave', role: 'regular', pays: { 3: 12, 4: 31, 5: 94 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'ways' },
  unitsPerStake: 100,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 10, 4: 12, 5: 15 },
    again: { 3: 5, 4: 5, 5: 5 },
    mostSpins: 40,
    reels: { kind: 'strips', strips: nightStrips },
    stickyWilds: true,
  },
  largestPays: 4_000,
  published: { rtp: 9_639, within: 2_628, hits: 4_780, deviation: 10.94, volatility: 'high' },
};
