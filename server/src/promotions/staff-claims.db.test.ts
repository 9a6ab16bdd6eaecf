import { randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { listEntries } from '../audit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { checkRule } from './check-rule.ts';
import { aCoupon } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';
import { staffMember } from './testing/test-promotions.ts';

const suite = promotionsSuite();
const { database, open, budgetOf, giver, follow } = suite;

const byStaff = (changed: Partial<PromotionRule> = {}) =>
  aCoupon({ kind: 'manual', trigger: { claim: 'staff' }, caps: { perPlayer: 2 }, ...changed });
const give = (promotionId: number, playerId: number, key: string = randomUUID()) =>
  database.tx((tx) => suite.room.desk.give(tx, { promotionId, playerId, key }, staffMember(3)));

describe('a promotion that staff give', () => {
  test('is given once a key, out of its budget, as something to take, with who and why', async () => {
    open();
    const id = await suite.room.live(byStaff());
    const [player, key] = [suite.room.player(), randomUUID()];
    expect(await give(id, player, key)).toBe('due');
    expect(await give(id, player, key)).toBe('due');
    expect(await budgetOf(id)).toEqual({ reserved: 1_000n, spent: 0n, given: 1 });
    await follow(giver());
    expect(suite.room.given).toMatchObject([{ playerId: player, activate: false, reward: { amount: 1_000n } }]);
    expect(await give(id, player, key)).toBe('given');
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 1_000n, given: 1 });
    const trail = await listEntries(database, { kind: 'promotions.given', limit: 50 });
    expect(trail).toMatchObject([
      { reason: 'for a test', target: { kind: 'promotion', id: String(id) }, actor: { name: 'Member 3' } },
    ]);
  });

  test('of the same key at the same moment is one', async () => {
    open();
    const id = await suite.room.live(byStaff());
    const [player, key] = [suite.room.player(), randomUUID()];
    await Promise.all(Array.from({ length: 5 }, () => give(id, player, key)));
    expect(await budgetOf(id)).toMatchObject({ given: 1 });
  });

  test('[PR-01] is not for those who may receive nothing, nor for others than it is for', async () => {
    open();
    const id = await suite.room.live(byStaff({ audience: { country: ['DE'] } }));
    const [closed, abroad] = [suite.room.player(), suite.room.player({ country: 'NO' })];
    suite.room.closed.add(closed);
    for (const player of [closed, abroad]) expect(await outcomeOf(give(id, player))).toBe('BONUS_NOT_FOR_YOU');
    expect(await outcomeOf(give(id, 999_999_999))).toBe('NOT_FOUND');
    expect(await outcomeOf(give(999_999_999, abroad))).toBe('NOT_FOUND');
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 0n, given: 0 });
  });

  test('ends with its numbers and its budget', async () => {
    open();
    const id = await suite.room.live(byStaff({ budget: { currency: 'EUR', expected: 1_000, hard: 3_000 } }));
    const [player, other, third] = [suite.room.player(), suite.room.player(), suite.room.player()];
    await give(id, player);
    await give(id, player);
    expect(await outcomeOf(give(id, player))).toBe('PROMOTION_HAD');
    await give(id, other);
    expect(await outcomeOf(give(id, third))).toBe('PROMOTION_USED_UP');
  });

  test('is none that something else sets off, and none that asks for a deposit', async () => {
    open();
    const coupon = await suite.room.live(aCoupon());
    expect(await outcomeOf(give(coupon, suite.room.player()))).toBe('state.not_allowed');
    const asks = byStaff({ condition: { amountAtLeast: { EUR: 1_000 } } });
    expect(checkRule(asks, suite.room.ports.geo.protectionOf)).toMatchObject([{ key: 'trigger', level: 'refused' }]);
  });

  test('is found among the live ones that staff give', async () => {
    open();
    const id = await suite.room.live(byStaff());
    await suite.room.live(aCoupon());
    const listed = await suite.room.desk.list(database, { state: 'live', claim: 'staff' });
    expect(listed.map((one) => one.id)).toEqual([id]);
  });
});
