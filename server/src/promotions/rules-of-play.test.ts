import { describe, expect, test } from 'vitest';
import { isInSegment } from './count-segments.ts';
import { type AudienceFacts, matchesAudience } from './matches-audience.ts';
import { meetsCondition } from './meets-condition.ts';
import { type CountedRound, meterValue, roundOf, takenBack } from './meter-value.ts';
import { birthdaysOn } from './pay-periods.ts';
import { isInSchedule, lastWindow, windowStart } from './period-of.ts';
import { resolveReward, resolveRewards, worthOf } from './resolve-reward.ts';
import { rewardFrom, rewardText } from './stored-reward.ts';
import { usualPlay } from './testing/a-rule.ts';

const somebody: AudienceFacts = {
  playerId: 7,
  groups: [543],
  segments: ['new'],
  country: 'DE',
  currency: 'EUR',
  licence: 'CW',
  level: 3,
  stag: 'partner_1',
  verified: true,
};

describe('an audience', () => {
  test.each([
    [{}, true],
    [{ groups: [1, 543] }, true],
    [{ groups: [1] }, false],
    [{ notGroups: [543] }, false],
    [{ country: ['DE', 'AT'] }, true],
    [{ country: ['NO'] }, false],
    [{ currency: ['NOK' as const] }, false],
    [{ licence: ['EE' as const] }, false],
    [{ vip: ['REGULAR'] }, true],
    [{ vip: ['GOLD'] }, false],
    [{ level: { from: 1, to: 2 } }, false],
    [{ segment: 'new' }, true],
    [{ segment: 'away' }, false],
    [{ stag: ['partner_1'] }, true],
    [{ verified: false }, false],
    [{ playerIds: [7] }, true],
    [{ playerIds: [8] }, false],
    [{ groups: [543], country: ['NO'] }, false],
  ])('%j: %s', (audience, fits) => {
    expect(matchesAudience(audience, somebody)).toBe(fits);
  });

  test('what is not known of a guest does not hold', () => {
    const { playerId: _, ...rest } = somebody;
    const guest = { ...rest, groups: [], segments: [], stag: null, verified: false };
    expect(matchesAudience({ country: ['DE'] }, guest)).toBe(true);
    for (const asked of [
      { groups: [543] },
      { playerIds: [7] },
      { segment: 'new' },
      { verified: true },
      { stag: ['x'] },
    ]) {
      expect(matchesAudience(asked, guest)).toBe(false);
    }
  });
});

describe('a condition', () => {
  const first = { currency: 'EUR' as const, depositNumber: 1, hadBefore: false, accountAgeDays: 3 };
  test.each([
    [{}, first, true],
    [{ depositNumber: [1, 2] }, first, true],
    [{ depositNumber: [2] }, first, false],
    [{ amountAtLeast: { EUR: 1000 } }, first, true],
    [{ amountAtLeast: { EUR: 1000 } }, { ...first, amount: 999n }, false],
    [{ amountAtLeast: { EUR: 1000 } }, { ...first, amount: 1000n }, true],
    [{ amountAtLeast: { NOK: 1000 } }, first, false],
    [{ method: ['visa'] }, first, true],
    [{ method: ['visa'] }, { ...first, method: 'bank' }, false],
    [{ firstTime: true }, { ...first, hadBefore: true }, false],
    [{ accountAgeDays: 4 }, first, false],
  ])('%j', (condition, occasion, holds) => {
    expect(meetsCondition(condition, occasion)).toBe(holds);
  });
});

describe('a reward', () => {
  const allowed = { mostWagering: 35 };
  const of = (deposit: bigint | null, meter: bigint | null = null) => ({ currency: 'EUR' as const, deposit, meter });
  const share = { type: 'bonus', percent: 50, cap: { EUR: 10_000 }, ...usualPlay, games: {} } as const;

  test('is a part of the deposit up to its cap, and the fraction is dropped', () => {
    expect(resolveReward(share, of(5_001n), allowed)).toMatchObject({ amount: 2_500n, deposit: 5_001n, wager: 10 });
    expect(resolveReward(share, of(30_000n), allowed)).toMatchObject({ amount: 10_000n });
    expect(resolveReward(share, of(1n), allowed)).toBeNull();
    expect(resolveReward(share, of(null), allowed)).toBeNull();
  });

  test('is nothing in a currency without an amount, and then the others are nothing either', () => {
    const inKrone = { ...of(5_000n), currency: 'NOK' as const };
    expect(resolveReward(share, inKrone, allowed)).toBeNull();
    const group = { type: 'group', group: 900 } as const;
    expect(resolveRewards([group, share], inKrone, allowed)).toBeNull();
    expect(resolveRewards([group, share], of(5_000n), allowed)).toHaveLength(2);
  });

  test('[PR-03] a written 25 is issued as 10 where no more is allowed', () => {
    expect(resolveReward({ ...share, wager: 25 }, of(1_000n), { mostWagering: 10 })).toMatchObject({ wager: 10 });
    expect(resolveReward({ ...share, wager: 25 }, of(1_000n), allowed)).toMatchObject({ wager: 25 });
  });

  test('golden 10: a tenth of what was lost of own money, less what was given in cash', () => {
    const cashback = { type: 'cash', percent: 10, cap: { EUR: 50_000 } } as const;
    expect(resolveReward(cashback, of(null, 50_000n - 43_000n - 500n), allowed)).toEqual({
      type: 'cash',
      amount: 650n,
      why: 'cashback',
    });
    expect(resolveReward(cashback, of(null, -1_000n), allowed)).toBeNull();
  });

  test('is kept as JSON with its amounts whole', () => {
    const due = resolveReward({ ...share, maxCashout: { EUR: 9_007_199_254_740_991 } }, of(10_000n), allowed);
    expect(due && rewardFrom(JSON.parse(rewardText(due)))).toEqual(due);
  });

  test('golden 8: twenty spins of 20 cost no more than 400 on average', () => {
    const spins = {
      type: 'freespins' as const,
      games: ['a'],
      bet: { EUR: 20 },
      count: 20,
      days: 7,
      result: 'cash' as const,
    };
    const due = resolveReward(spins, of(null), allowed);
    expect(due && worthOf(due)).toBe(400n);
  });
});

