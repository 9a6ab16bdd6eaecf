import { randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createDatabase, type Event, writeEvents } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { aCoupon, aRule, usualPlay } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';
import { promotionsOn } from './testing/test-promotions.ts';

const suite = promotionsSuite();
const { database, open, rows, budgetOf, grantsOf, reserve, settle, giver, counter, follow, redeem } = suite;

describe('two hundred who want what is there fifty times', () => {
  const players = () => Array.from({ length: 200 }, () => suite.room.player());
  const tally = (outcomes: readonly string[]) =>
    Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

  test('[B-05] by budget: fifty reserve, the others are refused, and nothing goes beyond it', async () => {
    open();
    const id = await suite.room.live(aRule({ budget: { currency: 'EUR', expected: 1, hard: 50 * 5_000 + 4_999 } }));
    const outcomes = await Promise.all(players().map((player) => outcomeOf(reserve(id, player))));
    expect(tally(outcomes)).toEqual({ taken: 50, 'offer_id.not_available': 150 });
    expect(await budgetOf(id)).toEqual({ spent: 0n, reserved: 250_000n, given: 50 });
  });

  test('by number', async () => {
    open();
    const id = await suite.room.live(
      aRule({ caps: { perPlayer: 1, total: 50 }, budget: { currency: 'EUR', expected: 1, hard: 1_000_000 } }),
    );
    const outcomes = await Promise.all(players().map((player) => outcomeOf(reserve(id, player))));
    expect(tally(outcomes)).toEqual({ taken: 50, 'offer_id.not_available': 150 });
  });

  test('a day, and the next day again', async () => {
    open();
    const id = await suite.room.live(
      aRule({ caps: { perPlayer: 1, perDay: 50 }, budget: { currency: 'EUR', expected: 1, hard: 1_000_000 } }),
    );
    const outcomes = await Promise.all(players().map((player) => outcomeOf(reserve(id, player))));
    expect(tally(outcomes)).toEqual({ taken: 50, 'offer_id.not_available': 150 });
    suite.room.clock.advanceMs(24 * 60 * 60 * 1000);
    expect(await outcomeOf(reserve(id, suite.room.player()))).toBe('taken');
  });

  test('[B-05] by a shared code, with two processes', async () => {
    open();
    const id = await suite.room.live(aCoupon());
    await suite.room.codes(id, { shared: 'COMET50', maxUses: 50 });
    const other = createDatabase({ url: database.url });
    const second = promotionsOn(other, { identity: suite.room.ports.identity });
    const outcomes = await Promise.all(
      players().map((playerId, index) =>
        (index % 2 ? second : suite.room).redeemCode({ playerId, code: 'comet 50', address: `10.1.${index % 200}.1` }),
      ),
    );
    await other.close();
    expect(tally(outcomes)).toEqual({ activated: 50, failed_to_activate: 150 });
    expect(await rows('select uses from promotions_code where promotion_id = $1', [id])).toEqual([{ uses: 50 }]);
  });

  test('each of fifty single codes by four', async () => {
    open();
    const id = await suite.room.live(aCoupon());
    const codes = await suite.room.codes(id, { count: 50 });
    const outcomes = await Promise.all(players().map((player, index) => redeem(player, codes[index % 50] as string)));
    expect(tally(outcomes)).toEqual({ activated: 50, failed_to_activate: 150 });
    expect(codes.every((code) => /^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/.test(code))).toBe(true);
    expect((await rows('select code_hash from promotions_code')).join()).not.toContain(codes[0]);
  });
});

