import type { LootboxPrize, PromotionRule } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { type Event, writeEvents } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { aBox, aCard, aCoupon, aRule } from './testing/a-rule.ts';
import { promotionsOn, staffMember } from './testing/test-promotions.ts';

const database = sharedDatabase();
const rows = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows;

type Room = ReturnType<typeof promotionsOn>;
type Target = Parameters<Room['desk']['move']>[1]['to'];
const save = (room: Room, rule: PromotionRule, by = 1, of: { id?: number; fromVersion?: number } = {}) =>
  database.tx((tx) => room.desk.save(tx, { rule, ...of }, room.by(by)));
const move = (room: Room, id: number, to: Target, { version = 1, by = 1 } = {}) =>
  database.tx((tx) => room.desk.move(tx, { id, to, version }, room.by(by)));
const approve = (room: Room, id: number, by: number, version = 1) =>
  database.tx((tx) => room.desk.approve(tx, { id, version }, room.by(by)));
const trailOf = (id: number) =>
  rows(
    `select kind, actor_id, detail from audit_entry where target_kind = 'promotion' and target_id = $1 order by id`,
    [String(id)],
  );

describe('spins that no game of theirs is played at', () => {
  const spins = (bet: number, games = ['halley-studio/comet-run']) =>
    aCoupon({ rewards: [{ type: 'freespins', games, bet: { EUR: bet }, count: 10, days: 30, result: 'cash' }] });

  test('are refused before anybody is promised them, in a box too', async () => {
    const room = promotionsOn(database);
    const check = async (rule: PromotionRule) => (await room.desk.check(database, { rule, currency: 'EUR' })).checks;
    expect(await check(spins(20))).toEqual([{ key: 'rule', level: 'ok' }]);
    const refused = { key: 'bet', level: 'refused', detail: 'halley-studio/comet-run: 25 EUR' };
    expect(await check(spins(25))).toEqual([refused]);
    const [prize] = spins(25).rewards;
    const box = aCard({ rewards: [aBox([prize as LootboxPrize])] });
    expect(await check(box)).toEqual([refused]);
    const { id } = await save(room, spins(25));
    expect(await outcomeOf(move(room, id, 'proposed'))).toBe('rule.invalid');
  });
});

describe('four eyes', () => {
  test('who made it, or proposed it, does not agree to it; everything is in the trail', async () => {
    const room = promotionsOn(database);
    const { id } = await save(room, aRule());
    expect(await outcomeOf(move(room, id, 'live'))).toBe('state.not_allowed');
    await move(room, id, 'proposed', { by: 2 });
    expect(await outcomeOf(approve(room, id, 1))).toBe('SECOND_PERSON_NEEDED');
    expect(await outcomeOf(approve(room, id, 2))).toBe('SECOND_PERSON_NEEDED');
    const page = await approve(room, id, 3);
    expect(page).toMatchObject({ state: 'approved', versions: [{ made_by: { id: 1 }, approved_by: { id: 3 } }] });
    expect(await outcomeOf(approve(room, id, 4))).toBe('state.not_allowed');
    expect(await move(room, id, 'live')).toMatchObject({ state: 'live' });
    expect((await trailOf(id)).map(({ kind, actor_id }) => [kind, Number(actor_id)])).toEqual([
      ['promotions.saved', 1],
      ['promotions.moved', 2],
      ['promotions.approved', 3],
      ['promotions.moved', 1],
    ]);
  });

  test('above the sum in the settings a third person agrees too', async () => {
    const room = promotionsOn(database, { thirdPersonFrom: 100_000n });
    const { id } = await save(room, aRule({ budget: { currency: 'EUR', expected: 1, hard: 100_001 } }));
    await move(room, id, 'proposed');
    expect(await approve(room, id, 2)).toMatchObject({ state: 'proposed' });
    expect(await outcomeOf(move(room, id, 'live'))).toBe('state.not_allowed');
    expect(await outcomeOf(approve(room, id, 2))).toBe('SECOND_PERSON_NEEDED');
    expect(await approve(room, id, 3)).toMatchObject({
      state: 'approved',
      versions: [{ second_approved_by: { id: 3 } }],
    });
    const other = await save(room, aRule({ budget: { currency: 'EUR', expected: 1, hard: 100_000 } }));
    await move(room, other.id, 'proposed');
    expect(await approve(room, other.id, 2)).toMatchObject({ state: 'approved' });
  });

  test('two who agree at the same moment are two people, not one twice', async () => {
    const room = promotionsOn(database, { thirdPersonFrom: 1n });
    const { id } = await save(room, aRule());
    await move(room, id, 'proposed');
    const outcomes = await Promise.all([approve(room, id, 2), approve(room, id, 2)].map(outcomeOf));
    expect(outcomes.sort()).toEqual(['SECOND_PERSON_NEEDED', 'taken']);
  });
});

