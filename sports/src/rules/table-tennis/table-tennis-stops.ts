import { byPlay, type StopRules } from '../stopped-play.ts';

/** Table tennis that was not played to its end. Its games of eleven points are called sets, as in other racket sports. */
export const tableTennisStops: StopRules<
  | 'match_winner'
  | 'winner'
  | 'set_score'
  | 'handicap'
  | 'set_handicap'
  | 'total'
  | 'sets_total'
  | 'odd_even'
  | 'next_point'
> = {
  match_winner: { ...byPlay, retired: 'opponent_after_period' },
  winner: byPlay,
  set_score: byPlay,
  handicap: byPlay,
  set_handicap: byPlay,
  total: byPlay,
  sets_total: byPlay,
  odd_even: byPlay,
  next_point: byPlay,
};
