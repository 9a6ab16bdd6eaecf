import type { QuestLevel, Tournament, TournamentStatus } from '@halley/contract';

export function aLevel(level: number, changes: Partial<QuestLevel> = {}): QuestLevel {
  const threshold = (level - 1) * 50_000;
  return {
    level,
    threshold_cents: threshold,
    gifts: level === 1 ? [] : [{ type: 'freespins', count: level * 5, title: 'Far Light' }],
    costs_cents: threshold * 0.04,
    ...changes,
  };
}

export function aQuest(changes: Partial<Tournament> = {}): Tournament {
  return {
    id: 12,
    title: 'The long way round',
    frontend_identifier: 'quest--xs--long-way',
    in_progress: true,
    user_confirmation_required: true,
    strategy: 'bet',
    currencies: ['EUR'],
    currency: 'EUR',
    game_category_identity: '',
    start_at: '2026-11-01T00:00:00.000Z',
    end_at: '2999-12-01T00:00:00.000Z',
    finished_at: null,
    money_budget: '0.0',
    money_budget_cents: 0,
    money_prize_pool: '0.0',
    money_prize_pool_cents: 0,
    chargeable_comp_points_budget: 0,
    persistent_comp_points_budget: 0,
    chargeable_comp_points_prize_pool: 0,
    persistent_comp_points_prize_pool: 0,
    winner_team_id: null,
    group_tournament: false,
    games_taken_limit: null,
    group_ids: [],
    prizes: [],
    top_players: [],
    kind: 'quest',
    state: 'active',
    summary: 'Six places, at your own pace.',
    version: 1,
    producer: null,
    players: 3,
    least_stake_cents: null,
    teams: [],
    team_by_choice: false,
    levels: [1, 2, 3, 4, 5, 6].map((level) => aLevel(level)),
    ...changes,
  };
}

export function aStatus(changes: Partial<TournamentStatus> = {}): TournamentStatus {
  return {
    tournament_id: 12,
    tournament_team_id: null,
    nickname: 'c***t',
    user_confirmed: true,
    bets: '0.0',
    bet_cents: 0,
    wins: '0.0',
    win_cents: 0,
    rate: 0,
    games_taken: 0,
    award_place: null,
    award_place_in_team: null,
    points: 0,
    ...changes,
  };
}