describe('versions', () => {
  test('a new one needs everybody anew, and an old page writes over nothing', async () => {
    const room = promotionsOn(database);
    const { id } = await save(room, aRule());
    await move(room, id, 'proposed');
    await approve(room, id, 2);
    expect(await outcomeOf(save(room, aRule({ takeDays: 20 }), 1, { id, fromVersion: 9 }))).toBe('CHANGED_MEANWHILE');
    const changed = await save(room, aRule({ takeDays: 20 }), 4, { id, fromVersion: 1 });
    expect(changed).toMatchObject({ state: 'draft', version: 2 });
    expect(await outcomeOf(move(room, id, 'proposed', { version: 1 }))).toBe('CHANGED_MEANWHILE');
    expect(changed.versions.map(({ version, hash }) => [version, hash.length])).toEqual([
      [2, 64],
      [1, 64],
    ]);
    expect(await outcomeOf(save(room, aRule(), 1, { id: 999_999, fromVersion: 1 }))).toBe('NOT_FOUND');
  });

  test('what is live is not written over; paused and written anew it starts with what was spent', async () => {
    const room = promotionsOn(database);
    const id = await room.live(aRule());
    expect(await outcomeOf(save(room, aRule(), 1, { id, fromVersion: 1 }))).toBe('state.not_allowed');
    await database.query('update promotions_budget set spent = 300000 where promotion_id = $1', [id]);
    await move(room, id, 'paused');
    const budget = { currency: 'EUR' as const, expected: 1, hard: 299_999 };
    await save(room, aRule({ budget }), 1, { id, fromVersion: 1 });
    await move(room, id, 'proposed', { version: 2 });
    await approve(room, id, 2, 2);
    expect(await outcomeOf(move(room, id, 'live', { version: 2 }))).toBe('rule.invalid');
    await database.query('update promotions_budget set spent = 0 where promotion_id = $1', [id]);
  });

  test('a version is not changed by anybody', async () => {
    const room = promotionsOn(database);
    const { id } = await save(room, aRule());
    const change = database.query(`update promotions_version set rule = '{}' where promotion_id = $1`, [id]);
    await expect(change).rejects.toThrow('never changes');
  });

  test('a rule that the house has something against is a draft and no more', async () => {
    const room = promotionsOn(database);
    const { id } = await save(room, aRule({ takeDays: 1 }));
    expect(await outcomeOf(move(room, id, 'proposed'))).toBe('rule.invalid');
    expect(await trailOf(id)).toHaveLength(1);
  });

  test('terms can be read of what was published, not of a draft', async () => {
    const room = promotionsOn(database);
    const { id: draft } = await save(room, aRule());
    const live = await room.live(aRule());
    const read = (id: number, version?: number) =>
      room.handlers.readPromotionTerms({ params: { id }, query: { version }, body: undefined }, {} as never);
    expect(await outcomeOf(read(draft))).toBe('NOT_FOUND');
    expect(await outcomeOf(read(live, 2))).toBe('NOT_FOUND');
    expect((await read(live)).body).toMatchObject({ id: live, version: 1, rule: aRule() });
    await move(room, live, 'ended');
    expect((await read(live, 1)).body).toMatchObject({ version: 1 });
  });
});

