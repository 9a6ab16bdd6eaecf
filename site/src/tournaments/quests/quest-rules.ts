import type { QuestLevel, Tournament, TournamentStatus } from '@halley/contract';
import {
  isQuest,
  type QuestPlace,
  questOfSlug,
  questPlace,
  questsOfGroups,
  timeStatus,
  withoutTestQuests,
} from '@halley/contract/quests';

interface QuestSeeker {
  groups: readonly number[];
  test_quests: boolean;
}

/** The quests that a visitor may see: of their groups, and no tests unless they are switched on. */
export function questsFor(tournaments: readonly Tournament[], { groups, test_quests }: QuestSeeker): Tournament[] {
  const quests = tournaments.filter((one) => isQuest(one) && one.frontend_identifier !== 'nonvisible');
  return questsOfGroups(withoutTestQuests(quests, { test_quests }), groups);
}

/** The quest of an address; without one the first that runs, else the first to come, else the last that was. */
export function questOf(
  quests: readonly Tournament[],
  { slug, now }: { slug: string | undefined; now: Date },
): Tournament | undefined {
  if (slug !== undefined) return questOfSlug(quests, { slug });
  const at = (status: string) => quests.find((quest) => timeStatus(quest, now) === status);
  return at('active') ?? at('future') ?? quests[0];
}

/** Whether what a player stakes counts. Who has left is out of it for good. */
export function partOf(
  { user_confirmation_required: mustJoin }: Pick<Tournament, 'user_confirmation_required'>,
  status: Pick<TournamentStatus, 'user_confirmed'> | undefined,
): 'in' | 'out' | 'left' {
  if (status?.user_confirmed === false) return 'left';
  return status?.user_confirmed === true || !mustJoin ? 'in' : 'out';
}

/** Where a player stands; who takes no part stands nowhere. */
export function placeOf(
  levels: readonly QuestLevel[],
  status: Pick<TournamentStatus, 'bet_cents'> | undefined,
  part: 'in' | 'out' | 'left',
): QuestPlace {
  const thresholds = levels.map(({ threshold_cents }) => threshold_cents);
  if (part === 'in' && status) return questPlace(status.bet_cents, thresholds);
  return { level: 0, next: Math.min(1, levels.length) };
}

/** What is left to stake to a level, and what staking that much costs on average: its part of what all of it costs. */
export function wayTo(level: QuestLevel, betCents: number): { leftCents: number; costsCents: number } {
  const leftCents = Math.max(0, level.threshold_cents - betCents);
  const part = level.threshold_cents > 0 ? leftCents / level.threshold_cents : 0;
  return { leftCents, costsCents: Math.round(level.costs_cents * part) };
}
