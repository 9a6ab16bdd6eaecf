import type { Machine, Payline } from '../../machine.ts';
import { packStrips, strips } from './strips.ts';

/** Fifty lines of five reels and four rows: rows of each line, reel by reel. */
const fiftyLines: readonly Payline[] = [
  '00000 11111 22222 33333 01210 12321 21012 32123 00100 11011',
  '11211 22122 22322 33233 01110 10001 12221 21112 23332 32223',
  '01010 10101 12121 21212 23232 32323 00011 11000 11122 22111',
  '22233 33222 01232 32101 12101 21232 10012 23321 01221 32112',
  '11012 22321 00123 33210 12332 21001 10121 23212 02020 31313',
].flatMap((row) => row.split(' ').map((line) => [...line].map(Number)));

/** Fifty lines under the northern lights; in the free spins the wolves come as a pack, reel after reel. */
export const frostWolf: Machine = {
  id: 'frost-wolf',
  version: 1,
  title: 'Frost Wolf',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['new', 'slots'],
    description: 'machine.frost-wolf.description',
  },
  symbols: [
    { name: 'lights', label: 'frost-wolf.lights', role: 'wild' },
    { name: 'moon', label: 'frost-wolf.moon', role: 'scatter', pays: { 3: 100, 4: 500, 5: 2500 } },
    { name: 'wolf', label: 'frost-wolf.wolf', role: 'regular', pays: { 3: 30, 4: 120, 5: 500 } },
    { name: 'stag', label: 'frost-wolf.stag', role: 'regular', pays: { 3: 25, 4: 80, 5: 300 } },
    { name: 'raven', label: 'frost-wolf.raven', role: 'regular', pays: { 3: 20, 4: 60, 5: 200 } },
    { name: 'hare', label: 'frost-wolf.hare', role: 'regular', pays: { 3: 15, 4: 50, 5: 150 } },
    { name: 'rowan', label: 'frost-wolf.rowan', role: 'regular', pays: { 3: 8, 4: 25, 5: 100 } },
    { name: 'pine', label: 'frost-wolf.pine', role: 'regular', pays: { 3: 8, 4: 25, 5: 100 } },
    { name: 'crystal', label: 'frost-wolf.crystal', role: 'regular', pays: { 3: 6, 4: 20, 5: 75 } },
    { name: 'snowflake', label: 'frost-wolf.snowflake', role: 'regular', pays: { 3: 6, 4: 20, 5: 75 } },
  ],
  grid: { reels: 5, rows: 4 },
  pays: { kind: 'lines', lines: fiftyLines },
  unitsPerStake: 50,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 8, 4: 12, 5: 20 },
    again: { 3: 8, 4: 12, 5: 20 },
    mostSpins: 60,
    reels: { kind: 'strips', strips: packStrips },
  },
  largestPays: 4_000,
  published: { rtp: 9_539, hits: 5_142, deviation: 9.03, volatility: 'high' },
};
