import { randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { aCard, aRule, usualPlay } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';

const suite = promotionsSuite();
const { database, open, budgetOf } = suite;

const standing = async (promotionId: number, playerId: number) =>
  (await suite.room.cardsFor(database, playerId))?.cards.find(({ promotion }) => promotion.id === promotionId);
const take = (promotionId: number, playerId: number, occasions: string[] = [randomUUID()]) =>
  database.tx((tx) => suite.room.takeNow(tx, { promotionId, playerId, by: 'points', occasions }));

describe('how a card stands for a player', () => {
  test.each<[string, Partial<PromotionRule>, object, string | null]>([
    ['everybody', {}, {}, null],
    ['others', { audience: { country: ['NO'] } }, {}, 'not_for_you'],
    ['a higher level', { audience: { level: { from: 8, to: 12 } } }, { level: 7 }, 'level'],
    ['this level', { audience: { level: { from: 8, to: 12 } } }, { level: 8 }, null],
    ['a lower level', { audience: { level: { from: 1, to: 3 } } }, { level: 4 }, 'not_for_you'],
    ['a higher level, of others', { audience: { level: { from: 8, to: 12 }, country: ['NO'] } }, {}, 'not_for_you'],
    ['one account', { audience: { notGroups: [100] } }, { groups: [100] }, 'several_accounts'],
    ['who wants bonuses', {}, { canIssue: false }, 'no_bonuses'],
    ['another currency', {}, { currency: 'NOK' }, 'no_amount'],
    ['an older account', { condition: { accountAgeDays: 1_000 } }, {}, 'not_for_you'],
  ])('for %s', async (_name, changed, facts, obstacle) => {
    open();
    const id = await suite.room.live(aCard(changed));
    const found = await standing(id, suite.room.player(facts));
    expect(found?.obstacle).toBe(obstacle);
    expect(found?.fromLevel).toBe(obstacle === 'level' ? 8 : null);
  });

  test('who may receive nothing, what is over and what is claimed otherwise', async () => {
    open();
    const [player, closed] = [suite.room.player(), suite.room.player()];
    suite.room.closed.add(closed);
    const id = await suite.room.live(aCard());
    const over = await suite.room.live(
      aCard({ schedule: { from: '2026-01-01T00:00:00.000Z', to: '2026-11-17T12:00:00.000Z' } }),
    );
    const offer = await suite.room.live(aRule());
    expect((await standing(id, closed))?.obstacle).toBe('not_for_you');
    expect([await standing(over, player), await standing(offer, player)]).toEqual([undefined, undefined]);
    expect(await suite.room.cardsFor(database, 999_999_999)).toBeUndefined();
  });

  test('how many are left: of the stock, of the day, of the budget, of what one may have', async () => {
    open();
    const [player, other] = [suite.room.player(), suite.room.player()];
    const budget = { currency: 'EUR', expected: 1_000, hard: 2_500 } as const;
    const cards = {
      stock: await suite.room.live(aCard({ caps: { perPlayer: 1_000, total: 7 } })),
      day: await suite.room.live(aCard({ caps: { perPlayer: 1_000, perDay: 4 } })),
      budget: await suite.room.live(aCard({ budget })),
      own: await suite.room.live(aCard({ caps: { perPlayer: 3 } })),
      household: await suite.room.live(aCard({ caps: { perPlayer: 3, perHousehold: 2 } })),
    };
    suite.room.households.set(player, [other]);
    const left = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(cards).map(async ([name, id]) => {
            const found = await standing(id, player);
            return [name, [found?.left, found?.leftOfOwn]];
          }),
        ),
      );
    expect(await left()).toEqual({
      stock: [7, 1_000],
      day: [4, 1_000],
      budget: [5, 1_000],
      own: [3, 3],
      household: [2, 2],
    });
    for (const id of Object.values(cards)) await take(id, other);
    await take(cards.own, player, ['a', 'b', 'c']);
    expect(await left()).toEqual({
      stock: [6, 1_000],
      day: [3, 1_000],
      budget: [4, 1_000],
      own: [0, 0],
      household: [1, 1],
    });
  });
});

test('what comes back is there again, once: number, day and budget', async () => {
  open();
  const goods = { type: 'goods', worth: { EUR: 800 } } as const;
  const id = await suite.room.live(aCard({ rewards: [goods], caps: { perPlayer: 2, total: 2, perDay: 2 } }));
  const player = suite.room.player();
  await take(id, player, ['one', 'two']);
  expect((await standing(id, player))?.left).toBe(0);
  const back = { playerId: player, promotionId: id, occasions: ['one'], reason: 'order canceled' };
  expect(await database.tx((tx) => suite.room.takeBack(tx, back))).toHaveLength(1);
  expect(await database.tx((tx) => suite.room.takeBack(tx, back))).toHaveLength(0);
  expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 800n, given: 1 });
  expect((await standing(id, player))?.left).toBe(1);
  await take(id, player, ['three']);
  expect((await standing(id, player))?.left).toBe(0);
});

test('what was had for points costs by the day, in EUR, as long as it is kept', async () => {
  open();
  const bonus = { type: 'bonus', amount: { EUR: 1_000 }, ...usualPlay, games: {} } as const;
  const id = await suite.room.live(aCard({ rewards: [bonus] }));
  const player = suite.room.player();
  const since = new Date('2026-11-17T00:00:00.000Z');
  const before = (await suite.room.costForPoints(database, since)).get('2026-11-17') ?? 0n;
  await take(id, player, ['order:1:1', 'order:1:2']);
  await take(id, player, ['another way']);
  await database.tx((tx) =>
    suite.room.takeBack(tx, { playerId: player, promotionId: id, occasions: ['order:1:2'], reason: 'a test' }),
  );
  expect((await suite.room.costForPoints(database, since)).get('2026-11-17')).toBe(before + 1_000n);
});
