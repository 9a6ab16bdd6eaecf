import { describe, expect, it } from 'vitest';
import type { Sport } from '../markets/index.ts';
import { resultFacts } from './result-facts.ts';
import type { Scoreboard } from './sport-model.ts';

const ended = { phase: 'ended', clock: 1 };
const boards = {
  football: {
    ...ended,
    home: 3,
    away: 2,
    periods: [
      [1, 0],
      [1, 2],
      [1, 0],
    ],
    extra: { corners: [6, 5], yellow_cards: [2, 1], red_cards: [0, 1] },
  },
  'ice-hockey': {
    ...ended,
    home: 2,
    away: 2,
    periods: [
      [1, 0],
      [0, 2],
      [1, 0],
      [0, 0],
    ],
    extra: { shoot_out: [1, 2] },
  },
  basketball: {
    ...ended,
    home: 90,
    away: 88,
    periods: [
      [20, 21],
      [22, 20],
      [19, 20],
      [20, 20],
      [9, 7],
    ],
  },
  tennis: {
    ...ended,
    home: 2,
    away: 1,
    periods: [
      [6, 4],
      [3, 6],
      [7, 5],
    ],
  },
} satisfies Partial<Record<Sport, Scoreboard>>;

describe('what explains a result', () => {
  it.each<[keyof typeof boards, string, Record<string, number>]>([
    ['football', '1x2;period=ft', { home: 2, away: 2 }],
    ['football', 'total;line=10;period=1h', { home: 1, away: 0 }],
    ['football', 'total;line=10;period=2h', { home: 1, away: 2 }],
    ['football', 'total;line=10;period=match', { home: 3, away: 2 }],
    ['football', 'half_full', { home: 2, away: 2 }],
    ['football', 'to_qualify', { home: 3, away: 2 }],
    ['football', 'corners_total;line=38;period=ft', { corners: 11 }],
    ['football', 'cards_total;line=18;period=ft', { cards: 4 }],
    ['football', 'scorer', {}],
    ['football', 'next_goal;n=1', {}],
    ['football', 'total;line=10;period=q1', {}],
    ['ice-hockey', 'total;line=22;period=ft', { home: 2, away: 2 }],
    ['ice-hockey', 'winner;period=match', { home: 2, away: 3 }],
    ['ice-hockey', '1x2;period=p2', { home: 0, away: 2 }],
    ['basketball', 'winner;period=match', { home: 90, away: 88 }],
    ['basketball', '1x2;period=ft', { home: 81, away: 81 }],
    ['basketball', 'total;line=400;period=1h', { home: 42, away: 41 }],
    ['basketball', 'athlete_total;athlete=7;line=2;period=ft', {}],
    ['tennis', 'winner;period=match', { home: 2, away: 1 }],
    ['tennis', 'set_score', { home: 2, away: 1 }],
    ['tennis', 'sets_total;line=10', { sets: 3 }],
    ['tennis', 'total;line=90;period=match', { home: 16, away: 15 }],
    ['tennis', 'total;line=40;period=set2', { home: 3, away: 6 }],
    ['tennis', 'total;line=40;period=set4', {}],
    ['tennis', 'NO KEY', {}],
  ])('%s, %s', (sport, key, facts) => {
    expect(resultFacts(sport, boards[sport], key)).toEqual(facts);
  });

  it('of races the scoreboard has no score', () => {
    expect(resultFacts('racing', { ...boards.tennis, periods: [] }, 'race_winner')).toEqual({});
  });
});
