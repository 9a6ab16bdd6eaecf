import { PromotionRule, promotionKinds } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { fieldsOfRule, type PromotionFields } from './promotion-fields.ts';
import { compareRules, factsOfRule } from './rule-facts.ts';
import { ruleOfFields } from './rule-of-fields.ts';
import { ruleOfTemplate } from './templates.ts';

const now = new Date('2026-11-17T10:30:00.000Z');
const base = ruleOfTemplate('deposit', now);
const change = (fields: Partial<PromotionFields>) => ruleOfFields({ ...fieldsOfRule(base), ...fields }, base);
const [reward] = fieldsOfRule(base).rewards as [PromotionFields['rewards'][number]];
const withReward = (fields: Partial<typeof reward>) => change({ rewards: [{ ...reward, ...fields }] });

describe('templates', () => {
  test.each(promotionKinds)('%s is a rule that can be sent as it is, and starts at the next midnight', (kind) => {
    const rule = ruleOfTemplate(kind, now);
    expect(PromotionRule.parse(rule)).toEqual(rule);
    expect(rule.schedule.from).toBe('2026-11-18T00:00:00.000Z');
  });

  test.each(promotionKinds)('%s asks for nothing that a strict profile forbids [PR-03] [PR-08]', (kind) => {
    const { rewards, takeDays } = ruleOfTemplate(kind, now);
    expect(takeDays).toBeGreaterThanOrEqual(30);
    for (const one of rewards) {
      const play = one.type === 'bonus' ? one : one.type === 'freespins' ? one.wins : undefined;
      expect(play?.wager ?? 0).toBeLessThanOrEqual(10);
      expect(play?.days ?? 30).toBeGreaterThanOrEqual(30);
    }
  });
});

