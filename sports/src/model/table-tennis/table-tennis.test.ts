import { describe, expect, test } from 'vitest';
import { proveSeries } from '../series/testing/prove-series.ts';
import { twoSidesOf } from '../series/testing/two-sides.ts';
import { wonOutcomes } from '../series/testing/won-outcomes.ts';
import { tableTennis } from './index.ts';
import { pointServer, setFrom } from './set-of-points.ts';

proveSeries(tableTennis, {
  goldens: {
    'best-of-5': '31e88662e605ef2ac6fdcbb814f897b357505633f7212383f665901ae2869874',
    'best-of-7': 'fb0b1e06a99d543973157785731afa34ac411e219c6acca4b3065137b7343f71',
  },
  moments: 90,
  fixtures: 200,
});

describe('a set of table tennis', () => {
  test('has two serves each, and from 10-10 one each', () => {
    expect([0, 1, 2, 3, 4].map((point) => pointServer(0, point))).toEqual([0, 0, 1, 1, 0]);
    expect([18, 19, 20, 21, 22].map((point) => pointServer(0, point))).toEqual([1, 1, 0, 1, 0]);
  });

  test.each([
    [[0, 0], 0.5],
    [[10, 10], 0.5],
    [[13, 13], 0.5],
    // One ahead with even chances: half at once, half of the rest.
    [[14, 13], 0.75],
    [[9, 10], 0.25],
  ] as const)('between equals at %j home wins it with %f', (points, chance) => {
    const { ends } = setFrom([0.5, 0.5], [0, 0], 0, { points, mayRetire: false });
    const whole = (end: (typeof ends)[number]) => end.chance / (1 - (end.again?.ratio ?? 0));
    const home = ends.filter((end) => end.home > end.away).reduce((sum, end) => sum + whole(end), 0);
    expect(home).toBeCloseTo(chance, 12);
    expect(ends.reduce((sum, end) => sum + whole(end), 0)).toBeCloseTo(1, 12);
  });
});

/** Whole points, `h` or `a`. */
function played(points: string) {
  const params = tableTennis.paramsOf(twoSidesOf('table-tennis', [0, 0]));
  let state = tableTennis.after(params, tableTennis.begin(params), { at: 0, kind: 'serve', side: 'home' });
  for (const letter of points) {
    const side = letter === 'h' ? 'home' : 'away';
    state = tableTennis.after(params, state, { at: state.clock + 12, kind: 'point', side });
  }
  return { params, state };
}

describe('settlement of table tennis', () => {
  test('of a match that was played', () => {
    // 11-0, 13-11, 0-11, 11-0: 57 points, home 13 ahead.
    const { params, state } = played(`${'h'.repeat(11)}${'ha'.repeat(11)}hh${'a'.repeat(11)}${'h'.repeat(11)}`);
    expect(tableTennis.scoreboard(state)).toMatchObject({ home: 3, away: 1, phase: 'ended' });
    const settled = tableTennis.settle(params, state, [
      'winner;period=match',
      'winner;period=set3',
      'winner;period=set5',
      'set_score',
      'handicap;line=-50;period=match',
      'handicap;line=-52;period=match',
      'handicap;line=-51;period=match',
      'set_handicap;line=-6',
      'total;line=226;period=match',
      'total;line=94;period=set2',
      'sets_total;line=18',
      'odd_even;period=match',
      'next_point;n=12',
      'next_point;n=13',
      'next_point;n=58',
      'next_game;n=1;set=1',
    ]);
    expect(wonOutcomes(settled)).toEqual({
      'winner;period=match': 'home won',
      'winner;period=set3': 'away won',
      'winner;period=set5': 'home void, away void',
      set_score: 'score:3-1 won',
      'handicap;line=-50;period=match': 'home won',
      'handicap;line=-52;period=match': 'home void, away void',
      'handicap;line=-51;period=match': 'home half won, away half lost',
      'set_handicap;line=-6': 'home won',
      'total;line=226;period=match': 'over won',
      'total;line=94;period=set2': 'over won',
      'sets_total;line=18': 'under won',
      'odd_even;period=match': 'odd won',
      'next_point;n=12': 'home won',
      'next_point;n=13': 'away won',
      'next_point;n=58': 'home void, away void',
    });
  });

  test('who served first in a set receives first in the next', () => {
    expect(tableTennis.scoreboard(played('').state).extra).toEqual({ serves: 'home' });
    expect(tableTennis.scoreboard(played('h'.repeat(11)).state).extra).toEqual({ serves: 'away' });
  });
});
