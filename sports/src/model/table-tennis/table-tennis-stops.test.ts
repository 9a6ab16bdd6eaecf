import { tableTennisStops } from '../../rules/index.ts';
import { proveStops } from '../series/testing/prove-stops.ts';
import { tableTennis } from './index.ts';

proveStops(tableTennis, {
  stops: tableTennisStops,
  // 11-0, 4-0.
  path: ['serve', ...Array.from({ length: 15 }, () => 'point')].map((kind, index) => ({
    at: index * 12,
    kind,
    side: 'home' as const,
  })),
  markets: {
    match_winner: [undefined, 'winner;period=match'],
    winner: ['winner;period=set1', 'winner;period=set2'],
    set_score: [undefined, 'set_score'],
    handicap: ['handicap;line=-30;period=set1', 'handicap;line=-30;period=match'],
    set_handicap: ['set_handicap;line=14', 'set_handicap;line=-6'],
    total: ['total;line=130;period=match', 'total;line=300;period=match'],
    sets_total: ['sets_total;line=10', 'sets_total;line=14'],
    odd_even: [undefined, 'odd_even;period=match'],
    next_point: ['next_point;n=15', 'next_point;n=16'],
  },
});
