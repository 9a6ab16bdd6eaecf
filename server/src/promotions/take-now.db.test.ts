import { randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { NotTaken } from './take-now.ts';
import { aBox, aCard, aCoupon, usualPlay } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';

const suite = promotionsSuite();
const { database, open, budgetOf, giver, follow } = suite;

const take = (promotionId: number, playerId: number, given: { by?: 'points' | 'daily'; occasions?: string[] } = {}) =>
  database.tx((tx) =>
    suite.room.takeNow(tx, { promotionId, playerId, by: 'points', occasions: [randomUUID()], ...given }),
  );
const outcome = (taken: Promise<unknown>) =>
  taken.then(
    () => 'granted',
    (error) => (error instanceof NotTaken ? error.outcome : Promise.reject(error)),
  );

describe('what a player takes and is given at once', () => {
  test('is given in the same transaction, out of the budget, as often as it was taken', async () => {
    open();
    const id = await suite.room.live(aCard());
    const player = suite.room.player();
    const grants = await take(id, player, { occasions: ['a', 'b'] });
    expect(grants.map(({ state, reward }) => [state, reward])).toEqual([
      ['given', { type: 'cash', amount: 500n, why: 'points' }],
      ['given', { type: 'cash', amount: 500n, why: 'points' }],
    ]);
    expect(suite.room.given).toHaveLength(2);
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 1_000n, given: 2 });
    await follow(giver());
    expect(suite.room.given, 'what follows the news finds nothing due').toHaveLength(2);
  });

  test('is all or nothing: one occasion too many gives none', async () => {
    open();
    const id = await suite.room.live(aCard({ caps: { perPlayer: 1_000, total: 3 } }));
    const player = suite.room.player();
    await take(id, player, { occasions: ['a', 'b'] });
    expect(await outcome(take(id, player, { occasions: ['c', 'd'] }))).toBe('total');
    expect(await outcome(take(id, player, { occasions: ['a'] }))).toBe('already');
    expect(await budgetOf(id)).toMatchObject({ given: 2 });
    expect(await outcome(take(id, player, { occasions: ['c'] }))).toBe('granted');
  });

  test('never sells more than there is, however many ask at once', async () => {
    open();
    const id = await suite.room.live(aCard({ caps: { perPlayer: 1_000, total: 10 } }));
    const players = Array.from({ length: 20 }, () => suite.room.player());
    const outcomes = await Promise.all(players.map((player) => outcome(take(id, player))));
    expect(outcomes.toSorted()).toEqual([...Array(10).fill('granted'), ...Array(10).fill('total')]);
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 5_000n, given: 10 });
  });

  test('[PR-01] is not for those who may receive nothing, nor for others than it is for, nor by another claim', async () => {
    open();
    const live = (changed: Partial<PromotionRule>) => suite.room.live(aCard(changed));
    const [closed, player] = [suite.room.player(), suite.room.player({ country: 'NO' })];
    suite.room.closed.add(closed);
    expect(await outcome(take(await live({}), closed))).toBe('not_for_you');
    expect(await outcome(take(await live({ audience: { country: ['DE'] } }), player))).toBe('not_for_you');
    expect(await outcome(take(await live({ condition: { accountAgeDays: 3_000 } }), player))).toBe('not_for_you');
    expect(await outcome(take(await suite.room.live(aCoupon()), player))).toBe('not_for_you');
    expect(await outcome(take(await live({}), player, { by: 'daily' }))).toBe('not_for_you');
    const over = { from: '2020-01-01T00:00:00.000Z', to: '2020-02-01T00:00:00.000Z' };
    expect(await outcome(take(await live({ schedule: over }), player))).toBe('not_for_you');
    expect(suite.room.given).toEqual([]);
  });

  test('a turn costs the budget what it gives on average, and keeps its prizes as they are for this player', async () => {
    open();
    const bonus = { type: 'bonus', amount: { EUR: 1_001 }, ...usualPlay, games: {}, wager: 25 } as const;
    const rule = aCard({
      card: undefined,
      trigger: { claim: 'daily' },
      rewards: [aBox([bonus])],
      caps: { perPlayer: 9 },
    });
    const id = await suite.room.live(rule);
    const [grant] = await take(id, suite.room.player({ licence: 'EE' }), {
      by: 'daily',
      occasions: ['day:2026-01-01'],
    });
    // 1 001 with one chance in four, rounded up; where at most ten times may be asked for, ten times are.
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 251n, given: 1 });
    expect(grant?.reward).toMatchObject({
      type: 'lootbox',
      items: [
        { weight: 1, prize: { type: 'bonus', amount: 1_001n, wager: 10 } },
        { weight: 3, prize: null },
      ],
    });
  });
});
