/** Quests, achievements and the dates of promos. Apart from the schemas, so that a browser knows them without loading these. */
export const questSizes = ['xs', 's', 'm', 'robot-s', 'robot-m'] as const;
export type QuestSize = (typeof questSizes)[number];

/** What lists of promos can be narrowed to. */
export const promoTypes = ['tournament', 'lottery', 'producers', 'quest', 'action', 'all'] as const;
export type PromoType = (typeof promoTypes)[number];

/** What is asked here of a tournament, quest or lottery. */
interface Promo {
  frontend_identifier: string;
  group_ids: readonly number[];
}
type Identified = Pick<Promo, 'frontend_identifier'>;

export const isQuest = ({ frontend_identifier }: Identified): boolean => frontend_identifier.includes('quest');
export const isAchievement = ({ frontend_identifier }: Identified): boolean =>
  frontend_identifier.includes('achievement');

/** Promos of groups are for their groups; what is called `nonvisible` is for nobody. Ids as text are no ids. */
export function visiblePromos<One extends Promo>(promos: readonly One[], groups: readonly number[]): One[] {
  return promos.filter(
    ({ frontend_identifier, group_ids }) =>
      frontend_identifier !== 'nonvisible' && (group_ids.length === 0 || group_ids.some((id) => groups.includes(id))),
  );
}

export interface QuestName {
  size: QuestSize;
  /** The whole identifier where none is written. */
  slug: string;
  isTest: boolean;
}

const isSize = (text: string): text is QuestSize => (questSizes as readonly string[]).includes(text);

/** `quest--robot-s--titan--ffc`: the size, m unless said; the slug; and whether it is a test. */
export function readQuestName(identifier: string): QuestName {
  const [, size = 'm', slug, flag] = identifier.split('--');
  return { size: isSize(size) ? size : 'm', slug: slug ?? identifier, isTest: flag === 'ffc' };
}

export type TimeStatus = 'future' | 'active' | 'archive';

/** By its dates alone: the moment of the start is active, that of the end is archive. */
export function timeStatus({ start_at, end_at }: { start_at: string; end_at: string }, now: Date): TimeStatus {
  if (Date.parse(start_at) > now.getTime()) return 'future';
  return Date.parse(end_at) > now.getTime() ? 'active' : 'archive';
}

export interface QuestPlace {
  /** From 1; 0: not even the first is reached. */
  level: number;
  /** The following one; at the top the last itself. */
  next: number;
}

/** Which level has been reached with these bets. Both are in the quest's money and in the same unit. */
export function questPlace(bets: number, thresholds: readonly number[]): QuestPlace {
  const above = thresholds.findIndex((threshold) => threshold > bets);
  const level = above === -1 ? thresholds.length : above;
  return { level, next: Math.min(level + 1, thresholds.length) };
}

/** Who is in a group that has quests of its own is shown these alone; everybody else those that are for everybody. */
export function questsOfGroups<Quest extends Promo>(quests: readonly Quest[], groups: readonly number[]): Quest[] {
  const own = quests.filter(({ group_ids }) => group_ids.some((id) => groups.includes(id)));
  return own.length > 0 ? own : quests.filter(({ group_ids }) => group_ids.length === 0);
}

/** Test quests are for who has switched them on. */
export function withoutTestQuests<Quest extends Identified>(
  quests: readonly Quest[],
  { test_quests }: { test_quests: boolean },
): Quest[] {
  return quests.filter((quest) => test_quests || !isQuest(quest) || !readQuestName(quest.frontend_identifier).isTest);
}

/** The quest of a page: the first whose identifier contains the slug and, where a group goes first, that lists it. */
export function questOfSlug<Quest extends Promo>(
  quests: readonly Quest[],
  { slug, group }: { slug: string; group?: number | undefined },
): Quest | undefined {
  return quests.find(
    (quest) =>
      isQuest(quest) &&
      quest.frontend_identifier.includes(slug) &&
      (group === undefined || quest.group_ids.includes(group)),
  );
}
