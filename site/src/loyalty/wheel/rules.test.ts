import { describe, expect, test } from 'vitest';
import { type Chance, likeliestFirst, meanWorth, mostlyGives, oneInText, percentText } from './chances.ts';
import { countOpen, heldTurns, isTurn, lastTurn, shownBoxes, withLootbox } from './own-lootboxes.ts';
import { rocketModeOf, skinOf } from './rocket-modes.ts';
import { isSame } from './SegmentsPage.tsx';
import { coloursOf } from './sector-colours.ts';
import { chancesOf, segmentOf } from './segments.ts';
import { aBox, aDrawn, aTurn, someChances } from './testing/some-lootboxes.ts';

const chance = (changes: Partial<Chance>): Chance => ({
  prize: null,
  weight: 1,
  of: 10,
  worth_cents: 0,
  given: 0,
  ...changes,
});

describe('chances', () => {
  test.each([
    [340, 1_000, '34%', '2.9'],
    [8, 1_000, '0.8%', '125'],
    [5, 10_005, '0.05%', '2,001'],
    [1, 3, '33.3%', '3'],
    [1, 1_000_000, '0.0001%', '1,000,000'],
  ])('%i of %i is %s, one in %s', (weight, of, percent, many) => {
    expect(percentText('en', { weight, of })).toBe(percent);
    expect(oneInText('en', { weight, of })).toBe(many);
  });

  test('the mean worth is never told as more than it is, and not at all where a worth is unknown', () => {
    expect(meanWorth(someChances())).toBe(213);
    expect(meanWorth([chance({ weight: 2, worth_cents: 1 }), chance({ worth_cents: 0 })])).toBe(0);
    expect(meanWorth([chance({ worth_cents: null })])).toBeNull();
    expect(meanWorth([])).toBeNull();
  });

  test('what is common is said where more than half give it', () => {
    expect(mostlyGives(someChances())).toBe('points');
    expect(mostlyGives([chance({ weight: 9 }), chance({ prize: { type: 'points', points: 1 } })])).toBe('nothing');
    expect(mostlyGives([chance({}), chance({ prize: { type: 'points', points: 1 } })])).toBeNull();
  });

  test('the likeliest stands first; narrow ones have bright colours, nothing has none', () => {
    expect(likeliestFirst([chance({ weight: 1 }), chance({ weight: 3 })]).map(({ item }) => item)).toEqual([1, 0]);
    const colours = coloursOf([...someChances(), chance({ weight: 500, of: 1_000 })]);
    expect(new Set(colours.slice(0, 9).map(({ fill }) => fill)).size).toBe(9);
    expect(colours[0]?.ink).toBe('#ffffff');
    expect(colours[8]?.ink).toBe('#0a0e1c');
    expect(colours[9]?.fill).toBe('#2b3556');
  });
});

describe('own boxes and turns', () => {
  const now = new Date(2026, 10, 17, 12);
  const today = new Date(2026, 10, 17, 0, 1).toISOString();
  const yesterday = new Date(2026, 10, 16, 23, 59).toISOString();

  test('[WHEEL-06] turns are the issued ones whose key starts with wheel or manual_wheel', () => {
    const keys = ['wheel', 'wheel_daily', 'manual_wheel_7', 'rocket_pro', 'a_wheel', 'box'];
    expect(keys.filter((group_key) => isTurn({ group_key }))).toEqual(['wheel', 'wheel_daily', 'manual_wheel_7']);
    const boxes = [aTurn({ id: 3 }), aTurn({ id: 2, group_key: 'manual_wheel' }), aDrawn(1), aBox()];
    expect(heldTurns(boxes).map(({ id }) => id)).toEqual([2, 3]);
  });

  test.each([
    ['issued', yesterday, true],
    ['activated', today, true],
    ['activated', yesterday, false],
    ['canceled', yesterday, false],
    ['expired', today, false],
  ] as const)('[WHEEL-04] [WHEEL-05] %s and created at %s is shown: %s', (stage, created_at, isShown) => {
    expect(shownBoxes([aBox({ stage, created_at })], now)).toHaveLength(isShown ? 1 : 0);
  });

  test('one whose time has just run out is not shown, and turns of the wheel are no boxes', () => {
    expect(shownBoxes([aBox({ valid_until: yesterday }), aTurn()], now)).toEqual([]);
  });

  test('the turn that was turned last is the one with the highest nonce of today', () => {
    const proof = aDrawn(1).proof;
    if (!proof) throw new Error('it was drawn');
    const first = aDrawn(1, { id: 9, created_at: today, proof: { ...proof, nonce: 4 } });
    const last = aDrawn(2, { id: 8, created_at: today, proof: { ...proof, nonce: 5 } });
    expect(lastTurn([first, last, aDrawn(3, { created_at: yesterday, proof: { ...proof, nonce: 9 } })], now)?.id).toBe(
      8,
    );
  });

  test('[LIVE-10] what has changed is replaced by its id, else put in front', () => {
    const boxes = [aBox({ id: 1 }), aBox({ id: 2 })];
    expect(withLootbox(boxes, aDrawn(0, { id: 2 })).map(({ id, stage }) => `${id} ${stage}`)).toEqual([
      '1 issued',
      '2 activated',
    ]);
    expect(withLootbox(boxes, aBox({ id: 7 })).map(({ id }) => id)).toEqual([7, 1, 2]);
    expect(countOpen([...boxes, aDrawn(0)])).toBe(2);
  });
});

