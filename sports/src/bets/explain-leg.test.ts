import { describe, expect, it } from 'vitest';
import { halfWon, lost, voided, won } from '../markets/index.ts';
import { explainLeg, type ResultFacts } from './explain-leg.ts';
import type { LegResult } from './leg-return.ts';

const total = { market: 'total;line=11;period=ft', outcome: 'over' };
const winner = { market: 'race_winner', outcome: 'starter:3' };

describe('explanation of a leg', () => {
  it.each<[string, { market: string; outcome: string }, LegResult | undefined, ResultFacts, string, object]>([
    ['open', total, undefined, { facts: { goals: 3 } }, 'leg.open', {}],
    ['what was counted', total, halfWon, { facts: { goals: 3 } }, 'leg.half_won', { count: 3 }],
    ['counted from the score', total, lost, { facts: { home: 2, away: 0 } }, 'leg.lost', { count: 2 }],
    [
      'of one side',
      { market: 'team_total;line=6;period=ft;side=away', outcome: 'over' },
      won,
      { facts: { home: 0, away: 2 } },
      'leg.won',
      { count: 2 },
    ],
    [
      'corners',
      { market: 'corners_total;line=38;period=ft', outcome: 'over' },
      won,
      { facts: { corners: 11, home: 2, away: 1 } },
      'leg.won',
      { count: 11 },
    ],
    [
      'corners that nobody told of',
      { market: 'corners_total;line=38;period=ft', outcome: 'over' },
      won,
      { facts: { home: 2, away: 1 } },
      'leg.won',
      {},
    ],
    [
      'the score',
      { market: '1x2;period=ft', outcome: 'home' },
      won,
      { facts: { home: 2, away: 1 } },
      'leg.won',
      { home: 2, away: 1 },
    ],
    ['nothing known', total, won, {}, 'leg.won', {}],
    [
      'void and why',
      total,
      voided,
      { facts: { goals: 1 }, voidReason: 'abandoned' },
      'leg.void',
      { reason: 'abandoned' },
    ],
    ['dead heat', winner, { ...won, dead_heat: [1, 2] }, {}, 'leg.dead_heat', { places: 1, tied: 2 }],
    ['deduction', winner, { ...won, deduction: 100_000 }, {}, 'leg.won', { deduction: 100_000 }],
    ['each-way without its place', winner, lost, { eachWay: true }, 'leg.open', {}],
    ['placed', winner, { ...lost, place: won }, { eachWay: true }, 'leg.placed', {}],
  ])('%s', (_, leg, result, known, key, values) => {
    expect(explainLeg(leg, result, known)).toEqual({ key, values: { ...leg, ...values } });
  });
});
