import { describe, expect, test } from 'vitest';
import { lost, voided, won } from '../../markets/index.ts';
import { proveSeries } from '../series/testing/prove-series.ts';
import { twoSidesOf } from '../series/testing/two-sides.ts';
import { wonOutcomes } from '../series/testing/won-outcomes.ts';
import { tennis } from './index.ts';
import { gameChance, gameTable, tieBreakServer, tieBreakTable } from './point-tables.ts';

const even = twoSidesOf('tennis', [0, 0]);

describe('points, games and tie-breaks', () => {
  test('a game is won on serve as often as the closed form says', () => {
    // p⁴(1 + 4q + 10q²) + 20p³q³ · p²/(p² + q²), by hand for p = 0.6.
    expect(gameTable(0.6)[0]![0]).toBeCloseTo(0.735729, 6);
    expect(gameTable(0.5)[0]![0]).toBeCloseTo(0.5, 12);
  });

  test('past deuce only the difference counts', () => {
    const table = gameTable(0.6);
    expect(gameChance(table, 7, 7)).toBe(table[3]![3]);
    expect(gameChance(table, 8, 7)).toBe(table[3]![2]);
  });

  test('in a tie-break one serves once, then each twice', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((point) => tieBreakServer(0, point))).toEqual([0, 1, 1, 0, 0, 1, 1]);
  });

  test('between equals a tie-break is even, whoever serves first', () => {
    for (const opener of [0, 1] as const) expect(tieBreakTable([0.6, 0.4], opener)[0]![0]).toBeCloseTo(0.5, 12);
  });
});

proveSeries(tennis, {
  goldens: {
    'best-of-3': 'a529274c3a4c00567bfc88a2de4429dee8c262b65dc3d2adf4d23e2aa096abac',
    'best-of-5': '8aae1af31e45c0e4130ba45a40f9560cb3e689841ba58746d87ae8c1e634852a',
  },
  moments: 200,
  fixtures: 200,
});

describe('a match of tennis', () => {
  test('one game is told as people tell it', () => {
    const params = tennis.paramsOf(even);
    let state = tennis.after(params, tennis.begin(params), { at: 0, kind: 'serve', side: 'home' });
    const shown: unknown[] = [];
    for (const side of ['home', 'away', 'home', 'away', 'home', 'away', 'home', 'home'] as const) {
      state = tennis.after(params, state, { at: state.clock + 20, kind: 'point', side });
      shown.push(tennis.scoreboard(state).extra?.points);
    }
    expect(shown).toEqual(['15:0', '15:15', '30:15', '30:30', '40:30', '40:40', 'A:40', '0:0']);
    expect(tennis.scoreboard(state)).toMatchObject({ phase: 'set1', periods: [[1, 0]], extra: { serves: 'away' } });
  });

  test('a point by who serves badly says more of the form than one by who serves well', () => {
    const params = tennis.paramsOf(even);
    const begun = tennis.after(params, tennis.begin(params), { at: 0, kind: 'serve', side: 'home' });
    const broken = tennis.after(params, begun, { at: 20, kind: 'point', side: 'away' });
    expect(broken.weights[0]).toBeGreaterThan(begun.weights[0]!);
    expect(broken.weights.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  });

  test('does not begin before somebody serves', () => {
    const params = tennis.paramsOf(even);
    expect(() => tennis.after(params, tennis.begin(params), { at: 1, kind: 'point', side: 'home' })).toThrow('served');
  });
});

/** Plays whole games, each `h` or `a` to love. */
function played(games: string, format?: string) {
  const params = tennis.paramsOf(twoSidesOf('tennis', [0, 0], format));
  let state = tennis.after(params, tennis.begin(params), { at: 0, kind: 'serve', side: 'home' });
  for (const letter of games) {
    const side = letter === 'h' ? 'home' : 'away';
    for (let count = 0; count < 4; count++) {
      state = tennis.after(params, state, { at: state.clock + 20, kind: 'point', side });
    }
  }
  return { params, state };
}

describe('settlement', () => {
  const set = 'hhhhhh';

  test('of a match that was played', () => {
    const { params, state } = played(`${set}aaaaaa${set}`);
    const keys = [
      'winner;period=match',
      'winner;period=set2',
      'set_score',
      'handicap;line=-26;period=match',
      'handicap;line=-24;period=match',
      'handicap;line=-23;period=match',
      'set_handicap;line=-6',
      'total;line=72;period=match',
      'total;line=71;period=match',
      'total;line=26;period=set1',
      'sets_total;line=10',
      'odd_even;period=match',
      'correct_score;period=set3',
      'next_game;n=2;set=2',
      'next_game;n=7;set=1',
      'next_point;n=1',
      'next_point;n=73',
      'first_scorer',
      'total;line=x;period=match',
      'winner;period=set4',
    ];
    const settled = tennis.settle(params, state, keys);
    expect(wonOutcomes(settled)).toEqual({
      'winner;period=match': 'home won',
      'winner;period=set2': 'away won',
      set_score: 'score:2-1 won',
      'handicap;line=-26;period=match': 'away won',
      'handicap;line=-24;period=match': 'home void, away void',
      'handicap;line=-23;period=match': 'home half won, away half lost',
      'set_handicap;line=-6': 'away won',
      'total;line=72;period=match': 'over void, under void',
      'total;line=71;period=match': 'over half won, under half lost',
      'total;line=26;period=set1': 'under won',
      'sets_total;line=10': 'over won',
      'odd_even;period=match': 'even won',
      'correct_score;period=set3': 'score:6-0 won',
      'next_game;n=2;set=2': 'away won',
      'next_game;n=7;set=1': 'home void, away void',
      'next_point;n=1': 'home won',
      'next_point;n=73': 'home void, away void',
    });
  });

  test('a market is settled as soon as play cannot change it, and not before', () => {
    const { params, state } = played(`${set}hahahaha`);
    // 6-0 4-4: at least 16 games, at most 38; the set has at least ten.
    const keys = ['total;line=62;period=match', 'total;line=66;period=match', 'total;line=38;period=set2', 'set_score'];
    const settled = tennis.settle(params, state, keys);
    expect([...settled.keys()]).toEqual(['total;line=62;period=match', 'total;line=38;period=set2']);
    expect(settled.get('total;line=62;period=match')).toEqual({ over: won, under: lost });
    const open = tennis.fair(params, state).map(({ key }) => key);
    expect(tennis.settle(params, state, open).size).toBe(0);
  });

  test.each([
    ['in the first set', 'hhhhh', { home: voided, away: voided }],
    ['after one full set, by who led', set, { home: lost, away: won }],
    ['in the second set', `${set}hh`, { home: lost, away: won }],
  ])('home retires %s', (_when, games, expected) => {
    const { params, state } = played(games);
    const ended = tennis.after(params, state, { at: state.clock + 60, kind: 'retired', side: 'home' });
    expect(tennis.settle(params, ended, ['winner;period=match']).get('winner;period=match')).toEqual(expected);
  });
});
