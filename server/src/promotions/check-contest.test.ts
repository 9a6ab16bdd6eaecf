import type { PromotionRule } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { checkContest } from './check-contest.ts';
import { aRule } from './testing/a-rule.ts';

const span = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-08T00:00:00.000Z' };
const budget = { currency: 'EUR' as const, expected: 100_000, hard: 100_000 };
const meter = { money: 'cash', games: {}, window: 'whole', from: 'joined' } as const;
const points = { type: 'points' as const, chargeable: 10, persistent: 0 };
const common = { schedule: span, budget, rewards: [], condition: {} };

function aTournament(changed: Partial<PromotionRule> = {}): PromotionRule {
  return aRule({
    ...common,
    kind: 'tournament',
    trigger: { rank: { of: 'win', ...meter } },
    contest: {
      identifier: 'ring-race',
      currency: 'EUR',
      rates: { EUR: 1_000_000, NOK: 85_000 },
      pool: 100_000,
      prizes: [
        { from: 1, to: 1, share: 5_000 },
        { from: 2, to: 3, share: 2_000, rewards: [points] },
      ],
    },
    ...changed,
  });
}

function aQuest(changed: Partial<PromotionRule> = {}): PromotionRule {
  return aRule({
    ...common,
    kind: 'quest',
    caps: { perPlayer: 2 },
    trigger: {
      meter: { of: 'stake', ...meter },
      reaches: [
        { at: 100, rewards: [points] },
        { at: 200, rewards: [points] },
      ],
    },
    contest: { identifier: 'quest--xs--harbour', currency: 'EUR', rates: { EUR: 1_000_000 } },
    ...changed,
  });
}

function aLottery(changed: Partial<PromotionRule> = {}): PromotionRule {
  return aRule({
    ...common,
    kind: 'lottery',
    caps: { perPlayer: 10 },
    trigger: { draw: 'tickets' },
    contest: {
      identifier: 'lantern-draw',
      currency: 'EUR',
      rates: { EUR: 1_000_000 },
      prizes: [{ from: 1, to: 10, rewards: [points] }],
      tickets: { points: 50, drawAt: '2026-01-08T00:10:00.000Z' },
    },
    ...changed,
  });
}

const contest = (rule: PromotionRule, changed: Partial<NonNullable<PromotionRule['contest']>>): PromotionRule => ({
  ...rule,
  contest: { ...(rule.contest as NonNullable<PromotionRule['contest']>), ...changed },
});
const keys = (rule: PromotionRule) => checkContest(rule).map(({ key }) => key);

describe('what the house has against a contest', () => {
  test.each([
    ['a tournament', aTournament()],
    ['a quest', aQuest()],
    ['a lottery', aLottery()],
    ['what is no contest', aRule()],
  ])('nothing: %s', (_name, rule) => {
    expect(checkContest(rule)).toEqual([]);
  });

  test.each([
    ['a tournament without its part', { ...aTournament(), contest: undefined }],
    ['the part of a contest on something else', aTournament({ kind: 'reload' })],
    ['rewards beside its places', aTournament({ rewards: [points] })],
    ['no end', aTournament({ schedule: { from: span.from } })],
    ['single days of the week', aTournament({ schedule: { ...span, weekdays: [1] } })],
    ['a budget in another currency', aTournament({ budget: { ...budget, currency: 'NOK' } })],
    ['its own currency at another rate', contest(aTournament(), { rates: { EUR: 999_999 } })],
    ['places by losses', aTournament({ trigger: { rank: { of: 'netLoss', ...meter } } })],
    ['places of a day', aTournament({ trigger: { rank: { of: 'win', ...meter, window: 'day' } } })],
    ['a tournament that calls itself a quest', contest(aTournament(), { identifier: 'quest-race' })],
    ['a tournament with tickets', contest(aTournament(), { tickets: { drawAt: '2026-02-01T00:00:00.000Z' } })],
    ['a quest by another name', contest(aQuest(), { identifier: 'harbour' })],
    ['a size that there is not', contest(aQuest(), { identifier: 'quest--xl--harbour' })],
    ['fewer gifts than levels', aQuest({ caps: { perPlayer: 1 } })],
    ['levels with prizes of places', contest(aQuest(), { pool: 100 })],
    ['an achievement of two steps', contest(aQuest({ kind: 'achievement' }), { identifier: 'achievement-first' })],
    ['a draw before tickets are over', contest(aLottery(), { tickets: { drawAt: '2026-01-08T00:09:59.000Z' } })],
    ['a lottery without tickets', contest(aLottery(), { tickets: undefined })],
  ])('refused: %s', (_name, rule) => {
    expect(keys(rule as PromotionRule)).toContain('contest');
  });

  test.each([
    ['none', []],
    ['places that do not follow', [{ from: 2, to: 3, share: 100 }]],
    ['places that go back', [{ from: 1, to: 0, share: 100 }]],
    ['more than the pool', [{ from: 1, to: 3, share: 4_000 }]],
    [
      'a place with nothing',
      [
        { from: 1, to: 1, share: 100 },
        { from: 2, to: 2 },
      ],
    ],
    ['a pool that nobody has a part of', [{ from: 1, to: 1, rewards: [points] }]],
  ])('prizes are refused: %s', (_name, prizes) => {
    expect(keys(contest(aTournament(), { prizes }))).toContain('prizes');
  });

  test('a budget that ends below the pool is refused', () => {
    expect(keys(contest(aTournament(), { pool: 100_001 }))).toEqual(['prizes']);
  });

  test('what gives nothing and is no contest is refused', () => {
    expect(keys(aRule({ rewards: [] }))).toEqual(['reward']);
  });
});
