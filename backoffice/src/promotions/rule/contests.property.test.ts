import { type Contest, type Currency, currencyCodes, PromotionRule, type Reward } from '@halley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateOf, rateText } from './frozen-rate.ts';
import { placePrizes } from './place-prizes.ts';
import { fieldsOfRule } from './promotion-fields.ts';
import { ruleOfFields } from './rule-of-fields.ts';
import { ruleOfTemplate } from './templates.ts';

const now = new Date('2026-11-17T10:30:00.000Z');
const cents = fc.integer({ min: 1, max: 10_000_000 });
const perCurrency = fc.record({ EUR: cents, NOK: cents });
const reward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({ type: fc.constant('points' as const), chargeable: fc.nat(1e9), persistent: fc.nat(1e9) }),
  fc.record({ type: fc.constant('cash' as const), amount: perCurrency }),
  fc.record({
    type: fc.constant('tickets' as const),
    lottery: fc.stringMatching(/^[a-z]{3,20}$/),
    count: fc.integer({ min: 1, max: 10_000 }),
  }),
);
const rewards = fc.array(reward, { minLength: 1, maxLength: 3 });
const identifier = fc.stringMatching(/^[a-z0-9]{3,20}(-{1,2}[a-z0-9]{1,9}){0,3}$/);
const rate = fc.integer({ min: 1, max: 1_000_000_000 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const whole = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
const games = fc.constantFrom({}, { games: ['a/b', 'c/d'] }, { collections: ['slots'], not: ['a/b'] });
const common = fc.record({ identifier, rate }).map(({ identifier: name, rate: NOK }) => ({
  identifier: name,
  currency: 'EUR' as const,
  rates: { EUR: 1_000_000, NOK },
}));

/** Places that follow each other, and whose shares are no more than the pool. */
const prizes = fc
  .array(
    fc.record({ size: fc.integer({ min: 1, max: 9 }), share: optional(fc.integer({ min: 1, max: 100 })), rewards }),
    {
      minLength: 1,
      maxLength: 10,
    },
  )
  .map((all): NonNullable<Contest['prizes']> => {
    let from = 1;
    return all.map(({ size, share, rewards: given }) => {
      const prize = { from, to: from + size - 1, ...(share !== undefined && { share }), rewards: given };
      from += size;
      return prize;
    });
  });

const tournaments = fc
  .record({
    common,
    prizes,
    pool: optional(cents),
    of: fc.constantFrom('rounds' as const, 'stake' as const, 'win' as const, 'multiple' as const, 'points' as const),
    money: fc.constantFrom('cash' as const, 'all' as const),
    from: fc.constantFrom('joined' as const, 'start' as const),
    games,
    stakeAtLeast: optional(perCurrency),
    gamesTakenLimit: optional(fc.integer({ min: 1, max: 1e6 })),
    producer: optional(fc.constant('halley-studio')),
    teams: optional(
      fc.record({
        names: fc.constantFrom(['Comets', 'Moons'], ['Red Giants', 'Blue Dwarfs', 'Dust']),
        by: fc.constantFrom('shuffle' as const, 'choice' as const),
        best: fc.integer({ min: 1, max: 1000 }),
      }),
    ),
  })
  .map(({ common: own, of, money, from, games: filter, stakeAtLeast, ...contest }): PromotionRule => {
    const rank = whole({ of, money, games: filter, stakeAtLeast, window: 'whole' as const, from });
    return {
      ...ruleOfTemplate('tournament', now),
      trigger: { rank } as PromotionRule['trigger'],
      contest: whole({ ...own, ...contest }) as Contest,
    };
  });

const quests = fc
  .record({ common, steps: fc.array(fc.record({ at: cents, rewards }), { minLength: 1, maxLength: 25 }) })
  .map(({ common: own, steps }): PromotionRule => {
    const start = ruleOfTemplate('quest', now);
    const meter = { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'start' } as const;
    return { ...start, trigger: { meter, reaches: steps }, contest: own };
  });

const lotteries = fc
  .record({
    common,
    prizes,
    points: optional(fc.integer({ min: 1, max: 1e6 })),
    deposits: optional(
      fc.record({
        EUR: fc.array(fc.record({ from: cents, price: cents }), { minLength: 1, maxLength: 10 }),
        NOK: fc.array(fc.record({ from: cents, price: cents }), { minLength: 1, maxLength: 3 }),
      }),
    ),
    most: optional(fc.integer({ min: 1, max: 100_000 })),
  })
  .map(
    ({ common: own, prizes: places, ...tickets }): PromotionRule => ({
      ...ruleOfTemplate('lottery', now),
      contest: { ...own, prizes: places, tickets: whole({ ...tickets, drawAt: '2026-12-24T20:00:00.000Z' }) as never },
    }),
  );

test('any contest can be typed, and is the same afterwards', () => {
  fc.assert(
    fc.property(fc.oneof(tournaments, quests, lotteries), (rule) => {
      expect(PromotionRule.parse(rule)).toEqual(rule);
      expect(ruleOfFields(fieldsOfRule(rule), rule)).toEqual({ rule });
      // Nothing of it comes from the rule it began with.
      expect(ruleOfFields(fieldsOfRule(rule), { ...rule, ...pickOther(rule) })).toEqual({ rule });
    }),
    { numRuns: 300 },
  );
});

function pickOther({ kind }: PromotionRule): Pick<PromotionRule, 'contest' | 'trigger'> {
  const { contest, trigger } = ruleOfTemplate(kind, new Date('2027-01-01T00:00:00.000Z'));
  return { ...(contest && { contest }), trigger };
}

test('a rate is typed in units and is exactly the same afterwards, between any two currencies', () => {
  const code = fc.constantFrom<Currency>(...currencyCodes);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), code, code, (millionths, from, to) => {
      expect(rateOf(rateText(millionths, { from, to }), { from, to })).toBe(millionths);
    }),
  );
});

test('places share out the whole pool, to the subunit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), prizes, (pool, places) => {
      const isWhole = places.some(({ share }) => share !== undefined);
      const given = placePrizes({ pool, prizes: places });
      const sum = given.reduce((all, { cents: each, from, to }) => all + each * (to - from + 1), 0);
      expect(sum).toBe(isWhole ? pool : 0);
    }),
  );
});