describe('a deposit with an offer', () => {
  test('sets the cost aside, is due by what reached the wallet, and is given once', async () => {
    open();
    const id = await suite.room.live(aRule());
    const [player, reference] = [suite.room.player(), randomUUID()];
    await reserve(id, player, 5_000n, reference);
    expect(await budgetOf(id)).toMatchObject({ reserved: 5_000n, spent: 0n });
    const deposited = { playerId: player, paymentId: 1, amount: '4000', currency: 'EUR', number: 1, method: 'visa' };
    const event = { ...deposited, reference, at: suite.room.clock.now().toISOString() };
    await database.tx((tx) => writeEvents(tx, 'payments.deposited', [event]));
    await follow(counter());
    expect(await budgetOf(id)).toMatchObject({ reserved: 4_000n, spent: 0n });
    await follow(giver());
    expect(suite.room.given).toMatchObject([
      { playerId: player, activate: true, kind: 'deposit', reward: { type: 'bonus', amount: 4_000n, deposit: 4_000n } },
    ]);
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 4_000n, given: 1 });

    // The whole of it again: the deposit is told again, the grant is told again, and both consumers start anew.
    await database.tx((tx) => writeEvents(tx, 'payments.deposited', [event]));
    await database.query(`delete from kit_consumer where name in ('promotions-count', 'promotions-give')`);
    await follow(counter());
    await follow(giver());
    expect(suite.room.given).toHaveLength(1);
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 4_000n, given: 1 });
  });

  test('that never comes gives everything back, and the offer can be taken again', async () => {
    open();
    const id = await suite.room.live(aRule());
    const [player, reference] = [suite.room.player(), randomUUID()];
    await reserve(id, player, 5_000n, reference);
    expect(await outcomeOf(reserve(id, player))).toBe('offer_id.not_available');
    await settle(reference, null);
    await settle(reference, null);
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 0n, given: 0 });
    expect(await outcomeOf(reserve(id, player))).toBe('taken');
  });

  test('below the least amount earns nothing; above what was asked, as far as the budget goes', async () => {
    open();
    const id = await suite.room.live(aRule({ budget: { currency: 'EUR', expected: 1, hard: 6_000 } }));
    const [one, other] = [randomUUID(), randomUUID()];
    await reserve(id, suite.room.player(), 2_000n, one);
    await settle(one, 999n);
    await reserve(id, suite.room.player(), 2_000n, other);
    await settle(other, 9_000n);
    expect((await grantsOf(id)).map(({ state, cost }) => [state, cost])).toEqual([
      ['released', 2_000n],
      ['due', 2_000n],
    ]);
  });

  test('a consumer that dies in between has done nothing', async () => {
    let dies = true;
    open({
      give: {
        ...promotionsOn(database).ports.give,
        async bonus() {
          if (dies) throw new Error('killed');
        },
      },
    });
    const id = await suite.room.live(aRule());
    const [player, reference] = [suite.room.player(), randomUUID()];
    await reserve(id, player, 5_000n, reference);
    await settle(reference, 5_000n);
    const [grant] = await rows('select id from promotions_grant where promotion_id = $1', [id]);
    const told: Event = {
      topic: 'promotions.granted',
      data: { playerId: player, grantId: Number(grant?.id), promotionId: id },
    };
    await expect(database.tx((tx) => giver().handle(tx, [told]))).rejects.toThrow('killed');
    expect((await grantsOf(id))[0]).toMatchObject({ state: 'due' });
    dies = false;
    await database.tx((tx) => giver().handle(tx, [told, told]));
    await database.tx((tx) => giver().handle(tx, [told]));
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 5_000n, given: 1 });
  });

  test('[PR-01] is asked again when it is given: who has stopped since gets nothing, and the budget has it back', async () => {
    open();
    const id = await suite.room.live(aRule());
    const [player, reference] = [suite.room.player(), randomUUID()];
    await reserve(id, player, 5_000n, reference);
    await settle(reference, 5_000n);
    suite.room.closed.add(player);
    await follow(giver());
    expect(suite.room.given).toEqual([]);
    expect((await grantsOf(id))[0]).toMatchObject({ state: 'refused' });
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 0n, given: 0 });
  });

  test.each<[string, Partial<PromotionRule>, object]>([
    ['a promotion that does not exist', {}, { offerId: 'offer-999999999' }],
    ['a name that is none', {}, { offerId: 'offer-1; drop table' }],
    ['too little', {}, { amount: 999n }],
    ['a currency without an amount', {}, { currency: 'NOK' }],
    ['another way of paying', { condition: { method: ['bank'] } }, {}],
    ['another country', { audience: { country: ['NO'] } }, {}],
    ['not its day', { schedule: { from: '2026-01-01T00:00:00.000Z', weekdays: [1] } }, {}],
    ['not the first deposit any more', { condition: { depositNumber: [2] } }, {}],
    [
      'a coupon, which is no offer',
      {
        kind: 'coupon',
        trigger: { claim: 'code' },
        condition: {},
        rewards: [{ type: 'bonus', amount: { EUR: 100 }, ...usualPlay, games: {} }],
      },
      {},
    ],
  ])('is refused and changes nothing: %s', async (_name, changed, asked) => {
    open();
    const id = await suite.room.live(aRule(changed));
    const wish = { playerId: suite.room.player(), offerId: `offer-${id}`, currency: 'EUR' as const, amount: 5_000n };
    const rest = { method: 'visa', reference: randomUUID() };
    const outcome = outcomeOf(database.tx((tx) => suite.room.reserveOffer(tx, { ...wish, ...rest, ...asked })));
    expect(await outcome).toBe('offer_id.not_available');
    expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 0n, given: 0 });
  });

  test('of a household one is given where the rule says so', async () => {
    open();
    const id = await suite.room.live(aRule({ caps: { perPlayer: 5, perHousehold: 1 } }));
    const [one, other] = [suite.room.player(), suite.room.player()];
    suite.room.households.set(one, [other]).set(other, [one]);
    const outcomes = await Promise.all([one, other].map((player) => outcomeOf(reserve(id, player))));
    expect(outcomes.sort()).toEqual(['offer_id.had_by_household', 'taken']);
  });
});