describe('a rule as fields and back', () => {
  test.each(promotionKinds)('%s stays as it was', (kind) => {
    const rule = ruleOfTemplate(kind, now);
    expect(ruleOfFields(fieldsOfRule(rule), rule)).toEqual({ rule });
  });

  test('what is for a slip stays as it was, and says what it is', () => {
    const slip = {
      minOdds: 1.5,
      days: 30,
      minLegs: 3,
      maxLegs: 8,
      sports: ['football', 'racing'],
      when: 'live',
    } as const;
    const offer = { type: 'bet_offer' as const, amount: { EUR: 2_000 }, ...slip, sports: [...slip.sports] };
    const steps = [
      { legs: 3, percent: 5 },
      { legs: 5, percent: 15 },
    ];
    const target = { fixture: 7, market: '1x2;period=ft', outcome: 'home', price: 3_000 };
    const rewards: PromotionRule['rewards'] = [
      { type: 'freebet', amount: { EUR: 1_000 }, returns: 'no_risk', ...slip, sports: [...slip.sports] },
      { ...offer, offer: 'combo_boost', steps },
      { ...offer, offer: 'insurance', percent: 50 },
      { ...offer, offer: 'odds_boost', minLegs: 1, target },
    ];
    const rule = { ...ruleOfTemplate('freebet', now), rewards };
    expect(ruleOfFields(fieldsOfRule(rule), rule)).toEqual({ rule });
    const values = factsOfRule(rule).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['3: 5 %, 5: 15 %', 'football, racing', 'In play']));
    const wrong = ruleOfFields(
      { ...fieldsOfRule(rule), rewards: [{ ...reward, type: 'bet_offer', offer: 'combo_boost', comboSteps: 'three' }] },
      rule,
    );
    expect(wrong).toMatchObject({ faults: { 'rewards.0.steps': { code: 'not_fitting', entry: 'three' } } });
  });

  test('all that can be said stays as it was', () => {
    const rule: PromotionRule = {
      ...base,
      groupKey: 'welcome-1',
      schedule: { from: '2026-11-18T00:00:00.000Z', to: '2026-12-01T23:59:59.999Z', weekdays: [1, 5] },
      audience: {
        groups: [257],
        notGroups: [100],
        country: ['FI', 'EE'],
        currency: ['EUR', 'BTC'],
        licence: ['CW'],
        vip: ['GOLD'],
        level: { from: 3, to: 12 },
        segment: 'recent',
        stag: ['abc_1'],
        verified: false,
        playerIds: [7, 8],
      },
      condition: {
        depositNumber: [1, 2],
        amountAtLeast: { EUR: 2000, BTC: 50_000 },
        method: ['card'],
        firstTime: true,
      },
      rewards: [
        {
          type: 'bonus',
          percent: 50,
          cap: { EUR: 7500, BTC: 100_000 },
          wager: 10,
          weights: { slots: 100, other: 50, tables: 10, games: { 'a/b': 0 }, collections: { live: 5 } },
          games: { games: ['a/c'], collections: ['slots'], not: ['a/d'] },
          maxStake: { EUR: 500, BTC: 1000 },
          maxCashout: { EUR: 50_000, BTC: 9000 },
          days: 14,
          release: 'whole',
          minOdds: 1.5,
        },
        { type: 'points', chargeable: 10, persistent: 5 },
        { type: 'group', group: 545 },
      ],
      caps: { perPlayer: 2, perHousehold: 1, perDay: 100, total: 1000 },
    };
    expect(PromotionRule.parse(rule)).toEqual(rule);
    expect(fieldsOfRule(rule).currencies).toEqual(['EUR', 'BTC']);
    expect(ruleOfFields(fieldsOfRule(rule), rule)).toEqual({ rule });
  });

  test('a card and everything that can lie in a box stay as they were', () => {
    const play = {
      wager: 5,
      weights: { slots: 100, other: 50, tables: 10, games: { 'a/b': 20 } },
      games: { not: ['a/d'] },
      maxStake: { EUR: 500, NOK: 5000 },
      days: 30,
      release: 'steps' as const,
    };
    const rule: PromotionRule = {
      ...ruleOfTemplate('shop', now),
      // Priced in a currency of its own: whoever has none pays that of EUR.
      card: { group: 'sale-box', category: 'DISCOUNT', tag: 'VIP', price: { EUR: 400, BTC: 500 } },
      rewards: [
        {
          type: 'lootbox',
          groupKey: 'rocket_small',
          days: 14,
          items: [
            { weight: 1, prize: null },
            { weight: 2, prize: { type: 'points', chargeable: 10, persistent: 3 } },
            { weight: 3, prize: { type: 'cash', amount: { EUR: 100, NOK: 1000 } } },
            { weight: 4, prize: { type: 'bonus', amount: { EUR: 200, NOK: 2000 }, ...play } },
            {
              weight: 1_000_000,
              prize: {
                type: 'freespins',
                games: ['halley-studio/comet-run'],
                bet: { EUR: 20, NOK: 200 },
                count: 5,
                days: 7,
                result: 'bonus',
                maxWin: { EUR: 5000, NOK: 50_000 },
                wins: play,
              },
            },
          ],
        },
        { type: 'goods', worth: { EUR: 4000, NOK: 40_000 } },
      ],
    };
    expect(PromotionRule.parse(rule)).toEqual(rule);
    expect(fieldsOfRule(rule).currencies).toEqual(['EUR', 'NOK']);
    expect(ruleOfFields(fieldsOfRule(rule), rule)).toEqual({ rule });
    // Nothing of it comes from the rule it began with.
    expect(ruleOfFields(fieldsOfRule(rule), base)).toEqual({ rule });
  });

  test('only what is had for points has a card', () => {
    const shop = ruleOfTemplate('shop', now);
    const { rule } = ruleOfFields({ ...fieldsOfRule(shop), trigger: 'claim:choice' }, shop);
    expect(rule).not.toHaveProperty('card');
  });

  test('what the form does not show is kept: a meter with its steps', () => {
    const meter = { of: 'stake', money: 'cash', games: {}, window: 'week', from: 'start' } as const;
    const rule: PromotionRule = {
      ...base,
      trigger: { meter, reaches: [{ at: { EUR: 1000 }, rewards: [{ type: 'cash', amount: { EUR: 100 } }] }] },
    };
    expect(ruleOfFields(fieldsOfRule(rule), rule)).toEqual({ rule });
  });

  test.each([
    ['75', 7500],
    ['75.5', 7550],
    ['1,250.00', 125_000],
    ['12 500', 1_250_000],
    ['0,5', 50],
  ])('an amount is typed in units: %s', (typed, cents) => {
    expect(withReward({ cap: { EUR: typed } }).rule?.rewards[0]).toMatchObject({ cap: { EUR: cents } });
  });

  test('a currency without a row is not in the promotion', () => {
    const amounts = { EUR: '5', NOK: '50' };
    const fields = { currencies: ['NOK'] as const, rewards: [{ ...reward, cap: amounts, maxStake: amounts }] };
    const { rule } = change({ ...fields, amountAtLeast: amounts });
    expect(rule?.condition.amountAtLeast).toEqual({ NOK: 5000 });
    expect(rule?.rewards[0]).toMatchObject({ cap: { NOK: 5000 }, maxStake: { NOK: 5000 } });
  });

  test('cashback of another period is measured over that period', () => {
    const cashback = ruleOfTemplate('cashback', now);
    const { rule } = ruleOfFields({ ...fieldsOfRule(cashback), trigger: 'every:month' }, cashback);
    expect(rule?.trigger).toMatchObject({ every: 'month', meter: { of: 'netLoss', window: 'month' } });
  });
});

