import { tennisStops } from '../../rules/index.ts';
import { proveStops } from '../series/testing/prove-stops.ts';
import { tennis } from './index.ts';

proveStops(tennis, {
  stops: tennisStops,
  // 6-0, 2-0.
  path: ['serve', ...Array.from({ length: 32 }, () => 'point')].map((kind, index) => ({
    at: index * 20,
    kind,
    side: 'home' as const,
  })),
  markets: {
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
  },
});
