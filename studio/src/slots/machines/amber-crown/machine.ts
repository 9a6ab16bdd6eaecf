import { tenLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. Crowns lie on the three middle reels only. */
const counts = [
  [0, 3, 4, 4, 5, 6, 6, 7, 7],
  [1, 3, 3, 4, 5, 6, 6, 7, 7],
  [2, 3, 3, 4, 5, 5, 6, 7, 7],
  [1, 3, 4, 4, 5, 6, 6, 6, 7],
  [0, 3, 4, 5, 5, 6, 6, 6, 7],
];

const strips = counts.map(stripOf);

/** Ten lines, and a crown on the three middle reels that fills the whole of its reel. */
export const amberCrown: Machine = {
  id: 'amber-crown',
  version: 1,
  title: 'Amber Crown',
  provider: 'iron-orchard',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['new', 'slots'],
    description: 'amber-crown.description',
  },
  symbols: [
    { name: 'crown', label: 'amber-crown.crown', role: 'wild' },
    { name: 'amber', label: 'amber-crown.amber', role: 'regular', pays: { 3: 50, 4: 200, 5: 1000 } },
    { name: 'signet', label: 'amber-crown.signet', role: 'regular', pays: { 3: 30, 4: 100, 5: 400 } },
    { name: 'goblet', label: 'amber-crown.goblet', role: 'regular', pays: { 3: 20, 4: 60, 5: 250 } },
    { name: 'orb', label: 'amber-crown.orb', role: 'regular', pays: { 3: 16, 4: 50, 5: 200 } },
    { name: 'ruby', label: 'amber-crown.ruby', role: 'regular', pays: { 3: 8, 4: 25, 5: 100 } },
    { name: 'emerald', label: 'amber-crown.emerald', role: 'regular', pays: { 3: 8, 4: 25, 5: 100 } },
    { name: 'sapphire', label: 'amber-crown.sapphire', role: 'regular', pays: { 3: 5, 4: 15, 5: 60 } },
    { name: 'amethyst', label: 'amber-crown.amethyst', role: 'regular', pays: { 3: 5, 4: 15, 5: 60 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: tenLines },
  unitsPerStake: 10,
  reels: { kind: 'strips', strips },
  expandingWilds: true,
  largestPays: 490,
  published: { rtp: 9_542, hits: 2_918, deviation: 4.3, volatility: 'medium' },
};
