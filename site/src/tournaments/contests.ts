import type { Lottery, Tournament } from '@halley/contract';
import {
  isAchievement,
  isQuest,
  type PromoType,
  questsOfGroups,
  readQuestName,
  type TimeStatus,
  timeStatus,
  visiblePromos,
  withoutTestQuests,
} from '@halley/contract/quests';

/** What a list of contests may hold. */
export type ContestType = Exclude<PromoType, 'all'> | 'achievement';

/** The list and its variants, by the last word of their address. These words win over names of tournaments. */
export const variants = ['', 'all', 'producers', 'lotteries', 'actions', 'live', 'achievements'] as const;
export type Variant = (typeof variants)[number];

export const isVariant = (word: string): word is Variant => (variants as readonly string[]).includes(word);

/** A contest as lists show it, whatever it is. */
export interface Contest {
  key: string;
  type: ContestType;
  /** Joins it to its image. */
  identifier: string;
  href: string;
  title: string;
  summary: string;
  /** Null: it does not say. */
  dates: { start_at: string; end_at: string } | null;
  /** What is to be won, in money; null: no money, or not known. */
  pool: { cents: number; currency: string } | null;
  players: number | null;
}

type Identified = Pick<Tournament, 'frontend_identifier'>;

/** What a tournament is called says what it is: a quest, an achievement, or the tournament of a producer. */
export function typeOf(tournament: Identified & Partial<Tournament>): ContestType {
  if (isQuest(tournament)) return 'quest';
  if (isAchievement(tournament)) return 'achievement';
  return tournament.producer ? 'producers' : 'tournament';
}

/** What this visitor is shown of them: quests that are tried out, and those of a group, have rules of their own. */
export function shownTournaments(
  tournaments: readonly Tournament[],
  { groups, testQuests }: { groups: readonly number[]; testQuests: boolean },
): Tournament[] {
  const visible = withoutTestQuests(visiblePromos(tournaments, groups), { test_quests: testQuests });
  const quests = new Set(questsOfGroups(visible.filter(isQuest), groups));
  return visible.filter((one) => !isQuest(one) || quests.has(one));
}

/** Its name is its address; where that is a word of ours, its number is. */
export function hrefOf(tournament: Pick<Tournament, 'id' | 'frontend_identifier'> & Partial<Tournament>): string {
  const { id, frontend_identifier: name } = tournament;
  const type = typeOf(tournament);
  if (type === 'quest') return `/action/${encodeURIComponent(readQuestName(name).slug)}`;
  if (type === 'achievement') return '/achievements';
  return `/tournaments/${isVariant(name) ? id : encodeURIComponent(name)}`;
}

export function contestOf(tournament: Tournament): Contest {
  const { id, frontend_identifier: identifier, title, summary = '', currency, players } = tournament;
  const type = typeOf(tournament);
  const cents = tournament.money_prize_pool_cents;
  return {
    key: `tournament ${id}`,
    type,
    identifier,
    href: hrefOf(tournament),
    title,
    summary,
    dates: { start_at: tournament.start_at, end_at: tournament.end_at },
    pool: cents > 0 && type !== 'achievement' && type !== 'quest' ? { cents, currency } : null,
    players: players ?? null,
  };
}

export function contestOfLottery(lottery: Lottery): Contest {
  const { id, frontend_identifier: identifier, title, summary, currency, money_budget_cents: cents } = lottery;
  return {
    key: `lottery ${id}`,
    type: 'lottery',
    identifier,
    href: `/lottery/${encodeURIComponent(identifier)}`,
    title,
    summary,
    dates: { start_at: lottery.start_at, end_at: lottery.end_at },
    pool: cents > 0 ? { cents, currency } : null,
    players: null,
  };
}

const shown: Record<Variant, (type: ContestType, status: TimeStatus) => boolean> = {
  '': (type) => type === 'tournament' || type === 'producers',
  all: () => true,
  producers: (type) => type === 'producers',
  lotteries: (type) => type === 'lottery',
  actions: (type) => type === 'action' || type === 'quest',
  live: (type, status) => status === 'active' && type !== 'action',
  achievements: (type) => type === 'achievement',
};

const order: readonly TimeStatus[] = ['active', 'future', 'archive'];

/** What runs stands first and what ends soonest before the others; then what is to come; then what is over, the latest first. */
export function inVariant(contests: readonly Contest[], variant: Variant, nowMs: number): Contest[] {
  const statusOf = ({ dates }: Contest) => (dates ? timeStatus(dates, new Date(nowMs)) : 'active');
  const at = ({ dates }: Contest, status: TimeStatus) => {
    if (!dates) return Number.MAX_SAFE_INTEGER;
    if (status === 'future') return Date.parse(dates.start_at);
    return status === 'active' ? Date.parse(dates.end_at) : -Date.parse(dates.end_at);
  };
  return contests
    .map((contest) => ({ contest, status: statusOf(contest) }))
    .filter(({ contest, status }) => shown[variant](contest.type, status))
    .toSorted(
      (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || at(a.contest, a.status) - at(b.contest, b.status),
    )
    .map(({ contest }) => contest);
}

/** The one an address means: by name or by number; of several with one name that which runs, else the next, else the last. */
export function findBySlug(tournaments: readonly Tournament[], slug: string, nowMs: number): Tournament | undefined {
  const named = tournaments.filter(({ id, frontend_identifier: name }) => name === slug || String(id) === slug);
  const [first] = inVariant(named.map(contestOf), 'all', nowMs);
  return named.find(({ id }) => first?.key === `tournament ${id}`);
}