describe('a meter', () => {
  const news = {
    roundId: 'r',
    playerId: 1,
    game: 'halley-studio/comet-run',
    currency: 'EUR',
    openedAt: '2026-11-15T23:59:00.000Z',
    at: '2026-11-16T00:01:00.000Z',
    stake: '500',
    stakeBonus: '200',
    win: '1250',
    winBonus: '500',
  };
  const meter = { of: 'stake', money: 'cash', games: {}, window: 'week', from: 'start' } as const;
  const count = (changed: object, round: CountedRound = roundOf(news)) => meterValue({ ...meter, ...changed }, round);

  test.each([
    [{}, 300n],
    [{ money: 'all' }, 500n],
    [{ of: 'win' }, 750n],
    [{ of: 'netLoss' }, -450n],
    [{ of: 'rounds' }, 1n],
    [{ of: 'multiple', money: 'all' }, 2_500_000n],
    [{ stakeAtLeast: { EUR: 301 } }, null],
    [{ stakeAtLeast: { NOK: 1 } }, null],
    [{ of: 'deposits' }, null],
  ])('%j counts %s', (changed, value) => {
    expect(count(changed)).toBe(value);
  });

  test.each<[object, object, bigint | null]>([
    [{ minOdds: 1.5 }, {}, null],
    [{ minOdds: 1.5 }, { odds: 1_500 }, 300n],
    [{ minOdds: 1.5 }, { odds: 1_499 }, null],
    [{}, { odds: 1_010 }, 300n],
    [{}, { odds: 2_000, uncounted: true }, null],
    [{ of: 'netLoss' }, { odds: 2_000, uncounted: true }, -450n],
  ])('[SPORT-84] %j of a bet with %j counts %s', (changed, said, value) => {
    expect(count(changed, roundOf({ ...news, ...said }))).toBe(value);
  });

  test('bonus money and free rounds count for no meter of cash', () => {
    expect(count({}, roundOf({ ...news, stakeBonus: '500', winBonus: '1250' }))).toBeNull();
    expect(count({ of: 'win' }, roundOf({ ...news, stake: '0', freeRoundsId: 'f' }))).toBeNull();
  });

  test('what is taken back takes off the same; what had not been told takes off nothing', () => {
    const back = takenBack({ ...news, settled: true });
    expect(back && count({}, back)).toBe(-300n);
    expect(back && count({ of: 'rounds' }, back)).toBe(-1n);
    expect(takenBack({ ...news, settled: false })).toBeNull();
  });
});

describe('periods', () => {
  const start = new Date('2026-02-03T10:00:00Z');
  test.each([
    ['whole', '2026-02-03'],
    ['day', '2026-11-17'],
    ['week', '2026-11-16'],
    ['month', '2026-11-01'],
    ['quarter', '2026-10-01'],
  ] as const)('%s begins on %s', (window, day) => {
    expect(windowStart(window, new Date('2026-11-17T23:59:59Z'), start).toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  test('a week ends on Sunday at midnight, UTC', () => {
    const [from, until] = [new Date('2026-11-09T00:00:00Z'), new Date('2026-11-16T00:00:00Z')];
    expect(lastWindow('week', until)).toEqual({ from, until });
    expect(lastWindow('week', new Date('2026-11-22T23:59:59Z'))).toEqual({ from, until });
  });

  test('a schedule has a start, an end and days', () => {
    const schedule = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', weekdays: [2] };
    const at = (text: string) => isInSchedule(schedule, new Date(text));
    expect([at('2026-11-17T12:00:00Z'), at('2026-11-18T12:00:00Z')]).toEqual([true, false]);
    expect([at('2026-10-27T12:00:00Z'), at('2026-12-01T00:00:00Z')]).toEqual([false, false]);
  });

  test('who was born on the 29th of February has a birthday every year', () => {
    expect(birthdaysOn(new Date('2027-02-28T09:00:00Z'))).toEqual(['02-28', '02-29']);
    expect(birthdaysOn(new Date('2028-02-28T09:00:00Z'))).toEqual(['02-28']);
  });
});

test('[PR-09] a segment goes by when somebody was here, for how long, and what they like', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const player = {
    createdAt: new Date('2026-11-01T00:00:00Z'),
    signedInAt: new Date('2026-11-10T12:00:00Z'),
    favourite: 'slot',
  };
  const is = (predicate: Parameters<typeof isInSegment>[0]) => isInSegment(predicate, player, now);
  expect([is({ seenWithinDays: 7 }), is({ seenWithinDays: 6 }), is({ notSeenForDays: 7 })]).toEqual([
    true,
    false,
    true,
  ]);
  expect([is({ accountAgeToDays: 16 }), is({ accountAgeFromDays: 17 })]).toEqual([true, false]);
  expect([is({ favouriteCategory: 'slot' }), is({ favouriteCategory: 'table' })]).toEqual([true, false]);
});
