import { byPlay, type StopRules } from '../stopped-play.ts';

/** Tennis that was not played to its end. */
export const tennisStops: StopRules<
  | 'match_winner'
  | 'winner'
  | 'set_score'
  | 'correct_score'
  | 'handicap'
  | 'set_handicap'
  | 'total'
  | 'sets_total'
  | 'odd_even'
  | 'next_game'
  | 'next_point'
> = {
  match_winner: { ...byPlay, retired: 'opponent_after_period' },
  winner: byPlay,
  set_score: byPlay,
  correct_score: byPlay,
  handicap: byPlay,
  set_handicap: byPlay,
  total: byPlay,
  sets_total: byPlay,
  odd_even: byPlay,
  next_game: byPlay,
  next_point: byPlay,
};
