import { describe, expect, test } from 'vitest';
import {
  isAchievement,
  isQuest,
  promoTypes,
  questOfSlug,
  questPlace,
  questSizes,
  questsOfGroups,
  readQuestName,
  timeStatus,
  visiblePromos,
  withoutTestQuests,
} from './quests.ts';

const quest = (frontend_identifier: string, ...group_ids: number[]) => ({ frontend_identifier, group_ids });

test('[QUEST-01] what it is follows from the identifier', () => {
  expect(['quest--m--deep-field', 'autumn-quest', 'quest'].map((name) => isQuest(quest(name)))).toEqual([
    true,
    true,
    true,
  ]);
  expect([isQuest(quest('comet-race')), isQuest(quest('achievement-orbit'))]).toEqual([false, false]);
  expect([isAchievement(quest('achievement-orbit')), isAchievement(quest('quest--m--a'))]).toEqual([true, false]);
});

test('[QUEST-02][QUEST-03] size and slug stand between double dashes, and the size is m unless said', () => {
  expect(readQuestName('quest--xs--first-light')).toEqual({ size: 'xs', slug: 'first-light', isTest: false });
  expect(readQuestName('quest--robot-s--titan--ffc')).toEqual({ size: 'robot-s', slug: 'titan', isTest: true });
  expect(readQuestName('quest')).toEqual({ size: 'm', slug: 'quest', isTest: false });
  expect(readQuestName('quest--s')).toEqual({ size: 's', slug: 'quest--s', isTest: false });
  // No size of ours: drawn as the usual one.
  expect(readQuestName('quest--huge--a').size).toBe('m');
});

test('[QUEST-04] there are five sizes', () => {
  expect(questSizes).toEqual(['xs', 's', 'm', 'robot-s', 'robot-m']);
});

test('[TOURN-09] promos are of these types', () => {
  expect(promoTypes).toEqual(['tournament', 'lottery', 'producers', 'quest', 'action', 'all']);
});

test('[TOURN-03] dates decide: to come, running, over', () => {
  const promo = { start_at: '2026-11-01T10:00:00.000Z', end_at: '2026-11-02T10:00:00.000Z' };
  const at = (now: string) => timeStatus(promo, new Date(now));
  expect(at('2026-11-01T09:59:59.999Z')).toBe('future');
  expect(at('2026-11-01T10:00:00.000Z')).toBe('active');
  expect(at('2026-11-02T09:59:59.999Z')).toBe('active');
  expect(at('2026-11-02T10:00:00.000Z')).toBe('archive');
});

describe('[QUEST-06] the level is the highest that is reached, the next is the following one', () => {
  const thresholds = [0, 100, 350, 15_000];
  test.each([
    [0, 1, 2],
    [99.99, 1, 2],
    [100, 2, 3],
    [349, 2, 3],
    [14_999.99, 3, 4],
    [15_000, 4, 4],
    [1e9, 4, 4],
  ])('%d', (bets, level, next) => expect(questPlace(bets, thresholds)).toEqual({ level, next }));

  test('an achievement has one level, and before it none', () => {
    expect([questPlace(0, [500]), questPlace(500, [500])]).toEqual([
      { level: 0, next: 1 },
      { level: 1, next: 1 },
    ]);
    expect(questPlace(5, [])).toEqual({ level: 0, next: 0 });
  });
});

test('[QUEST-07] a group that has quests of its own is shown these alone', () => {
  const all = [quest('quest--m--a'), quest('quest--m--b', 759), quest('quest--m--c', 759, 255)];
  const names = (...groups: number[]) => questsOfGroups(all, groups).map((one) => one.frontend_identifier);
  expect(names(759)).toEqual(['quest--m--b', 'quest--m--c']);
  expect(names(1, 255)).toEqual(['quest--m--c']);
  expect(names(1)).toEqual(['quest--m--a']);
  expect(names()).toEqual(['quest--m--a']);
});

test('[QUEST-08] test quests are shown to who has switched them on', () => {
  const all = [quest('quest--m--a'), quest('quest--m--b--ffc'), quest('race--m--c--ffc')];
  expect(withoutTestQuests(all, { test_quests: true })).toEqual(all);
  expect(withoutTestQuests(all, { test_quests: false })).toEqual([all[0], all[2]]);
});

test('[QUEST-03] a page shows the first quest of its slug, of the group that goes first', () => {
  const all = [quest('race--m--comet'), quest('quest--m--comet'), quest('quest--s--comet', 759)];
  expect(questOfSlug(all, { slug: 'comet' })).toBe(all[1]);
  expect(questOfSlug(all, { slug: 'comet', group: 759 })).toBe(all[2]);
  expect(questOfSlug(all, { slug: 'comet', group: 1 })).toBeUndefined();
  expect(questOfSlug(all, { slug: 'nothing' })).toBeUndefined();
});

describe('what a visitor is shown of promos', () => {
  const names = (promos: ReturnType<typeof quest>[], ...groups: number[]) =>
    visiblePromos(promos, groups).map((one) => one.frontend_identifier);

  test('[TOURN-10] those of groups are for who is in one of them', () => {
    const all = [quest('open'), quest('vip', 7, 8)];
    expect([names(all), names(all, 8), names(all, 9)]).toEqual([['open'], ['open', 'vip'], ['open']]);
    expect(names([{ frontend_identifier: 'text', group_ids: ['7'] as never }], 7)).toEqual([]);
  });

  test('[TOURN-11] what is called nonvisible is for nobody', () => {
    expect(names([quest('nonvisible'), quest('visible'), quest('nonvisible', 7)], 7)).toEqual(['visible']);
  });
});
