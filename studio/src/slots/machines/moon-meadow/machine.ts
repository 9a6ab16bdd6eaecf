import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

const CRYSTAL = 1;

/** How many of each symbol, in the order of the list below; crystals lie in pairs, so that six come now and then. */
const strips = [
  [0, 2, 3, 3, 4, 4, 6, 6, 7, 7],
  [2, 2, 3, 3, 4, 4, 6, 6, 7, 7],
  [2, 2, 3, 3, 4, 4, 6, 6, 7, 7],
  [2, 2, 3, 4, 4, 4, 6, 6, 7, 7],
  [2, 2, 3, 3, 4, 5, 6, 6, 7, 7],
].map((counts) => stripOf(counts).flatMap((symbol) => (symbol === CRYSTAL ? [symbol, symbol] : [symbol])));

/** 1024 ways over a quiet field; six moon crystals stay and call for more. */
export const moonMeadow: Machine = {
  id: 'moon-meadow',
  version: 2,
  title: 'Moon Meadow',
  provider: 'perihelion-works',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.moon-meadow.description',
  },
  symbols: [
    { name: 'moon', label: 'symbol.moon-meadow.moon', role: 'wild' },
    { name: 'crystal', label: 'symbol.moon-meadow.crystal', role: 'coin' },
    { name: 'hare', label: 'symbol.moon-meadow.hare', role: 'regular', pays: { 3: 26, 4: 76, 5: 320 } },
    { name: 'fox', label: 'symbol.moon-meadow.fox', role: 'regular', pays: { 3: 22, 4: 58, 5: 220 } },
    { name: 'owl', label: 'symbol.moon-meadow.owl', role: 'regular', pays: { 3: 19, 4: 45, 5: 160 } },
    { name: 'moth', label: 'symbol.moon-meadow.moth', role: 'regular', pays: { 3: 13, 4: 35, 5: 110 } },
    { name: 'poppy', label: 'symbol.moon-meadow.poppy', role: 'regular', pays: { 3: 6, 4: 18, 5: 54 } },
    { name: 'mushroom', label: 'symbol.moon-meadow.mushroom', role: 'regular', pays: { 3: 6, 4: 16, 5: 48 } },
    { name: 'fern', label: 'symbol.moon-meadow.fern', role: 'regular', pays: { 3: 5, 4: 13, 5: 38 } },
    { name: 'clover', label: 'symbol.moon-meadow.clover', role: 'regular', pays: { 3: 5, 4: 11, 5: 32 } },
  ],
  grid: { reels: 5, rows: 4 },
  pays: { kind: 'ways' },
  unitsPerStake: 100,
  reels: { kind: 'strips', strips },
  holdAndWin: {
    opensAt: 6,
    respins: 3,
    chance: { numerator: 1, denominator: 28 },
    values: [
      { pays: 50, weight: 40 },
      { pays: 100, weight: 30 },
      { pays: 200, weight: 15 },
      { pays: 500, weight: 8 },
      { pays: 1_000, weight: 3 },
      { pays: 5_000, weight: 1 },
    ],
    full: 100_000,
  },
  largestPays: 2_000,
  published: { rtp: 9_604, hits: 7_389, deviation: 4.06, volatility: 'medium' },
};
