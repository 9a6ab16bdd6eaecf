import { twentyLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { freeStrips, strips } from './strips.ts';

/** Twenty lines, and free spins that count three times when the tower rings. */
export const brassBells: Machine = {
  id: 'brass-bells',
  version: 1,
  title: 'Brass Bells',
  provider: 'iron-orchard',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'brass-bells.description',
  },
  symbols: [
    { name: 'songbird', label: 'brass-bells.songbird', role: 'wild', pays: { 3: 76, 4: 310, 5: 1_200 } },
    { name: 'tower', label: 'brass-bells.tower', role: 'scatter', pays: { 3: 20, 4: 100, 5: 400 } },
    { name: 'great-bell', label: 'brass-bells.great-bell', role: 'regular', pays: { 3: 61, 4: 231, 5: 920 } },
    { name: 'ship-bell', label: 'brass-bells.ship-bell', role: 'regular', pays: { 3: 46, 4: 150, 5: 460 } },
    { name: 'alarm-clock', label: 'brass-bells.alarm-clock', role: 'regular', pays: { 3: 31, 4: 110, 5: 310 } },
    { name: 'sleigh-bells', label: 'brass-bells.sleigh-bells', role: 'regular', pays: { 3: 24, 4: 76, 5: 230 } },
    { name: 'cow-bell', label: 'brass-bells.cow-bell', role: 'regular', pays: { 3: 11, 4: 38, 5: 140 } },
    { name: 'desk-bell', label: 'brass-bells.desk-bell', role: 'regular', pays: { 3: 12, 4: 39, 5: 120 } },
    { name: 'triangle', label: 'brass-bells.triangle', role: 'regular', pays: { 3: 8, 4: 23, 5: 92 } },
    { name: 'whistle', label: 'brass-bells.whistle', role: 'regular', pays: { 3: 8, 4: 23, 5: 76 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: twentyLines },
  unitsPerStake: 20,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 8, 4: 12, 5: 20 },
    again: { 3: 8, 4: 12, 5: 20 },
    mostSpins: 80,
    reels: { kind: 'strips', strips: freeStrips },
    multiplier: 3,
  },
  largestPays: 3_000,
  published: { rtp: 9_616, hits: 4_565, deviation: 3.72, volatility: 'medium' },
};
