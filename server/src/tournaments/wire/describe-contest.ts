import {
  formatAmount,
  type Prize,
  type QuestLevel,
  type Tournament,
  type TournamentState,
  type TournamentStrategy,
  wireCents,
} from '@halley/contract';
import { type ContestPlace, contestGifts, contestPlaces, wordsIn } from '../../promotions/index.ts';
import type { FrozenFigures, PrizeWinner } from '../board/result-store.ts';
import { meterOf, type StoredContest } from '../contest.ts';

const strategies: Partial<Record<string, TournamentStrategy>> = {
  rounds: 'spin',
  stake: 'bet',
  win: 'win',
  multiple: 'rate',
  points: 'points',
};

export const strategyOf = (contest: Pick<StoredContest, 'rule'>): TournamentStrategy =>
  strategies[meterOf(contest)?.of ?? ''] ?? 'bet';

/** By its dates while it is open: the job that moves it may come a moment later. */
export function stateAt({ state, startsAt, endsAt }: StoredContest, now: Date): TournamentState {
  if (state !== 'open') return state;
  if (startsAt > now) return 'future';
  return endsAt > now ? 'active' : 'settling';
}

/** What is the same for everybody and at all times, worked out once for a version. */
export type ContestParts = Omit<
  Tournament,
  | 'title'
  | 'summary'
  | 'state'
  | 'in_progress'
  | 'start_at'
  | 'end_at'
  | 'finished_at'
  | 'winner_team_id'
  | 'top_players'
  | 'players'
  | 'teams'
>;

interface Known {
  /** What games are called. */
  titles: ReadonlyMap<string, string>;
  levels: QuestLevel[];
}

export function partsOf(contest: StoredContest, { titles, levels }: Known): ContestParts {
  const { promotionId, version, kind, rule } = contest;
  const { identifier, currency, rates, pool = 0, gamesTakenLimit, teams, producer } = rule.contest;
  const meter = meterOf(contest);
  const places = contestPlaces(rule.contest);
  const prizes = places.map((place) => prizeOf(place, { contest, titles }));
  const target = kind === 'achievement' ? (levels.at(-1)?.threshold_cents ?? 0) : pool;
  const points = {
    chargeable: prizes.reduce((sum, prize) => sum + prize.chargeable_comp_points, 0),
    persistent: prizes.reduce((sum, prize) => sum + prize.persistent_comp_points, 0),
  };
  return {
    id: promotionId,
    kind,
    version,
    frontend_identifier: identifier,
    user_confirmation_required: meter?.from === 'joined',
    strategy: strategyOf(contest),
    currencies: Object.keys(rates) as Tournament['currencies'],
    currency,
    game_category_identity: meter?.games.collections?.[0] ?? '',
    money_budget: formatAmount(BigInt(target), currency),
    money_budget_cents: target,
    money_prize_pool: formatAmount(BigInt(pool), currency),
    money_prize_pool_cents: pool,
    chargeable_comp_points_budget: points.chargeable,
    persistent_comp_points_budget: points.persistent,
    chargeable_comp_points_prize_pool: points.chargeable,
    persistent_comp_points_prize_pool: points.persistent,
    group_tournament: teams !== undefined,
    games_taken_limit: gamesTakenLimit ?? null,
    group_ids: rule.audience.groups ?? [],
    prizes,
    producer: producer ?? null,
    least_stake_cents: meter?.stakeAtLeast?.[currency] ?? null,
    team_by_choice: teams?.by === 'choice',
    levels,
  };
}

/** What clients of the field know of a prize, and beside it all of it. */
function prizeOf(place: ContestPlace, { contest, titles }: { contest: StoredContest; titles: Known['titles'] }): Prize {
  const { currency } = contest.rule.contest;
  const sum = (count: (reward: ContestPlace['rewards'][number]) => number) =>
    place.rewards.reduce((whole, reward) => whole + count(reward), 0);
  return {
    // Within this contest.
    id: place.place,
    award_place: place.place,
    nickname: null,
    stuff: '',
    wager_multiplier: place.rewards.find((reward) => reward.type === 'bonus')?.wager ?? 0,
    money_award: formatAmount(place.cash, currency),
    money_award_cents: wireCents(place.cash),
    money_budget_percent: place.share / 100,
    chargeable_comp_points: sum((reward) => (reward.type === 'points' ? reward.chargeable : 0)),
    persistent_comp_points: sum((reward) => (reward.type === 'points' ? reward.persistent : 0)),
    chargeable_comp_points_percent: 0,
    persistent_comp_points_percent: 0,
    freespins_count: sum((reward) => (reward.type === 'freespins' ? reward.count : 0)),
    gifts: contestGifts(place, { currency, titles }),
  };
}

function wonBy(prize: Prize, winner: PrizeWinner | undefined): Prize {
  if (!winner) return prize;
  const { nickname, number } = winner;
  return { ...prize, nickname, ...(number !== null && { winner_number: number }) };
}

/** What changes while it runs. */
export type ContestNow = Pick<Tournament, 'top_players' | 'players' | 'teams'> & {
  /** Whom each prize went to. */
  winners: FrozenFigures['winners'];
};

export function describeContest(
  contest: StoredContest,
  parts: ContestParts,
  { locale, now, at }: { locale: string; now: Date; at: ContestNow },
): Tournament {
  const { winners, ...figures } = at;
  const state = stateAt(contest, now);
  return {
    ...parts,
    ...figures,
    ...wordsIn(contest.rule.texts, locale),
    prizes:
      winners.size === 0 ? parts.prizes : parts.prizes.map((prize) => wonBy(prize, winners.get(prize.award_place))),
    state,
    in_progress: state === 'active',
    start_at: contest.startsAt.toISOString(),
    end_at: contest.endsAt.toISOString(),
    finished_at: contest.finishedAt?.toISOString() ?? null,
    winner_team_id: contest.winnerTeam,
  };
}