describe('what cannot be read is said at its place', () => {
  const bad: [string, ReturnType<typeof change>, Record<string, object>][] = [
    ['a part above all', withReward({ percent: '501' }), { 'rewards.0.percent': { code: 'too_large', bound: 500 } }],
    ['no part', withReward({ percent: '' }), { 'rewards.0.percent': { code: 'required' } }],
    ['no cap', withReward({ cap: {} }), { 'rewards.0.cap.EUR': { code: 'required' } }],
    [
      'an amount for one currency of two',
      change({
        currencies: ['EUR', 'NOK'],
        amountAtLeast: {},
        rewards: [
          { ...reward, cap: { EUR: '5', NOK: '50' }, maxStake: { EUR: '5', NOK: '50' }, maxCashout: { NOK: '9' } },
        ],
      }),
      { 'rewards.0.maxCashout.EUR': { code: 'required' } },
    ],
    ['cents of cents', withReward({ cap: { EUR: '1.234' } }), { 'rewards.0.cap.EUR': { code: 'too_fine' } }],
    ['nothing', withReward({ cap: { EUR: '0' } }), { 'rewards.0.cap.EUR': { code: 'too_small' } }],
    ['36 times', withReward({ wager: '36' }), { 'rewards.0.wager': { code: 'too_large', bound: 35 } }],
    ['half a day', withReward({ days: '0.5' }), { 'rewards.0.days': { code: 'not_whole' } }],
    [
      'a weight above all',
      withReward({ gameWeights: 'a/b: 101' }),
      { 'rewards.0.weights.games': { code: 'too_large' } },
    ],
    ['a weight of nothing', withReward({ gameWeights: 'a/b' }), { 'rewards.0.weights.games': { code: 'not_fitting' } }],
    [
      'a country by name',
      change({ country: 'Finland' }),
      { 'audience.country': { code: 'not_fitting', entry: 'Finland' } },
    ],
    ['a level above the last', change({ levelTo: '13' }), { 'audience.level.to': { code: 'too_large' } }],
    ['levels the wrong way', change({ levelFrom: '5', levelTo: '3' }), { 'audience.level.to': { code: 'too_small' } }],
    ['an end before the start', change({ to: '2026-11-01T00:00' }), { 'schedule.to': { code: 'not_fitting' } }],
    ['a budget below the cost', change({ hard: '1' }), { 'budget.hard': { code: 'too_small', bound: 1_000_000 } }],
    ['no currency', change({ currencies: [] }), { currencies: { code: 'required' } }],
    ['no gift', change({ rewards: [] }), { rewards: { code: 'required' } }],
    [
      'a language without a title',
      change({ texts: { ...base.texts, de: { title: ' ', summary: 'x' } } }),
      { 'texts.de.title': { code: 'required' } },
    ],
  ];
  test.each(bad)('%s', (_, read, faults) => {
    expect(read.rule).toBeUndefined();
    expect(read.faults).toMatchObject(faults);
    expect(Object.keys(read.faults ?? {})).toEqual(Object.keys(faults));
  });

  const shop = ruleOfTemplate('shop', now);
  const wheel = ruleOfTemplate('wheel', now);
  const [box] = fieldsOfRule(wheel).rewards as [PromotionFields['rewards'][number]];
  const [first, ...others] = box.items as [(typeof box.items)[number], ...(typeof box.items)[number][]];
  const withCard = (fields: Partial<PromotionFields>) => ruleOfFields({ ...fieldsOfRule(shop), ...fields }, shop);
  const withItems = (items: typeof box.items) =>
    ruleOfFields({ ...fieldsOfRule(wheel), rewards: [{ ...box, items }] }, wheel);
  const ofShops: [string, ReturnType<typeof change>, Record<string, object>][] = [
    ['a card without a name', withCard({ cardGroup: ' ' }), { 'card.group': { code: 'required' } }],
    ['a card with a loud name', withCard({ cardGroup: 'Best!' }), { 'card.group': { code: 'not_fitting' } }],
    ['no price in EUR', withCard({ cardPrice: { NOK: '10' } }), { 'card.price.EUR': { code: 'required' } }],
    ['half a point', withCard({ cardPrice: { EUR: '1.5' } }), { 'card.price.EUR': { code: 'not_whole' } }],
    [
      'no weight',
      withItems([{ ...first, weight: '0' }, ...others]),
      { 'rewards.0.items.0.weight': { code: 'too_small' } },
    ],
    ['one item', withItems([first]), { 'rewards.0.items': { code: 'too_few', bound: 2 } }],
    [
      'a prize without an amount',
      withItems([first, { weight: '1', prize: { ...reward, basis: 'amount', amount: {} } }]),
      { 'rewards.0.items.1.prize.amount.EUR': { code: 'required' } },
    ],
  ];
  test.each(ofShops)('%s', (_, read, faults) => {
    expect(read.rule).toBeUndefined();
    expect(read.faults).toMatchObject(faults);
    expect(Object.keys(read.faults ?? {})).toEqual(Object.keys(faults));
  });

  test('all of it at once', () => {
    const { faults } = change({ perPlayer: '0', takeDays: '', hard: 'much' });
    expect(Object.keys(faults ?? {}).toSorted()).toEqual(['budget.hard', 'caps.perPlayer', 'takeDays']);
  });
});

