import type { Machine, Payline } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** Thirty lines of five reels and four rows. */
const thirtyLines: readonly Payline[] = [
  '00000 11111 22222 33333 01210 12321 21012 32123 00100 33233',
  '11211 22122 01110 32223 12221 21112 10001 23332 01010 32323',
  '12121 21212 00123 33210 11012 22321 10121 23212 01232 32101',
].flatMap((row) => row.split(' ').map((line) => [...line].map(Number)));

const PEARL = 1;

/** How many of each symbol, in the order of the list below; the second number counts beds of three pearls. */
const counts = [
  [2, 1, 4, 5, 5, 6, 7, 8, 8, 9],
  [3, 2, 4, 5, 5, 6, 7, 8, 8, 9],
  [4, 2, 4, 5, 5, 6, 7, 8, 8, 9],
  [3, 2, 4, 5, 5, 6, 7, 8, 8, 9],
  [3, 1, 4, 5, 5, 6, 7, 8, 8, 9],
];
const strips = counts.map((reel) =>
  stripOf(reel).flatMap((symbol) => (symbol === PEARL ? [PEARL, PEARL, PEARL] : [symbol])),
);

/** Thirty lines over a reef. Seven pearls are held while the sea brings more; a sea floor full of them pays the chest. */
export const pearlDivers: Machine = {
  id: 'pearl-divers',
  version: 1,
  title: 'Pearl Divers',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'machine.pearl-divers.description',
  },
  symbols: [
    { name: 'diver', label: 'pearl-divers.diver', role: 'wild', pays: { 3: 30, 4: 120, 5: 600 } },
    { name: 'pearl', label: 'pearl-divers.pearl', role: 'coin' },
    { name: 'turtle', label: 'pearl-divers.turtle', role: 'regular', pays: { 3: 35, 4: 120, 5: 450 } },
    { name: 'manta', label: 'pearl-divers.manta', role: 'regular', pays: { 3: 30, 4: 100, 5: 360 } },
    { name: 'seahorse', label: 'pearl-divers.seahorse', role: 'regular', pays: { 3: 25, 4: 80, 5: 280 } },
    { name: 'fish', label: 'pearl-divers.fish', role: 'regular', pays: { 3: 18, 4: 55, 5: 180 } },
    { name: 'conch', label: 'pearl-divers.conch', role: 'regular', pays: { 3: 10, 4: 28, 5: 100 } },
    { name: 'starfish', label: 'pearl-divers.starfish', role: 'regular', pays: { 3: 7, 4: 22, 5: 85 } },
    { name: 'coral', label: 'pearl-divers.coral', role: 'regular', pays: { 3: 5, 4: 20, 5: 70 } },
    { name: 'anemone', label: 'pearl-divers.anemone', role: 'regular', pays: { 3: 5, 4: 18, 5: 70 } },
  ],
  grid: { reels: 5, rows: 4 },
  pays: { kind: 'lines', lines: thirtyLines },
  unitsPerStake: 30,
  reels: { kind: 'strips', strips },
  holdAndWin: {
    opensAt: 7,
    respins: 3,
    chance: { numerator: 1, denominator: 20 },
    values: [
      { pays: 30, weight: 50 },
      { pays: 60, weight: 26 },
      { pays: 90, weight: 12 },
      { pays: 150, weight: 7 },
      { pays: 300, weight: 4 },
      { pays: 900, weight: 1 },
    ],
    full: 30_000,
  },
  largestPays: 1_600,
  published: { rtp: 9_661, hits: 4_760, deviation: 4.94, volatility: 'medium' },
};
