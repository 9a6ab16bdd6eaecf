import { twentyLines } from '../../lines.ts';
import type { Machine } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the list below. The light stands on the three reels in the middle. */
const counts = [
  [0, 1, 4, 4, 5, 6, 7, 8, 8, 9],
  [2, 1, 4, 5, 5, 6, 7, 8, 8, 9],
  [3, 2, 4, 4, 5, 6, 7, 7, 8, 9],
  [2, 1, 4, 5, 5, 6, 7, 8, 8, 9],
  [0, 2, 4, 4, 5, 6, 7, 8, 8, 9],
];
/** In the storm more of them are lit. */
const stormCounts = counts.map((reel) => reel.with(0, Math.min(7, (reel[0] as number) * 3)).with(1, 1));

/** Twenty lines on a wild coast; in the free spins a light that was lit stays lit to the end. */
export const stormLighthouse: Machine = {
  id: 'storm-lighthouse',
  version: 1,
  title: 'Storm Lighthouse',
  provider: 'tidewater-tales',
  listing: {
    releasedAt: '2026-11-15',
    collections: ['new', 'slots'],
    description: 'machine.storm-lighthouse.description',
  },
  symbols: [
    { name: 'lighthouse', label: 'storm-lighthouse.lighthouse', role: 'wild' },
    { name: 'storm', label: 'storm-lighthouse.storm', role: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    { name: 'ship', label: 'storm-lighthouse.ship', role: 'regular', pays: { 3: 40, 4: 200, 5: 1200 } },
    { name: 'helm', label: 'storm-lighthouse.helm', role: 'regular', pays: { 3: 35, 4: 120, 5: 500 } },
    { name: 'gull', label: 'storm-lighthouse.gull', role: 'regular', pays: { 3: 30, 4: 100, 5: 350 } },
    { name: 'lamp', label: 'storm-lighthouse.lamp', role: 'regular', pays: { 3: 22, 4: 70, 5: 250 } },
    { name: 'anchor', label: 'storm-lighthouse.anchor', role: 'regular', pays: { 3: 10, 4: 32, 5: 130 } },
    { name: 'buoy', label: 'storm-lighthouse.buoy', role: 'regular', pays: { 3: 10, 4: 30, 5: 120 } },
    { name: 'knot', label: 'storm-lighthouse.knot', role: 'regular', pays: { 3: 7, 4: 22, 5: 90 } },
    { name: 'bottle', label: 'storm-lighthouse.bottle', role: 'regular', pays: { 3: 7, 4: 20, 5: 80 } },
  ],
  grid: { reels: 5, rows: 3 },
  pays: { kind: 'lines', lines: twentyLines },
  unitsPerStake: 20,
  reels: { kind: 'strips', strips: counts.map(stripOf) },
  freeSpins: {
    spins: { 3: 8, 4: 10, 5: 12 },
    again: { 3: 4, 4: 6, 5: 8 },
    mostSpins: 30,
    reels: { kind: 'strips', strips: stormCounts.map(stripOf) },
    stickyWilds: true,
  },
  largestPays: 4_000,
  published: { rtp: 9_494, within: 1_024, hits: 4_192, deviation: 7.39, volatility: 'high' },
};
