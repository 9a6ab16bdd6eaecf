import { describe, expect, test } from 'vitest';
import { tennisStops } from '../../rules/index.ts';
import { fatesOf } from '../series/testing/fates.ts';
import { twoSidesOf } from '../series/testing/two-sides.ts';
import { tennis } from './index.ts';

const params = tennis.paramsOf(twoSidesOf('tennis', [0, 0]));

/** 6-0, 2-0: one full set, then home is out, or play is. */
const path = ['serve', ...Array.from({ length: 32 }, () => 'point')].map((kind, index) => ({
  at: index * 20,
  kind,
  side: 'home' as const,
}));

/** Per row: a market that play has decided by then, if the row knows one, and one that it has not. */
const markets: Record<keyof typeof tennisStops, readonly [decided: string | undefined, open: string]> = {
  match_winner: [undefined, 'winner;period=match'],
  winner: ['winner;period=set1', 'winner;period=set2'],
  set_score: [undefined, 'set_score'],
  correct_score: ['correct_score;period=set1', 'correct_score;period=set2'],
  handicap: ['handicap;line=-14;period=set1', 'handicap;line=-14;period=match'],
  set_handicap: ['set_handicap;line=10', 'set_handicap;line=-6'],
  total: ['total;line=26;period=set1', 'total;line=78;period=match'],
  sets_total: ['sets_total;line=6', 'sets_total;line=10'],
  odd_even: [undefined, 'odd_even;period=match'],
  next_game: ['next_game;n=2;set=2', 'next_game;n=3;set=2'],
  next_point: ['next_point;n=32', 'next_point;n=33'],
};

/** By the design: winner stands after one full set; totals, handicaps only if decided; walkover and another format void. */
const expected = (row: string, stop: string) => {
  if (stop === 'walkover' || stop === 'format_changed') return { decided: 'void', open: 'void' };
  return { decided: 'stands', open: row === 'match_winner' && stop === 'retired' ? 'opponent' : 'void' };
};

describe('tennis that was not played to its end', () => {
  const cells = Object.entries(tennisStops).flatMap(([row, rulings]) =>
    Object.keys(rulings).map((stop) => [stop, row as keyof typeof tennisStops] as const),
  );

  test('every market that is offered has its row', () => {
    const rows = new Set<string>(Object.keys(tennisStops));
    const offered = tennis.fair(params, tennis.begin(params)).map(({ key }) => key.split(';')[0]!);
    expect(offered.filter((type) => !rows.has(type))).toEqual([]);
  });

  test.each(cells)('%s: %s', (stop, row) => {
    const [decided, open] = markets[row];
    const fates = fatesOf(tennis, params, [...path, { at: 900, kind: stop, side: 'home' }], { decided, open });
    const { decided: ofDecided, open: ofOpen } = expected(row, stop);
    expect(fates).toEqual({ decided: decided && ofDecided, open: ofOpen });
  });

  test('a retirement in the first set voids the winner too', () => {
    const early = [...path.slice(0, 20), { at: 900, kind: 'retired', side: 'home' as const }];
    expect(fatesOf(tennis, params, early, { open: 'winner;period=match' }).open).toBe('void');
  });
});
