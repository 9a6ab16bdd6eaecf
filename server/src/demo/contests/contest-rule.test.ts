import { isAchievement, isQuest, PromotionRule, readQuestName, timeStatus } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { usualDocuments } from '../../config/index.ts';
import { createGeo } from '../../geo/index.ts';
import { checkRule } from '../../promotions/index.ts';
import { planContests } from './contest-calendar.ts';
import { contestRule } from './contest-rule.ts';
import { contestTexts } from './contest-texts.ts';

const moments = [
  '2026-01-05T00:00:00.000Z',
  '2026-11-17T22:43:00.000Z',
  '2026-11-30T23:59:59.999Z',
  '2026-12-31T22:00:00.000Z',
  '2027-01-01T00:00:00.000Z',
  '2028-02-29T12:00:00.000Z',
];

describe('the plan of the demo’s contests', () => {
  test.each(moments)(
    '%s: two tournaments run, one is to come, one is over; quest, achievements and lottery run',
    (at) => {
      const now = new Date(at);
      const plan = planContests(now).map(({ identifier, from, to }) => ({
        identifier,
        status: timeStatus({ start_at: from.toISOString(), end_at: to.toISOString() }, now),
      }));
      const named = (status: string, is: (identifier: string) => boolean) =>
        plan.filter((one) => one.status === status && is(one.identifier)).map(({ identifier }) => identifier);
      const isOther = (identifier: string) =>
        !isQuest({ frontend_identifier: identifier }) &&
        !isAchievement({ frontend_identifier: identifier }) &&
        identifier !== 'grand-tour-draw';
      expect(named('active', isOther)).toHaveLength(2);
      expect(named('future', isOther).length).toBeGreaterThanOrEqual(2);
      expect(named('archive', isOther)).toHaveLength(2);
      expect(named('active', (identifier) => identifier.includes('achievement'))).toHaveLength(3);
      expect(named('active', (identifier) => identifier === 'grand-tour-draw')).toHaveLength(1);
      expect(named('active', (identifier) => identifier === 'quest--m--observatory')).toHaveLength(1);
      // What runs is told from everything else by its identifier.
      const running = named('active', () => true);
      expect(running.flatMap((one) => running.filter((other) => other !== one && other.includes(one)))).toEqual([]);
    },
  );

  test('it is the same whenever it is asked for, and nothing is missing in between', () => {
    const start = Date.parse('2026-11-17T00:00:00.000Z');
    for (let hour = 0; hour < 24 * 40; hour += 1) {
      const now = new Date(start + hour * 3_600_000);
      const running = planContests(now).filter(({ from, to }) => from <= now && to > now);
      expect(running.map(({ identifier }) => identifier)).toHaveLength(8);
    }
  });
});

describe('rules of the demo’s contests', () => {
  const geo = createGeo({ demo: true });
  const rules = moments
    .flatMap((at) => planContests(new Date(at)))
    .map((one) => contestRule(one, usualDocuments['quest-levels']));

  test('the house has nothing against any of them', () => {
    expect(new Set(rules.map(({ contest }) => contest?.identifier))).toEqual(new Set(Object.keys(contestTexts)));
    for (const rule of rules) {
      expect(PromotionRule.parse(rule)).toEqual(rule);
      const refused = checkRule(rule, geo.protectionOf).filter(({ level }) => level === 'refused');
      expect(refused, rule.contest?.identifier).toEqual([]);
    }
  });

  test('[QUEST-11][QUEST-13] quests have the levels of their size', () => {
    const quests = rules.filter(({ kind }) => kind === 'quest');
    for (const { contest, trigger } of quests) {
      const { size } = readQuestName(contest?.identifier ?? '');
      const marks = 'reaches' in trigger ? trigger.reaches.map(({ at }) => Number(at) / 100) : [];
      expect([0, ...marks]).toEqual(usualDocuments['quest-levels'][size]);
    }
  });
});