describe('reviews', () => {
  const review = (playerId: number, giftId: number | null = 7) => ({
    playerId,
    promotionId: null,
    giftId,
    currency: 'EUR' as const,
    signals: [{ kind: 'fast_cashout', detail: { minutes: 3 } }],
  });
  const openOne = async (room: Room) => {
    const playerId = room.player();
    const { id } = await database.tx((tx) => room.openReview(tx, review(playerId)));
    return { id, playerId };
  };
  const taking = { clause: 'clause four', evidence: 'what was seen', heard: 'what was said' };
  const take = (room: Room, id: number, by: number, seen: 'open' | 'clause_named' = 'open') =>
    database.tx((tx) => room.desk.take(tx, { id, ...taking, seen }, staffMember(by)));
  const clear = (room: Room, id: number) => database.tx((tx) => room.desk.clear(tx, id, staffMember(1)));

  test('take with two people, a clause, evidence and the player heard', async () => {
    const room = promotionsOn(database);
    const { id, playerId } = await openOne(room);
    expect(await take(room, id, 1)).toMatchObject({ state: 'clause_named', first_person: { id: 1 }, ...taking });
    expect(await outcomeOf(take(room, id, 1))).toBe('SECOND_PERSON_NEEDED');
    expect(room.decided).toEqual([]);
    // Whoever would ask for it has not read what somebody asked for meanwhile.
    expect(await outcomeOf(take(room, id, 2))).toBe('CHANGED_MEANWHILE');
    expect(await take(room, id, 2, 'clause_named')).toMatchObject({ state: 'taken' });
    expect(room.decided).toEqual([{ playerId, giftId: 7, inFavour: false }]);
    expect(await outcomeOf(clear(room, id))).toBe('CHANGED_MEANWHILE');
    expect(await outcomeOf(take(room, 999_999, 1))).toBe('NOT_FOUND');
  });

  test('are cleared by one', async () => {
    const room = promotionsOn(database);
    const { id, playerId } = await openOne(room);
    expect(await clear(room, id)).toMatchObject({ state: 'cleared' });
    expect(room.decided).toEqual([{ playerId, giftId: 7, inFavour: true }]);
  });

  test('undecided after 72 hours they end in the player’s favour, a named clause notwithstanding', async () => {
    const room = promotionsOn(database);
    const [{ id: one }, { id: other }] = [await openOne(room), await openOne(room)];
    await take(room, other, 1);
    room.clock.advanceMs(72 * 60 * 60 * 1000 - 1);
    await room.tasks['promotions.decide_reviews']();
    expect(room.decided).toEqual([]);
    room.clock.advanceMs(1);
    await room.tasks['promotions.decide_reviews']();
    expect(room.decided.map(({ inFavour }) => inFavour)).toEqual([true, true]);
    expect(await rows('select state from promotions_review where id = any($1)', [[one, other]])).toEqual([
      { state: 'cleared' },
      { state: 'cleared' },
    ]);
  });

  test('another signal for the same gift adds to the one that is open, and holds until it ends', async () => {
    const room = promotionsOn(database);
    const playerId = room.player();
    const giftId = playerId * 10;
    const first = await database.tx((tx) => room.openReview(tx, review(playerId, giftId)));
    room.clock.advanceMs(60_000);
    const second = await database.tx((tx) => room.openReview(tx, review(playerId, giftId)));
    expect(second).toEqual(first);
    const open = { playerId, giftId, promotionId: null, currency: 'EUR', until: first.decidesItselfAt };
    expect(await room.reviewsOf(database, [playerId, 1])).toEqual([open]);
    const shown = (await room.desk.reviews(database)).find(({ id }) => id === first.id);
    expect(shown?.signals).toHaveLength(2);
    await clear(room, first.id);
    expect(await room.reviewsOf(database, [playerId])).toEqual([]);
  });

  test('a cashout minutes after a bonus opens one for its gift; nothing is refused', async () => {
    const room = promotionsOn(database);
    const id = await room.live(aRule());
    const playerId = room.player();
    const reserved = { playerId, offerId: `offer-${id}`, currency: 'EUR' as const, amount: 5_000n, method: 'visa' };
    await database.tx((tx) => room.reserveOffer(tx, { ...reserved, reference: 'd1' }));
    await database.tx((tx) => room.settleReserved(tx, { reference: 'd1', deposited: 5_000n }));
    const [grant] = await rows('select id from promotions_grant where promotion_id = $1', [id]);
    const grantId = Number(grant?.id);
    const [, , giving, watching] = room.consumers;
    const granted: Event = { topic: 'promotions.granted', data: { playerId, grantId, promotionId: id } };
    await database.tx((tx) => giving?.handle(tx, [granted]) ?? Promise.resolve());
    room.clock.advanceMs(3 * 60_000);
    const payment = { id: 9, action: 'cashout', state: 'reserved', currency: 'EUR' } as never as object;
    const data = {
      playerId,
      reference: 'c1',
      from: null,
      payment: { ...payment, created_at: room.clock.now().toISOString() },
    };
    const event = { topic: 'payments.changed', data } as never as Event;
    await database.tx((tx) => watching?.handle(tx, [event]) ?? Promise.resolve());
    expect(await room.reviewsOf(database, [playerId])).toMatchObject([{ giftId: grantId + 1, promotionId: id }]);
    const shown = (await room.desk.reviews(database)).find(({ player_id }) => player_id === playerId);
    expect(shown).toMatchObject({
      promotion: { id },
      signals: [{ kind: 'fast_cashout', detail: 'minutes 3, payment 9' }],
    });
  });

  test('show what they were opened by; what else is known of the player stands apart', async () => {
    const room = promotionsOn(database);
    const playerId = room.player();
    const [one, other] = [await room.live(aRule()), await room.live(aRule())];
    const about = (promotionId: number | null, giftId: number | null, kind: string) => ({
      playerId,
      promotionId,
      giftId,
      currency: 'EUR' as const,
      signals: [{ kind, detail: { minutes: 3 } }],
    });
    for (const review of [about(one, 71, 'of_gift'), about(one, null, 'of_promotion'), about(other, 72, 'of_other')]) {
      await database.tx((tx) => room.openReview(tx, review));
    }
    const shown = (await room.desk.reviews(database)).filter(({ player_id }) => player_id === playerId);
    const kinds = (signals: { kind: string }[]) => signals.map(({ kind }) => kind).toSorted();
    expect(shown.map(({ gift_id, signals, other_signals }) => [gift_id, kinds(signals), kinds(other_signals)])).toEqual(
      [
        [71, ['of_gift', 'of_promotion'], ['of_other']],
        [null, ['of_promotion'], ['of_gift', 'of_other']],
        [72, ['of_other'], ['of_gift', 'of_promotion']],
      ],
    );
  });

  test('many accounts at one address on one code are a signal', async () => {
    const room = promotionsOn(database);
    const id = await room.live(aCoupon());
    await room.codes(id, { shared: 'CROWDED', maxUses: 50 });
    const players = [room.player(), room.player(), room.player()];
    for (const playerId of players) await room.redeemCode({ playerId, code: 'CROWDED', address: '198.51.100.4' });
    const signals = await rows(`select player_id, detail from promotions_signal where kind = 'many_accounts'`);
    expect(signals).toMatchObject([{ player_id: BigInt(players[2] as number), detail: { accounts: 3 } }]);
    expect((await room.desk.reviews(database)).filter(({ player_id }) => player_id === players[2])).toHaveLength(1);
  });
});

