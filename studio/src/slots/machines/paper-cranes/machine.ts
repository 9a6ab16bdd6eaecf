import type { Machine } from '../../machine.ts';

/** The same on every reel; only the golden crane stays away from the outer ones. */
const inner = [4, 8, 11, 14, 18, 22, 26, 30];
const outer = [0, 8, 11, 14, 18, 22, 28, 32];

/** Six by six, clusters of five and more; each fall of one round counts more than the one before. */
export const paperCranes: Machine = {
  id: 'paper-cranes',
  version: 1,
  title: 'Paper Cranes',
  provider: 'lantern-row',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'paper-cranes.description',
  },
  symbols: [
    { name: 'crane', label: 'paper-cranes.crane', role: 'wild' },
    { name: 'fox', label: 'paper-cranes.fox', role: 'regular', pays: { 5: 105, 7: 320, 9: 1000, 12: 4500, 16: 15600 } },
    {
      name: 'butterfly',
      label: 'paper-cranes.butterfly',
      role: 'regular',
      pays: { 5: 75, 7: 220, 9: 700, 12: 3200, 16: 9000 },
    },
    { name: 'fish', label: 'paper-cranes.fish', role: 'regular', pays: { 5: 55, 7: 155, 9: 520, 12: 2300, 16: 6000 } },
    {
      name: 'tulip',
      label: 'paper-cranes.tulip',
      role: 'regular',
      pays: { 5: 40, 7: 115, 9: 380, 12: 1600, 16: 3800 },
    },
    { name: 'boat', label: 'paper-cranes.boat', role: 'regular', pays: { 5: 30, 7: 90, 9: 280, 12: 1100, 16: 2700 } },
    {
      name: 'pinwheel',
      label: 'paper-cranes.pinwheel',
      role: 'regular',
      pays: { 5: 26, 7: 70, 9: 200, 12: 900, 16: 2100 },
    },
    { name: 'heart', label: 'paper-cranes.heart', role: 'regular', pays: { 5: 21, 7: 60, 9: 180, 12: 720, 16: 1600 } },
  ],
  grid: { reels: 6, rows: 6 },
  pays: { kind: 'cluster' },
  unitsPerStake: 62,
  reels: { kind: 'weights', weights: [outer, inner, inner, inner, inner, outer] },
  tumble: { multipliers: [1, 3, 7, 15, 30] },
  largestPays: 2_500,
  published: { rtp: 9_510, within: 5_003, hits: 4_538, deviation: 3.36, volatility: 'medium' },
};