describe('what the documents announce', () => {
  const money = (amount_cents: number) => [
    { currency: 'NOK', amount_cents: amount_cents * 10 },
    { currency: 'EUR', amount_cents },
  ];
  const item = (weight: number, bonus?: object) => ({
    id: weight,
    weight,
    prize: false,
    bonuses: bonus ? [{ title: 'T', attributes: [], result_bonus: [], ...bonus }] : [],
  });
  const items = [
    item(4_000, { type: 'freespins', attributes: [{ field: 'freespins_count', value: 10 }] }),
    item(5, {
      type: 'bonus',
      attributes: [{ field: 'bonus_amount', value: money(1_000_000) }],
      result_bonus: [{ field: 'wager', value: 40 }],
    }),
    item(10, {
      type: 'bonus',
      attributes: [
        { field: 'bonus_amount', value: money(500) },
        { field: 'wager', value: 0 },
      ],
    }),
    item(7, { type: 'points', attributes: [{ field: 'points', value: 25 }] }),
    item(3),
  ] as unknown as Parameters<typeof chancesOf>[0];

  test('[WHEEL-01] [WHEEL-02] [WHEEL-03] is read from attributes and results, in the player’s currency', () => {
    expect(chancesOf(items, 'EUR').map(({ prize, weight, of }) => ({ prize, weight, of }))).toEqual([
      { prize: { type: 'freespins', count: 10, title: 'T' }, weight: 4_000, of: 4_025 },
      { prize: { type: 'bonus', amount_cents: 1_000_000, wager: 40 }, weight: 5, of: 4_025 },
      { prize: { type: 'cash', amount_cents: 500 }, weight: 10, of: 4_025 },
      { prize: { type: 'points', points: 25 }, weight: 7, of: 4_025 },
      { prize: null, weight: 3, of: 4_025 },
    ]);
    expect(chancesOf(items, 'NOK')[2]?.prize).toEqual({ type: 'cash', amount_cents: 5_000 });
    expect(chancesOf(items, 'CAD')[2]?.prize).toEqual({ type: 'cash', amount_cents: 5_000 });
  });

  test('[WHEEL-07] the first key of the document that is one of the player’s groups', () => {
    const config = { '635': 'a', '1058': 'b' };
    expect(segmentOf(config, [1_058, 635])).toEqual({ group: '635', items: 'a' });
    expect(segmentOf(config, [21, 1_058])).toEqual({ group: '1058', items: 'b' });
    expect(segmentOf(config, [21])).toBeNull();
  });

  test('is the same as the live wheel where kinds, sizes and chances are, in whatever order', () => {
    const chances = chancesOf(items, 'EUR');
    expect(isSame(chances, chances.toReversed())).toBe(true);
    expect(isSame(chances, chancesOf(items.slice(1), 'EUR'))).toBe(false);
  });
});

describe('rockets', () => {
  test('are known by their group keys', () => {
    expect(['rocket_lite', 'rocket_pro', 'rocket_max', 'rocket_', 'box'].map(rocketModeOf)).toEqual([
      'lite',
      'pro',
      'max',
      null,
      null,
    ]);
  });

  test('[CONF-20] take pictures of this host from the page’s JSON, and nothing else', () => {
    const rocket = (address: unknown) => ({ rocket: { default: address } });
    const skin = { lite: rocket('/art/lite.webp'), pro: rocket('//evil.test/x.png'), max: rocket(7) };
    expect(skinOf({ skin })).toEqual({ lite: '/art/lite.webp' });
    expect(skinOf(null)).toEqual({});
    expect(skinOf({ skin: 'x' })).toEqual({});
  });
});
