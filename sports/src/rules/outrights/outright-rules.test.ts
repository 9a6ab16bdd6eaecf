import { describe, expect, it } from 'vitest';
import { lost, voided, won } from '../../markets/index.ts';
import {
  leaverRules,
  type OutrightMarket,
  outrightMarketRules,
  outrightTable,
  outrightTerms,
  seasonEnds,
  seasonRules,
} from './outright-rules.ts';
import { type SeasonFacts, settleOutright } from './settle-outright.ts';

const [winner, place] = ['outright;season=comet-s1', 'place;places=2;season=comet-s1'];
const season = (ranks: readonly (readonly [ahead: number, level: number])[], more: Partial<SeasonFacts> = {}) => ({
  end: 'finished' as const,
  standings: ranks.map(([ahead, level]) => ({ ahead, level })),
  ...more,
});
const inOrder = [0, 1, 2, 3].map((ahead) => [ahead, 1] as const);
const shared = (left: number, level: number) => ({ ...won, dead_heat: [left, level] });
const named = (results: readonly unknown[]) =>
  Object.fromEntries(results.map((result, index) => [`competitor:${index + 1}`, result]));

describe('the end of a competition', () => {
  it.each([
    ['finished', 'result'],
    ['abandoned', 'void'],
    ['cancelled', 'void'],
  ] as const)('[SPORT-96] %s: %s', (end, rule) => {
    expect(seasonRules[end]).toBe(rule);
    for (const key of [winner, place]) {
      const results = Object.values(settleOutright(season(inOrder, { end }), key) ?? {});
      expect(results).toHaveLength(4);
      expect(results.every(({ void_factor }) => void_factor === 1)).toBe(rule === 'void');
      expect(results.some(({ result }) => result === 'won')).toBe(rule === 'result');
    }
  });

  it('has a row above for every way to end', () => {
    expect(Object.keys(seasonRules)).toEqual([...seasonEnds]);
  });

  it('is awaited while it is on, and knows no markets but its own', () => {
    expect(settleOutright(season(inOrder, { end: 'running' }), winner)).toBeUndefined();
    for (const key of ['1x2;period=ft', 'race_winner', 'place;places=2', 'no key']) {
      expect(settleOutright(season(inOrder), key)).toBeUndefined();
    }
  });
});

describe('standings', () => {
  it.each([
    ['outright', winner, inOrder, [won, lost, lost, lost]],
    ['place', place, inOrder, [won, won, lost, lost]],
    [
      'outright',
      winner,
      [
        [0, 2],
        [0, 2],
        [2, 1],
        [3, 1],
      ],
      [shared(1, 2), shared(1, 2), lost, lost],
    ],
    [
      'place',
      place,
      [
        [0, 2],
        [0, 2],
        [2, 1],
        [3, 1],
      ],
      [won, won, lost, lost],
    ],
    [
      'place',
      place,
      [
        [0, 1],
        [1, 3],
        [1, 3],
        [1, 3],
      ],
      [won, shared(1, 3), shared(1, 3), shared(1, 3)],
    ],
    [
      'place',
      place,
      [
        [0, 3],
        [0, 3],
        [0, 3],
        [3, 1],
      ],
      [shared(2, 3), shared(2, 3), shared(2, 3), lost],
    ],
  ] as const)('[SPORT-96] %s, %s at %j', (type, key, ranks, expected) => {
    expect(outrightMarketRules[type].tie).toBe('share');
    expect(settleOutright(season(ranks), key)).toEqual(named(expected));
  });

  it('has a row above for every market', () => {
    expect(Object.keys(outrightMarketRules)).toEqual(['outright', 'place'] satisfies OutrightMarket[]);
  });
});

describe('who leaves', () => {
  it('gives back stakes on it where it was before its first match, and touches nobody else', () => {
    expect(leaverRules).toEqual({ before: 'void', later: 'lost' });
    const facts = season(inOrder, { absent: [4] });
    expect(settleOutright(facts, winner)).toEqual(named([won, lost, lost, voided]));
    expect(settleOutright(season(inOrder), winner)).toEqual(named([won, lost, lost, lost]));
  });
});

describe('each-way', () => {
  it.each([
    [7, undefined],
    [8, { places: 2, of: 4 }],
    [11, { places: 2, of: 4 }],
    [12, { places: 3, of: 5 }],
    [15, { places: 3, of: 5 }],
    [16, { places: 4, of: 5 }],
    [30, { places: 4, of: 5 }],
  ])('with %i who take part', (entrants, terms) => {
    expect(outrightTerms(entrants)).toEqual(terms);
    expect(outrightTable).toHaveLength(3);
  });
});
