import { describe, expect, test } from 'vitest';
import { VipProgress } from './vip.ts';
import {
  isLifelong,
  isVip,
  nextVipStatus,
  quarterOf,
  regularFigures,
  usualVipThresholds,
  vipCardOf,
  vipStatuses,
  vipStatusOf,
} from './vip-status.ts';

test('[VIP-04] the statuses, the highest for life', () => {
  expect(vipStatuses).toEqual(['REGULAR', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND']);
  expect(vipStatuses.filter(isLifelong)).toEqual(['DIAMOND']);
});

test.each([
  [[], 'REGULAR', false],
  [[1117], 'REGULAR', false],
  [[21, 100], 'REGULAR', false],
  [[257], 'BRONZE', true],
  [[793], 'BRONZE', true],
  [[258, 257], 'SILVER', true],
  [[259], 'GOLD', true],
  [[1117, 255], 'PLATINUM', true],
  [[257, 759, 258], 'DIAMOND', true],
] as const)('groups %j are %s', (groups, status, member) => {
  expect([vipStatusOf(groups), isVip(groups)]).toEqual([status, member]);
});

test('each status has one above, the highest none but itself', () => {
  expect(vipStatuses.map(nextVipStatus)).toEqual(['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND', 'DIAMOND']);
});

describe('[VIP-07] a card is before, current, future or lock', () => {
  test.each([
    ['REGULAR', ['current', 'future', 'lock', 'lock', 'lock', 'lock']],
    ['BRONZE', ['before', 'current', 'future', 'lock', 'lock', 'lock']],
    ['SILVER', ['before', 'before', 'current', 'future', 'lock', 'lock']],
    ['GOLD', ['before', 'before', 'before', 'current', 'future', 'lock']],
    ['PLATINUM', ['before', 'before', 'before', 'before', 'current', 'future']],
    ['DIAMOND', ['before', 'before', 'before', 'before', 'before', 'current']],
  ] as const)('for %s', (own, cards) => {
    expect(vipStatuses.map((status) => vipCardOf(status, own))).toEqual(cards);
  });
});

describe('[VIP-12] the quarter ends on its last day', () => {
  test.each([
    ['2026-01-01T00:00:00.000Z', '2026-01-01', '2026-03-31'],
    ['2026-03-31T23:59:59.999Z', '2026-01-01', '2026-03-31'],
    ['2026-04-01T00:00:00.000Z', '2026-04-01', '2026-06-30'],
    ['2028-02-29T12:00:00.000Z', '2028-01-01', '2028-03-31'],
    ['2026-09-30T23:59:59.999Z', '2026-07-01', '2026-09-30'],
    ['2026-11-15T10:00:00.000Z', '2026-10-01', '2026-12-31'],
    ['2026-12-31T23:59:59.999Z', '2026-10-01', '2026-12-31'],
  ])('%s', (at, first, last) => {
    const quarter = quarterOf(new Date(at));
    expect([quarter.from.toISOString(), quarter.lastDay]).toEqual([`${first}T00:00:00.000Z`, last]);
    expect(quarter.until.getTime()).toBe(Date.parse(`${last}T00:00:00Z`) + 24 * 60 * 60 * 1000);
    expect([quarter.months[0], quarter.months[2], quarter.months.length]).toEqual([
      first.slice(0, 7),
      last.slice(0, 7),
      3,
    ]);
  });
});

test('what stands in for figures that cannot be read says nothing of the player, and has the shape of the real ones', () => {
  expect(regularFigures('JPY')).toMatchObject({ currentStatus: 'REGULAR', overallProgress: 0, currency: 'JPY' });
  expect(VipProgress.safeParse({ ...regularFigures('EUR'), userId: 7 })).toMatchObject({ success: true });
  expect(usualVipThresholds).toEqual({ deposits_cents: 900_000, bets_cents: 9_000_000 });
});
