import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LootboxReward, PromotionRule, WheelConfig, WheelConfigSegments } from '@halley/contract';
import { weightedDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { chiSquared } from '@halley/studio/fair/p-values';
import { describe, expect, test } from 'vitest';
import { createGeo } from '../geo/index.ts';
import { checkRule, isRefused, resolveRewards, worthOf } from '../promotions/index.ts';
import { announcedItems } from './announced-wheels.ts';
import { demoWheels, turnPrice, wheelItems } from './demo-wheel.ts';

const { protectionOf } = createGeo({ demo: true });
const boxOf = (rule: PromotionRule) => {
  const [reward] = rule.rewards;
  if (reward?.type !== 'lootbox') throw new Error('a wheel gives turns');
  return reward;
};

const content = join(import.meta.dirname, '../../content');
const readJson = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8'));
const read = (name: string) => readJson(`documents/${name}.json`);

/** A table of a rule as clients of the field read it. */
const onTheWire = (items: LootboxReward['items']) =>
  items.map(({ weight, prize }, index) => {
    const list = (amounts: object | undefined) =>
      Object.entries(amounts ?? {}).map(([currency, amount_cents]) => ({ currency, amount_cents }));
    if (prize?.type !== 'freespins' && prize?.type !== 'bonus') throw new Error('such a wheel has spins and a bonus');
    const isSpins = prize.type === 'freespins';
    return {
      id: index + 1,
      weight,
      prize: false,
      bonuses: [
        {
          title: isSpins ? `${prize.count} free spins` : expect.stringContaining('Bonus of'),
          type: prize.type,
          attributes: isSpins
            ? [{ field: 'freespins_count', value: prize.count }]
            : [{ field: 'bonus_amount', value: list(prize.amount) }],
          result_bonus: [
            { field: 'wager', value: isSpins ? prize.wins?.wager : prize.wager },
            { field: 'max_win', value: list(isSpins ? prize.maxWin : prize.maxCashout) },
          ],
        },
      ],
    };
  });

describe('what the documents announce', () => {
  test('[WHEEL-08] [WHEEL-09] is what a turn of the points shop and the first turn really give', () => {
    const announced = WheelConfig.parse(read('wheel-config'));
    expect(announced).toEqual(onTheWire(announcedItems));
    expect(announced.map(({ weight, bonuses: [bonus] }) => [weight, bonus?.attributes[0]?.value])).toEqual([
      [4000, 10],
      [4000, 20],
      [2000, 50],
      [5, expect.arrayContaining([{ currency: 'EUR', amount_cents: 1_000_000 }])],
    ]);
    const keys = demoWheels.filter((rule) => boxOf(rule).items === announcedItems).map((rule) => boxOf(rule).groupKey);
    expect(keys).toEqual(['manual_wheel_turn', 'wheel_welcome']);
  });

  test('[WHEEL-10] [WHEEL-11] is what players of a group really turn every day', () => {
    const announced = WheelConfigSegments.parse(read('wheel-config-segments'));
    expect(Object.keys(announced)).toEqual(['21', '1308', '1309']);
    for (const [group, items] of Object.entries(announced)) {
      const own = demoWheels.filter(({ audience }) => audience.groups?.includes(Number(group)));
      expect(own.map(({ trigger }) => trigger)).toEqual([{ claim: 'daily' }]);
      for (const rule of own) expect(items).toEqual(onTheWire(boxOf(rule).items));
      const wagers = items.map(({ bonuses }) => bonuses[0]?.result_bonus.find(({ field }) => field === 'wager')?.value);
      expect([
        [25, 25, 25, 3],
        [30, 30, 30, 3],
      ]).toContainEqual(wagers);
    }
    expect(new Set(Object.values(announced).map((items) => items.map(({ weight }) => weight).join())).size).toBe(3);
  });
});

describe('pages that clients of the field ask for', () => {
  test('every wheel has one, with what a turn costs', () => {
    for (const path of ['rocketmart-wheel', ...Object.keys(read('wheel-config-segments'))]) {
      const { categories, json } = readJson(`pages/${path}/page.json`);
      expect([path, categories, json.rateInfo.rate]).toEqual([path, ['data'], { points: turnPrice }]);
    }
  });

  test('rocket chance has pictures for its slot, eight prizes and three rockets', () => {
    const { skin } = readJson('pages/rocket-chance/page.json').json;
    expect(Object.keys(skin)).toEqual(['slot', 'prizes', 'lite', 'pro', 'max']);
    expect(Object.keys(skin.prizes)).toHaveLength(8);
    const addresses = JSON.stringify(skin).match(/\/content\/rocket\/[a-z0-9-]+\.svg/g) ?? [];
    expect(new Set(addresses).size).toBe(1 + 8 + 3 * 4);
    for (const address of new Set(addresses)) {
      expect(existsSync(join(content, '../../site/public', address)), address).toBe(true);
    }
  });
});

describe('wheels and boxes of the demo', () => {
  test.each(demoWheels.map((rule) => [rule.texts.en.title, rule] as const))(
    '%s is a rule the house takes',
    (_name, rule) => {
      expect(PromotionRule.parse(rule)).toEqual(rule);
      expect(isRefused(checkRule(rule, protectionOf)), JSON.stringify(checkRule(rule, protectionOf))).toBe(false);
    },
  );

  test('[PP-12] every wheel gives what its chances say: χ² over 200 000 draws of fixed seeds', {
    timeout: 120_000,
  }, () => {
    const tables = [
      ...new Map(demoWheels.map((rule) => [JSON.stringify(boxOf(rule).items), boxOf(rule).items])).values(),
    ];
    const draws = 200_000;
    for (const [at, items] of tables.entries()) {
      const weights = items.map(({ weight }) => weight);
      const of = weights.reduce((sum, weight) => sum + weight, 0);
      const counts = weights.map(() => 0);
      for (let nonce = 0; nonce < draws; nonce += 1) {
        const { item } = weightedDraw(
          { serverSeed: `${at}`.padStart(64, 'a'), clientSeed: 'demo', nonce },
          weights,
          nodeHash.hmac,
        );
        counts[item] = (counts[item] ?? 0) + 1;
      }
      const expected = weights.map((weight) => (draws * weight) / of);
      expect(chiSquared(counts, expected), `${weights}`).toBeGreaterThan(0.001);
    }
  });

  test('a turn is worth 1.98 euros and the points in it, as the board says; boxes come to about their price', () => {
    const worthIn = (rule: PromotionRule) => {
      const [due] =
        resolveRewards(rule.rewards, { currency: 'EUR', deposit: null, meter: null }, { mostWagering: 35 }) ?? [];
      return due && worthOf(due);
    };
    const meanPoints = (rule: PromotionRule) => {
      const { items } = boxOf(rule);
      return (
        items.reduce((sum, { weight, prize }) => sum + weight * (prize?.type === 'points' ? prize.chargeable : 0), 0) /
        1000
      );
    };
    expect(wheelItems).toHaveLength(9);
    const keyOf = (rule: PromotionRule) => boxOf(rule).groupKey;
    expect(demoWheels.map((rule) => [keyOf(rule), worthIn(rule), meanPoints(rule)])).toEqual([
      ['wheel_daily', 198n, 15.4],
      ['manual_wheel_turn', 940n, 0],
      ['wheel_welcome', 940n, 0],
      ['wheel_21', 479n, 0],
      ['wheel_1308', 468n, 0],
      ['wheel_1309', 608n, 0],
      ['rocket_lite', 50n, 64],
      ['rocket_pro', 270n, 255],
      ['rocket_max', 1325n, 1275],
    ]);
  });
});