describe('costs', () => {
  test('a promotion that costs more than three deviations above what was expected pauses itself', async () => {
    const closed: { grantId: number; converted: bigint }[] = [];
    const figures = { days: [], completed: 0, lost: 0, canceled: 0, expired: 0, open: 0, liability: new Map() };
    const room = promotionsOn(database, { giftFigures: async () => ({ ...figures, closed }) });
    const id = await room.live(aCoupon());
    const codes = await room.codes(id, { count: 25 });
    for (const code of codes)
      await room.redeemCode({ playerId: room.player(), code, address: `10.5.5.${closed.length}` });
    const grants = await rows('select id from promotions_grant where promotion_id = $1', [id]);
    await database.tx((tx) =>
      writeEvents(
        tx,
        'promotions.granted',
        grants.map((row) => ({ playerId: 1, grantId: Number(row.id), promotionId: id })),
      ),
    );
    const granted = grants.map(
      (row): Event => ({
        topic: 'promotions.granted',
        data: { playerId: 1, grantId: Number(row.id), promotionId: id },
      }),
    );
    await database.tx((tx) => room.consumers[2]?.handle(tx, granted) ?? Promise.resolve());
    // Each is expected to cost 500, give or take 500: 25 of them 12500, give or take 7500.
    const become = (each: bigint) => {
      closed.splice(0, closed.length, ...grants.map((row) => ({ grantId: Number(row.id), converted: each })));
      return room.tasks['promotions.mind']();
    };
    const stateOf = async () => (await room.desk.read(database, id, room.by(1).member)).state;
    await become(800n);
    expect(await stateOf()).toBe('live');
    expect(await room.desk.report(database, { id, days: 7 })).toMatchObject({
      taken: 25,
      expected_cents: 12_500,
      actual_cents: 20_000,
      interval_cents: 7_500,
    });
    await become(801n);
    expect(await stateOf()).toBe('paused');
    expect((await trailOf(id)).at(-1)).toMatchObject({
      kind: 'promotions.paused_itself',
      detail: { gifts: 25, expected: 12_500, actual: 20_025, interval: 7_500 },
    });
  });

  test('what it would have cost: who could have had it, and the same figures again', async () => {
    const asked: unknown[] = [];
    const price = { taken: 1, completed: 1, cost: 900_000, low: 1, high: 2, bestPlay: 3, replays: 200, histogram: [] };
    const room = promotionsOn(database, {
      priceGifts: async (gifts, how) => {
        asked.push({ gifts, how });
        return price;
      },
    });
    const [old, fresh] = [room.player(), room.player({ createdAt: new Date('2026-11-10T00:00:00Z') })];
    expect([old, fresh]).toHaveLength(2);
    const rule = aRule({
      kind: 'registration',
      trigger: { event: 'registered' },
      condition: {},
      rewards: aCoupon().rewards,
    });
    const wanted = { rule, takeUp: 50, days: 30 };
    const first = await room.desk.estimate(database, wanted);
    expect(first).toMatchObject({ players: 1, replays: 200, sampled: false, cost_cents: rule.budget.hard });
    expect(await room.desk.estimate(database, wanted)).toEqual(first);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[0]).toMatchObject({
      gifts: [{ bonus: 1_000n, requirement: 10_000n, deposit: 0n }],
      how: { takeUp: 0.5 },
    });
  });
});

test('segments are counted anew every night', async () => {
  const room = promotionsOn(database);
  const [fresh, old] = [room.player({ createdAt: room.clock.now() }), room.player()];
  await room.tasks['promotions.count_segments']();
  const of = async (playerId: number) =>
    (await rows('select segment from promotions_segment_member where player_id = $1 order by 1', [playerId])).map(
      ({ segment }) => segment,
    );
  expect([await of(fresh), await of(old)]).toEqual([['away', 'new'], ['away']]);
  room.clock.advanceMs(40 * 24 * 60 * 60 * 1000);
  await room.tasks['promotions.count_segments']();
  expect(await of(fresh)).toEqual(['away']);
});

test('a promotion ends with its last day', async () => {
  const room = promotionsOn(database);
  const id = await room.live(aRule({ schedule: { from: '2026-01-01T00:00:00.000Z', to: '2026-11-18T00:00:00.000Z' } }));
  room.clock.advanceMs(24 * 60 * 60 * 1000);
  await room.tasks['promotions.mind']();
  expect((await room.desk.read(database, id, room.by(1).member)).state).toBe('ended');
});
