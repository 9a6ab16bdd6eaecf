import { twentyLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { strips } from './strips.ts';

/** Fifteen lines; six plums of clockwork are held and the others spin on until no more come. */
export const clockworkPlums: Machine = {
  id: 'clockwork-plums',
  version: 1,
  title: 'Clockwork Plums',
  provider: 'iron-orchard',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['slots'],
    description: 'clockwork-plums.description',
  },
  symbols: [
    { name: 'key', label: 'clockwork-plums.key', role: 'wild', pays: { 3: 59, 4: 240, 5: 990 } },
    { name: 'clockwork-plum', label: 'clockwork-plums.clockwork-plum', role: 'coin' },
    { name: 'pocket-watch', label: 'clockwork-plums.pocket-watch', role: 'regular', pays: { 3: 59, 4: 240, 5: 990 } },
    { name: 'plum', label: 'clockwork-plums.plum', role: 'regular', pays: { 3: 47, 4: 180, 5: 590 } },
    { name: 'fig', label: 'clockwork-plums.fig', role: 'regular', pays: { 3: 36, 4: 120, 5: 400 } },
    { name: 'apricot', label: 'clockwork-plums.apricot', role: 'regular', pays: { 3: 30, 4: 89, 5: 300 } },
    { name: 'walnut', label: 'clockwork-plums.walnut', role: 'regular', pays: { 3: 18, 4: 53, 5: 180 } },
    { name: 'gears', label: 'clockwork-plums.gears', role: 'regular', pays: { 3: 16, 4: 47, 5: 161 } },
    { name: 'spring', label: 'clockwork-plums.spring', role: 'regular', pays: { 3: 10, 4: 30, 5: 120 } },
    { name: 'oil-can', label: 'clockwork-plums.oil-can', role: 'regular', pays: { 3: 9, 4: 30, 5: 99 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: twentyLines.slice(0, 15) },
  unitsPerStake: 15,
  reels: { kind: 'strips', strips },
  holdAndWin: {
    opensAt: 6,
    respins: 3,
    chance: { numerator: 1, denominator: 16 },
    values: [
      { pays: 9, weight: 40 },
      { pays: 15, weight: 28 },
      { pays: 30, weight: 16 },
      { pays: 45, weight: 9 },
      { pays: 75, weight: 5 },
      { pays: 225, weight: 2 },
    ],
    full: 6_000,
  },
  largestPays: 600,
  published: { rtp: 9_577, hits: 2_988, deviation: 4.96, volatility: 'medium' },
};
