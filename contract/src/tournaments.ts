import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency, pathId, timestamp } from './schemas.ts';

/** Ranked by games_taken, bets, wins, rate and points. */
export const tournamentStrategies = ['spin', 'bet', 'win', 'rate', 'points'] as const;
export type TournamentStrategy = (typeof tournamentStrategies)[number];

/** `settling`: it has ended, and rounds that were opened in time may still close; nothing is final yet. */
export const tournamentStates = ['future', 'active', 'settling', 'finished', 'canceled'] as const;
export type TournamentState = (typeof tournamentStates)[number];

/** What a place or a level is given, in words that the site writes itself. */
export const ContestGift = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('cash'), amount_cents: cents, currency }),
    z.object({ type: z.literal('bonus'), amount_cents: cents, currency, wager: z.int() }),
    z.object({ type: z.literal('freespins'), count: z.int(), title: z.string() }),
    z.object({ type: z.literal('points'), points: z.int() }),
    z.object({ type: z.literal('tickets'), count: z.int(), lottery: z.string() }),
    z.object({ type: z.literal('lootbox'), group_key: z.string() }),
    z.object({ type: z.literal('other') }),
  ])
  .meta({ id: 'ContestGift' });
export type ContestGift = z.output<typeof ContestGift>;

/** What clients of the field know of a prize; `gifts` is ours and says all of it. */
export const Prize = z
  .object({
    id: z.int(),
    award_place: z.int(),
    /** Who has won it; null: nobody yet. */
    nickname: z.string().nullable(),
    /** Which entry that is: see `TournamentStatus`. */
    winner_number: z.int().optional(),
    stuff: z.string(),
    wager_multiplier: z.number(),
    money_award: z.string(),
    money_award_cents: cents,
    money_budget_percent: z.number(),
    chargeable_comp_points: z.number(),
    persistent_comp_points: z.number(),
    chargeable_comp_points_percent: z.number(),
    persistent_comp_points_percent: z.number(),
    freespins_count: z.int(),
    gifts: z.array(ContestGift),
  })
  .meta({ id: 'Prize' });
export type Prize = z.output<typeof Prize>;

/** How a player stands in a tournament. Rows are matched by `nickname`, which is masked alike everywhere. */
export const TournamentStatus = z
  .object({
    tournament_id: z.int(),
    tournament_team_id: z.int().nullable(),
    nickname: z.string(),
    user_confirmed: z.boolean().nullable(),
    /** Decimal text in whole units of the tournament's currency. */
    bets: z.string(),
    bet_cents: cents,
    wins: z.string(),
    win_cents: cents,
    rate: z.number(),
    games_taken: z.int(),
    award_place: z.int().nullable(),
    award_place_in_team: z.int().nullable(),
    points: z.number(),
    /** Which entry of the tournament it is, from 1: tells apart whose masked names are alike. Rivals of the demo have none. */
    number: z.int().optional(),
    /** In the demo: a rival that the house simulates, and who wins nothing. */
    simulated: z.boolean().optional(),
  })
  .meta({ id: 'TournamentStatus' });
export type TournamentStatus = z.output<typeof TournamentStatus>;

export const QuestLevel = z
  .object({
    level: z.int().min(1),
    /** What has been staked when it is reached, in the quest's currency. */
    threshold_cents: cents,
    gifts: z.array(ContestGift),
    /** What staking so much costs on average, at the return of the games that count. */
    costs_cents: cents,
  })
  .meta({ id: 'QuestLevel' });
export type QuestLevel = z.output<typeof QuestLevel>;

export const TournamentTeam = z
  .object({
    id: z.int(),
    name: z.string(),
    players: z.int(),
    /** The sum of its best, as the strategy counts: rounds, subunits, times the stake, or points. */
    score: z.number(),
    /** Null: nobody in it has a score. */
    place: z.int().nullable(),
  })
  .meta({ id: 'TournamentTeam' });
export type TournamentTeam = z.output<typeof TournamentTeam>;

/** A tournament, quest or achievement. The first part is what every client of the field reads; the second is ours. */
export const Tournament = z
  .object({
    id: z.int(),
    title: z.string(),
    frontend_identifier: z.string(),
    in_progress: z.boolean(),
    user_confirmation_required: z.boolean(),
    strategy: z.enum(tournamentStrategies),
    currencies: z.array(currency),
    currency,
    game_category_identity: z.string(),
    start_at: timestamp,
    end_at: timestamp,
    finished_at: timestamp.nullable(),
    money_budget: z.string(),
    money_budget_cents: cents,
    money_prize_pool: z.string(),
    money_prize_pool_cents: cents,
    chargeable_comp_points_budget: z.number(),
    persistent_comp_points_budget: z.number(),
    chargeable_comp_points_prize_pool: z.number(),
    persistent_comp_points_prize_pool: z.number(),
    winner_team_id: z.int().nullable(),
    group_tournament: z.boolean(),
    games_taken_limit: z.int().nullable(),
    group_ids: z.array(z.int()),
    prizes: z.array(Prize),
    top_players: z.array(TournamentStatus),

    kind: z.enum(['tournament', 'quest', 'achievement']),
    state: z.enum(tournamentStates),
    summary: z.string(),
    /** The version of its terms: `/api/promotions/{id}/terms.json?version=`. */
    version: z.int(),
    /** Of a producer's tournament: the studio. */
    producer: z.string().nullable(),
    /** How many take part. */
    players: z.int(),
    /** In the tournament's currency; null: any stake counts. */
    least_stake_cents: cents.nullable(),
    teams: z.array(TournamentTeam),
    /** A player may choose a team when joining. */
    team_by_choice: z.boolean(),
    /** Of quests and achievements. */
    levels: z.array(QuestLevel),
  })
  .meta({ id: 'Tournament' });