describe('a rule in words', () => {
  test('what is left open is not said', () => {
    const names = factsOfRule(base).map(({ name }) => name);
    expect(names).not.toContain('Countries');
    expect(names).toContain('Budget');
  });

  test('a box says every chance, and a changed weight shows in all of them', () => {
    const wheel = ruleOfTemplate('wheel', now);
    const facts = new Map(factsOfRule(wheel).map(({ name, value }) => [name, value]));
    expect(facts.get('Item 1: Chance')).toBe('34 of 74, 45.95 %');
    expect(facts.get('Item 4: Amount')).toBe('€2.00');
    const [box] = wheel.rewards;
    if (box?.type !== 'lootbox') throw new Error('the wheel gives a turn');
    const items = box.items.map((item, index) => (index === 0 ? { ...item, weight: 60 } : item));
    const changes = compareRules(wheel, { ...wheel, rewards: [{ ...box, items }] });
    expect(changes.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((place) => `Item ${place}: Chance`));
    expect(changes[0]).toMatchObject({ before: '34 of 74, 45.95 %', after: '60 of 100, 60.00 %' });
  });

  test('a card is said with its price in every currency', () => {
    const facts = factsOfRule(ruleOfTemplate('shop', now));
    expect(facts).toContainEqual({ at: 'card.price', name: 'Price in points', value: '400 (EUR)' });
    expect(facts).toContainEqual({ at: 'card.category', name: 'Shelf', value: 'Free spins' });
  });

  test('two versions: what changed, what came, what went', () => {
    const after: PromotionRule = {
      ...base,
      audience: { country: ['FI'] },
      condition: { amountAtLeast: { EUR: 3000 }, depositNumber: [1] },
      budget: { ...base.budget, hard: 3_000_000 },
    };
    expect(compareRules(base, after)).toEqual([
      { at: 'condition.amountAtLeast', name: 'Deposit from', before: '€20.00', after: '€30.00' },
      { at: 'condition.firstTime', name: 'Only who never had it', before: 'Yes' },
      { at: 'budget.hard', name: 'Budget', before: '€20,000.00', after: '€30,000.00' },
      { at: 'audience.country', name: 'Countries', after: 'FI' },
    ]);
    expect(compareRules(base, base)).toEqual([]);
  });
});
