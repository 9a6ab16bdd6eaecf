import type { Machine } from '../../machine.ts';
import { freeStrips, strips } from './strips.ts';

/** Every way across five reels; by lantern light the golden koi come in shoals, and every win counts three times. */
export const lanternKoi: Machine = {
  id: 'lantern-koi',
  version: 1,
  title: 'Lantern Koi',
  provider: 'lantern-row',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['recommended', 'new', 'slots'],
    description: 'lantern-koi.description',
  },
  symbols: [
    { name: 'gold-koi', label: 'lantern-koi.gold-koi', role: 'wild' },
    { name: 'lantern', label: 'lantern-koi.lantern', role: 'scatter', pays: { 3: 100, 4: 500, 5: 2000 } },
    { name: 'red-koi', label: 'lantern-koi.red-koi', role: 'regular', pays: { 3: 160, 4: 530, 5: 2_100 } },
    { name: 'ink-koi', label: 'lantern-koi.ink-koi', role: 'regular', pays: { 3: 111, 4: 321, 5: 1_100 } },
    { name: 'pearl', label: 'lantern-koi.pearl', role: 'regular', pays: { 3: 80, 4: 210, 5: 670 } },
    { name: 'dragonfly', label: 'lantern-koi.dragonfly', role: 'regular', pays: { 3: 67, 4: 160, 5: 480 } },
    { name: 'lily', label: 'lantern-koi.lily', role: 'regular', pays: { 3: 32, 4: 80, 5: 210 } },
    { name: 'maple', label: 'lantern-koi.maple', role: 'regular', pays: { 3: 27, 4: 67, 5: 190 } },
    { name: 'bamboo', label: 'lantern-koi.bamboo', role: 'regular', pays: { 3: 22, 4: 48, 5: 130 } },
    { name: 'stones', label: 'lantern-koi.stones', role: 'regular', pays: { 3: 21, 4: 43, 5: 120 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'ways' },
  unitsPerStake: 100,
  reels: { kind: 'strips', strips },
  freeSpins: {
    spins: { 3: 8, 4: 12, 5: 20 },
    again: { 3: 8, 4: 12, 5: 20 },
    mostSpins: 60,
    reels: { kind: 'strips', strips: freeStrips },
    multiplier: 3,
  },
  largestPays: 5_000,
  published: { rtp: 9_632, hits: 4_901, deviation: 8.37, volatility: 'high' },
};