export type Tournament = z.output<typeof Tournament>;

/** The leaderboard as it is now, or as it was when it ended. */
export const TournamentBoard = z
  .object({
    tournament_id: z.int(),
    state: z.enum(tournamentStates),
    players: z.int(),
    /** The first hundred. */
    top: z.array(TournamentStatus),
    /** The player's own row; null: not in it. */
    own: TournamentStatus.nullable(),
    /** Those right above and below the own row, the own row among them; none where it stands in `top`. */
    neighbours: z.array(TournamentStatus),
    teams: z.array(TournamentTeam),
  })
  .meta({ id: 'TournamentBoard' });
export type TournamentBoard = z.output<typeof TournamentBoard>;

/** How teams were shuffled: each entry's by the seed and its number. What is not told yet is null. */
export const TeamShuffle = z
  .object({
    tournament_id: z.int(),
    /** Their names, from the first on. */
    teams: z.array(z.string()),
    /** There before the first entry. */
    seed_hash: z.string(),
    /** Told when the result is decided: nobody can join any more. */
    seed: z.string().nullable(),
    entries: z.array(z.object({ number: z.int(), team: z.int() })),
    next: z.int().nullable(),
  })
  .meta({ id: 'TeamShuffle' });
export type TeamShuffle = z.output<typeof TeamShuffle>;

const byId = z.object({ id: pathId });
const list = { who: 'anyone', rate: 'read', responses: { 200: z.array(Tournament) }, errors: [] } as const;

export const tournamentsCalls = defineCalls({
  listTournaments: {
    ...list,
    method: 'GET',
    path: '/api/tournaments',
    summary: 'Tournaments, quests and achievements: to come, running and just over',
  },
  listOwnTournaments: {
    ...list,
    method: 'GET',
    path: '/api/tournaments/player',
    summary: 'Those the player takes part in, or did lately',
    who: 'player',
  },
  listRecentTournaments: {
    ...list,
    method: 'GET',
    path: '/api/tournaments/recent',
    summary: 'Those that have ended in the last 30 days',
  },
  readTournament: {
    method: 'GET',
    path: '/api/tournaments/:id',
    summary: 'One tournament, quest or achievement',
    who: 'anyone',
    rate: 'read',
    params: byId,
    responses: { 200: Tournament },
    errors: ['NOT_FOUND'],
  },
  readTournamentStatus: {
    method: 'GET',
    path: '/api/tournaments/:id/status',
    summary: 'How the player stands; zeros without having joined',
    who: 'player',
    rate: 'read',
    params: byId,
    responses: { 200: TournamentStatus },
    errors: ['NOT_FOUND'],
  },
  readTournamentBoard: {
    method: 'GET',
    path: '/api/tournaments/:id/board',
    summary: 'The leaderboard, with the own place and its neighbours',
    who: 'anyone',
    rate: 'read',
    params: byId,
    responses: { 200: TournamentBoard },
    errors: ['NOT_FOUND'],
  },
  readTeamShuffle: {
    method: 'GET',
    path: '/api/fair/teams/:id',
    summary: 'How the teams of a tournament were shuffled, in pages of 10 000 entries',
    who: 'anyone',
    rate: 'read',
    params: byId,
    query: z.object({ after: z.coerce.number().int().min(0).max(100_000_000).default(0) }),
    responses: { 200: TeamShuffle },
    errors: ['NOT_FOUND'],
  },
  confirmTournament: {
    method: 'POST',
    path: '/api/tournaments/:id/confirm',
    summary: 'Joins; `confirmed` false leaves for good',
    who: 'player',
    rate: 'write',
    params: byId,
    body: z.object({ confirmed: z.boolean(), team_id: z.int().min(1).max(12).optional() }),
    responses: { 200: z.object({ confirmed: z.boolean() }) },
    errors: ['NOT_FOUND', 'TOURNAMENT_NOT_OPEN', 'TOURNAMENT_NOT_FOR_YOU', 'TOURNAMENT_LEFT', 'team_id.invalid'],
  },
});
