import { byPlay, type StopRules } from '../stopped-play.ts';

/** A match of the e-sport that was not played to its end. A team that gives up has retired. */
export const esportStops: StopRules<
  | 'match_winner'
  | 'winner'
  | 'map_score'
  | 'handicap'
  | 'map_handicap'
  | 'total'
  | 'maps_total'
  | 'odd_even'
  | 'next_round'
> = {
  match_winner: { ...byPlay, retired: 'opponent_after_period' },
  winner: byPlay,
  map_score: byPlay,
  handicap: byPlay,
  map_handicap: byPlay,
  total: byPlay,
  maps_total: byPlay,
  odd_even: byPlay,
  next_round: byPlay,
};
