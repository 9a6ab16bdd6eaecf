import type { Machine, Payline } from '../../machine.ts';
import { freeStrips, strips } from './strips.ts';

/** Forty lines over four rows: the straight ones, then those that bend, each with its mirror image. */
const drawn = [
  '11111 22222 00000 33333 12221 21112 01110 32223 00100 33233',
  '01210 32123 10001 23332 11011 22322 12121 21212 01010 32323',
  '00111 33222 11100 22233 01221 32112 10121 23212 12321 21012',
  '00122 33211 12210 21123 01111 32222 10000 23333 11211 22122',
];

const fortyLines: readonly Payline[] = drawn.flatMap((row) => row.split(' ').map((line) => [...line].map(Number)));

/** Forty lines over four rows and tall stacks; in the free spins one symbol fills every reel it comes to. */
export const fireflyGarden: Machine = {
  id: 'firefly-garden',
  version: 1,
  title: 'Firefly Garden',
  provider: 'lantern-row',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'firefly-garden.description',
  },
  symbols: [
    { name: 'firefly', label: 'firefly-garden.firefly', role: 'wild', pays: { 3: 19, 4: 96, 5: 480 } },
    { name: 'moon-gate', label: 'firefly-garden.moon-gate', role: 'scatter', pays: { 3: 80, 4: 400, 5: 2000 } },
    { name: 'hedgehog', label: 'firefly-garden.hedgehog', role: 'regular', pays: { 3: 14, 4: 72, 5: 381 } },
    { name: 'iris', label: 'firefly-garden.iris', role: 'regular', pays: { 3: 12, 4: 48, 5: 240 } },
    { name: 'toadstool', label: 'firefly-garden.toadstool', role: 'regular', pays: { 3: 10, 4: 38, 5: 170 } },
    { name: 'snail', label: 'firefly-garden.snail', role: 'regular', pays: { 3: 7, 4: 29, 5: 120 } },
    { name: 'bellflower', label: 'firefly-garden.bellflower', role: 'regular', pays: { 3: 4, 4: 12, 5: 48 } },
    { name: 'acorn', label: 'firefly-garden.acorn', role: 'regular', pays: { 3: 4, 4: 12, 5: 43 } },
    { name: 'fern', label: 'firefly-garden.fern', role: 'regular', pays: { 3: 2, 4: 7, 5: 29 } },
    { name: 'clover', label: 'firefly-garden.clover', role: 'regular', pays: { 3: 2, 4: 7, 5: 24 } },
  ],
  grid: { reels: 5, rows: 4 },
  pays: { kind: 'lines', lines: fortyLines },
  unitsPerStake: 40,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 10, 4: 12, 5: 15 },
    again: { 3: 10, 4: 12, 5: 15 },
    mostSpins: 50,
    reels: { kind: 'strips', strips: freeStrips },
    multiplier: 5,
    expandingSymbol: { weights: [0, 0, 7, 6, 4, 4, 2, 2, 2, 2] },
  },
  largestPays: 10_000,
  published: { rtp: 9_518, hits: 4_614, deviation: 17.37, volatility: 'very high' },
};
