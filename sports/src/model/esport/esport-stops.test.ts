import { esportStops } from '../../rules/index.ts';
import { proveStops } from '../series/testing/prove-stops.ts';
import { esport } from './index.ts';

/** Home wins the first map 13-0 and four rounds of the second. */
const kinds = ['side', ...Array.from({ length: 13 }, () => 'round'), 'side', 'round', 'round', 'round', 'round'];

proveStops(esport, {
  stops: esportStops,
  path: kinds.map((kind, index) => ({ at: index * 80, kind, side: 'home' })),
  markets: {
    match_winner: [undefined, 'winner;period=match'],
    winner: ['winner;period=map1', 'winner;period=map2'],
    map_score: [undefined, 'map_score'],
    handicap: ['handicap;line=-50;period=map1', 'handicap;line=-50;period=match'],
    map_handicap: ['map_handicap;line=10', 'map_handicap;line=-6'],
    total: ['total;line=102;period=match', 'total;line=142;period=match'],
    maps_total: ['maps_total;line=6', 'maps_total;line=10'],
    odd_even: [undefined, 'odd_even;period=match'],
    next_round: ['next_round;map=2;n=4', 'next_round;map=2;n=5'],
  },
});
