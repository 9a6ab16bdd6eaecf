import type { TournamentStatus } from '../tournaments.ts';

/** Of somebody who has not joined a contest. */
export const aStatus = (changed: Partial<TournamentStatus> = {}): TournamentStatus => ({
  tournament_id: 9,
  tournament_team_id: null,
  nickname: 'Ha***',
  user_confirmed: null,
  bets: '0.0',
  bet_cents: 0,
  wins: '0.0',
  win_cents: 0,
  rate: 0,
  games_taken: 0,
  award_place: null,
  award_place_in_team: null,
  points: 0,
  ...changed,
});
