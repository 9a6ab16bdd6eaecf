import { twentyLines } from '../../lines.ts';
import type { Machine, Payline } from '../../machine.ts';
import { freeStrips, strips } from './strips.ts';

const lines: readonly Payline[] = [
  ...twentyLines,
  [2, 0, 0, 0, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
];

/** Twenty-five lines; in the free spins a teapot that was set down stays on the table until they are over. */
export const teaHouse: Machine = {
  id: 'tea-house',
  version: 1,
  title: 'Tea House',
  provider: 'lantern-row',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'tea-house.description',
  },
  symbols: [
    { name: 'teapot', label: 'tea-house.teapot', role: 'wild' },
    { name: 'bowl', label: 'tea-house.bowl', role: 'scatter', pays: { 3: 50, 4: 250, 5: 1000 } },
    { name: 'kettle', label: 'tea-house.kettle', role: 'regular', pays: { 3: 43, 4: 161, 5: 641 } },
    { name: 'caddy', label: 'tea-house.caddy', role: 'regular', pays: { 3: 33, 4: 110, 5: 430 } },
    { name: 'camellia', label: 'tea-house.camellia', role: 'regular', pays: { 3: 27, 4: 86, 5: 270 } },
    { name: 'whisk', label: 'tea-house.whisk', role: 'regular', pays: { 3: 21, 4: 64, 5: 210 } },
    { name: 'cakes', label: 'tea-house.cakes', role: 'regular', pays: { 3: 11, 4: 32, 5: 110 } },
    { name: 'fan', label: 'tea-house.fan', role: 'regular', pays: { 3: 12, 4: 32, 5: 97 } },
    { name: 'leaves', label: 'tea-house.leaves', role: 'regular', pays: { 3: 6, 4: 21, 5: 64 } },
    { name: 'incense', label: 'tea-house.incense', role: 'regular', pays: { 3: 6, 4: 19, 5: 54 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines },
  unitsPerStake: 25,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 8, 4: 10, 5: 15 },
    again: { 3: 3, 4: 4, 5: 5 },
    mostSpins: 30,
    reels: { kind: 'strips', strips: freeStrips },
    stickyWilds: true,
  },
  largestPays: 1_100,
  published: { rtp: 9_672, within: 1_753, hits: 4_806, deviation: 7.45, volatility: 'high' },
};
