import type { Machine } from '../machine.ts';

export const [STAR, MOON, SUN, WILD, DOUBLE, SCATTER, COIN] = [0, 1, 2, 3, 4, 5, 6];

/** Small enough that every round of it can be played: three reels of a few stops. */
export function smallMachine(change: Partial<Machine> = {}): Machine {
  return {
    id: 'small',
    version: 1,
    title: 'Small',
    provider: 'halley-studio',
    listing: { releasedAt: '2026-11-15', collections: [], description: 'slot.start' },
    symbols: [
      { name: 'star', label: 'slot.rules.pays.symbol', role: 'regular', pays: { 2: 1, 3: 4 } },
      { name: 'moon', label: 'slot.rules.pays.symbol', role: 'regular', pays: { 3: 6 } },
      { name: 'sun', label: 'slot.rules.pays.symbol', role: 'regular', pays: { 2: 2, 3: 15 } },
      { name: 'wild', label: 'slot.rules.pays.symbol', role: 'wild', pays: { 3: 20 } },
      { name: 'double', label: 'slot.rules.pays.symbol', role: 'wild', multiplies: 2 },
      { name: 'scatter', label: 'slot.rules.pays.symbol', role: 'scatter', pays: { 2: 3, 3: 10 } },
      { name: 'coin', label: 'slot.rules.pays.symbol', role: 'coin' },
    ],
    grid: { reels: 3, rows: 2 },
    pays: {
      kind: 'lines',
      lines: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
    },
    unitsPerStake: 3,
    reels: {
      kind: 'strips',
      strips: [
        [STAR, MOON, WILD, SUN, SCATTER, STAR, STAR],
        [MOON, STAR, DOUBLE, SUN, SCATTER, STAR],
        [STAR, SUN, WILD, MOON, SCATTER, DOUBLE, STAR, MOON],
      ],
    },
    largestPays: 1_000,
    published: { rtp: 9_600, hits: 3_000, deviation: 5, volatility: 'medium' },
    ...change,
  };
}