describe('offers', () => {
  const offers = (
    asked: Partial<Parameters<typeof suite.room.offersFor>[1]> &
      Pick<Parameters<typeof suite.room.offersFor>[1], 'who'>,
  ) => suite.room.offersFor(database, { type: 'deposit', ...asked });
  const ids = async (asked: Parameters<typeof offers>[0]) => (await offers(asked)).map(({ promotion }) => promotion.id);
  const guest = { currency: 'EUR' as const, country: 'DE', licence: 'CW' as const };

  test('are shown to guests and players of their currency, with what they ask', async () => {
    open();
    const id = await suite.room.live(aRule());
    const expected = { id: `offer-${id}`, type: 'deposit', currency: 'EUR', depositFrom: 1_000n, picked: false };
    expect(await offers({ who: guest })).toMatchObject([expected]);
    expect(await offers({ who: { playerId: suite.room.player() } })).toMatchObject([expected]);
    expect(await offers({ who: { ...guest, currency: 'NOK' } })).toEqual([]);
    expect(await offers({ who: { playerId: suite.room.player({ currency: 'NOK' }) } })).toEqual([]);
    expect(await offers({ who: guest, type: 'registration' })).toEqual([]);
  });

  test('[PR-01] are not shown to whoever has stopped, and not to who wants none or has two accounts', async () => {
    open();
    await suite.room.live(aRule());
    const stopped = suite.room.player();
    suite.room.closed.add(stopped);
    for (const playerId of [stopped, suite.room.player({ canIssue: false }), suite.room.player({ groups: [100] })]) {
      expect(await offers({ who: { playerId } })).toEqual([]);
    }
  });

  test('[PR-02] that ask for more than the player’s limits leave are not shown', async () => {
    const room_ = { deposit: null as bigint | null, stake: null as bigint | null };
    open({ roomLeft: async () => room_ });
    await suite.room.live(aRule());
    const who = { playerId: suite.room.player() };
    expect(await offers({ who })).toHaveLength(1);
    room_.deposit = 999n;
    expect(await offers({ who })).toEqual([]);
    room_.deposit = 1_000n;
    // The least deposit earns 1000, which is to be staked ten times.
    room_.stake = 9_999n;
    expect(await offers({ who })).toEqual([]);
    room_.stake = 10_000n;
    expect(await offers({ who })).toHaveLength(1);
  });

  test('[PR-14] are for verified players where the licence says so', async () => {
    open();
    await suite.room.live(aRule());
    expect(await offers({ who: { playerId: suite.room.player({ licence: 'EE', verified: false }) } })).toEqual([]);
    expect(await offers({ who: { playerId: suite.room.player({ licence: 'EE', verified: true }) } })).toHaveLength(1);
  });

  test('of a group the lowest order counts; a declined one is gone', async () => {
    open();
    const stacking = { group: 'welcome', order: 1 };
    const first = await suite.room.live(aRule({ stacking }));
    const second = await suite.room.live(aRule({ stacking: { ...stacking, order: 2 } }));
    const beside = await suite.room.live(aRule({ stacking: { group: '', order: 5 } }));
    const who = { playerId: suite.room.player() };
    expect(await ids({ who })).toEqual([first, beside]);
    await database.tx((tx) => suite.room.declineOffer(tx, { ...who, offerId: `offer-${first}` }));
    expect(await ids({ who })).toEqual([second, beside]);
    const unknown = database.tx((tx) => suite.room.declineOffer(tx, { ...who, offerId: 'offer-1' }));
    expect(await outcomeOf(unknown)).toBe('NOT_FOUND');
  });

  test('one is picked at a time, and only what is offered', async () => {
    open();
    const [one, other] = [await suite.room.live(aRule()), await suite.room.live(aRule())];
    const playerId = suite.room.player();
    const pick = (id: number) => database.tx((tx) => suite.room.pickOffer(tx, { playerId, offerId: `offer-${id}` }));
    await pick(one);
    await pick(other);
    expect(await suite.room.pickedOffer(database, playerId)).toBe(`offer-${other}`);
    expect((await offers({ who: { playerId } })).map(({ picked }) => picked)).toEqual([false, true]);
    expect(await outcomeOf(pick(1))).toBe('offer_id.not_available');
    await database.tx((tx) => suite.room.unpickOffer(tx, { playerId, offerId: `offer-${other}` }));
    expect(await suite.room.pickedOffer(database, playerId)).toBeNull();
  });

  test('of a code are shown while it is set, taken with it, and counted', async () => {
    open();
    const plain = await suite.room.live(aRule());
    const id = await suite.room.live(aRule({ trigger: { claim: 'code' } }));
    await suite.room.codes(id, { shared: 'ORBIT', maxUses: 1 });
    const player = suite.room.player({ depositBonusCode: 'orbit' });
    const who = { playerId: player };
    expect([await ids({ who }), await ids({ who, code: 'orbit' }), await ids({ who, code: 'NOBODYS' })]).toEqual([
      [plain],
      [id],
      [],
    ]);
    expect(await outcomeOf(reserve(id, suite.room.player()))).toBe('offer_id.not_available');
    const reference = randomUUID();
    await reserve(id, player, 5_000n, reference);
    const uses = () => rows('select uses from promotions_code where promotion_id = $1', [id]);
    expect(await uses()).toEqual([{ uses: 1 }]);
    expect(await outcomeOf(reserve(id, suite.room.player({ depositBonusCode: 'ORBIT' })))).toBe(
      'offer_id.not_available',
    );
    await settle(reference, null);
    expect(await uses()).toEqual([{ uses: 0 }]);
  });

  test('paused gives nothing new', async () => {
    open();
    const id = await suite.room.live(aRule());
    await database.tx((tx) => suite.room.desk.move(tx, { id, to: 'paused', version: 1 }, suite.room.by(1)));
    expect(await offers({ who: guest })).toEqual([]);
    expect(await outcomeOf(reserve(id, suite.room.player()))).toBe('offer_id.not_available');
  });
});
