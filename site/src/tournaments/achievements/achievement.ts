import type { ContestGift, Tournament, TournamentStatus } from '@halley/contract';

/** What is counted: rounds, what was staked, deposits, or groups of a set. */
export type AchievementUnit = 'rounds' | 'stake' | 'deposits' | 'groups';

export interface Achievement {
  key: string;
  /** Chooses the image. */
  identifier: string;
  /** Empty: it is named by what it counts. */
  title: string;
  summary: string;
  unit: AchievementUnit;
  /** Rounds, subunits of `currency`, deposits or groups; null: nobody counts for this visitor. */
  done: number | null;
  target: number;
  currency: string;
  gifts: ContestGift[];
  /** When it ends; null: never. */
  endsAt: string | null;
}

export const isDone = ({ done, target }: Pick<Achievement, 'done' | 'target'>): boolean =>
  done !== null && target > 0 && done >= target;

/** Contests of the configured identifiers, in the order of the list; each exactly, for one may begin with another. */
export function ofContests(
  tournaments: readonly Tournament[],
  identifiers: readonly string[],
  statuses: readonly TournamentStatus[],
): Achievement[] {
  return identifiers.flatMap((identifier) => {
    const contest = tournaments.find(({ frontend_identifier }) => frontend_identifier === identifier);
    if (!contest) return [];
    const status = statuses.find(({ tournament_id: id }) => id === contest.id);
    const isSpin = contest.strategy === 'spin';
    return [
      {
        key: identifier,
        identifier,
        title: contest.title,
        summary: contest.summary,
        unit: isSpin ? 'rounds' : 'stake',
        done: status ? (isSpin ? status.games_taken : status.bet_cents) : null,
        target: contest.money_budget_cents,
        currency: contest.currency,
        gifts: contest.levels[0]?.gifts ?? [],
        endsAt: contest.end_at,
      } satisfies Achievement,
    ];
  });
}

interface GroupSet {
  id: number;
  set: readonly number[];
}

/** Groups of the player that stand for an achievement: it is done once all groups of its set are held. */
export function ofGroups(
  configured: readonly GroupSet[],
  { groups, names }: { groups: readonly number[]; names: ReadonlyMap<number, string> },
): Achievement[] {
  return configured
    .filter(({ id }) => groups.includes(id))
    .map(({ id, set }) => ({
      key: `group-${id}`,
      identifier: `achievement-${id}`,
      title: names.get(id) ?? '',
      summary: '',
      unit: 'groups',
      done: set.filter((one) => groups.includes(one)).length,
      target: set.length,
      currency: 'EUR',
      gifts: [],
      endsAt: null,
    }));
}

interface Deposited {
  success: boolean | null;
  finished_at: string | null;
}

/** Numbers of deposits: those that succeeded after a moment count. `payments` null: nobody's are known. */
export function ofDeposits(
  configured: readonly { identifier: string; count: number; from: string }[],
  payments: readonly Deposited[] | null,
): Achievement[] {
  return configured.map(({ identifier, count, from }) => ({
    key: identifier,
    identifier,
    title: '',
    summary: '',
    unit: 'deposits',
    done: payments === null ? null : payments.filter((payment) => countsFrom(payment, from)).length,
    target: count,
    currency: 'EUR',
    gifts: [],
    endsAt: null,
  }));
}

const countsFrom = ({ success, finished_at: at }: Deposited, from: string) =>
  success === true && at !== null && Date.parse(at) > Date.parse(from);
