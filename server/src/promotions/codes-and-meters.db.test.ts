import { randomUUID } from 'node:crypto';
import type { Topics } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { type Event, writeEvents } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { aCashback, aCoupon, aRule, usualPlay } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';
import { promotionsOn } from './testing/test-promotions.ts';

const suite = promotionsSuite();
const { database, open, rows, budgetOf, grantsOf, giver, counter, meter, follow, redeem } = suite;

describe('codes', () => {
  test('are redeemed once, however they are typed', async () => {
    open();
    const id = await suite.room.live(aCoupon());
    const [code = ''] = await suite.room.codes(id, {});
    const player = suite.room.player();
    expect(await redeem(player, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe('activated');
    expect(await redeem(player, code)).toBe('already_activated');
    await follow(giver());
    expect(suite.room.given).toMatchObject([
      { playerId: player, activate: true, reward: { amount: 1_000n, deposit: null } },
    ]);
  });

  test.each(['', "'; drop table promotions_code; --", '\u0000', '💥'.repeat(50), '%', 'COMET'.repeat(20), '__proto__'])(
    'a hostile one is unknown: %j',
    async (code) => {
      open();
      expect(await redeem(suite.room.player(), code)).toBe('failed_to_activate');
    },
  );

  test('unknown, expired, used up and not for this player are told alike, after the same queries', async () => {
    open();
    const later = new Date(suite.room.clock.now().getTime() + 1_000);
    const [id, abroad] = [
      await suite.room.live(aCoupon()),
      await suite.room.live(aCoupon({ audience: { country: ['NO'] } })),
    ];
    const [expired = ''] = await suite.room.codes(id, { expiresAt: later });
    const [used = ''] = await suite.room.codes(id, {});
    const [foreign = ''] = await suite.room.codes(abroad, {});
    expect(await redeem(suite.room.player(), used)).toBe('activated');
    suite.room.clock.advanceMs(2_000);
    const counts: number[] = [];
    for (const code of ['NOBODY-KNOWS-IT', expired, used, foreign]) {
      let queries = 0;
      const counted = promotionsOn(
        {
          ...database,
          query: (...asked: Parameters<typeof database.query>) => {
            queries += 1;
            return database.query(...asked) as never;
          },
          tx: (work) =>
            database.tx((tx) =>
              work({
                ...tx,
                query: (...asked: Parameters<typeof tx.query>) => {
                  queries += 1;
                  return tx.query(...asked) as never;
                },
              }),
            ),
        },
        { identity: suite.room.ports.identity, clock: suite.room.clock },
      );
      expect(await counted.redeemCode({ playerId: suite.room.player(), code, address: '10.9.9.9' })).toBe(
        'failed_to_activate',
      );
      counts.push(queries);
    }
    expect(new Set(counts).size).toBe(1);
  });

  test('after five wrong ones in ten minutes an account waits for an hour, right ones included', async () => {
    open();
    const id = await suite.room.live(aCoupon());
    const [code = ''] = await suite.room.codes(id, {});
    const player = suite.room.player();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await redeem(player, `GUESS${guess}`)).toBe('failed_to_activate');
      suite.room.clock.advanceMs(60_000);
    }
    expect(await redeem(player, code)).toBe('failed_to_activate');
    suite.room.clock.advanceMs(54 * 60_000);
    expect(await redeem(player, code)).toBe('failed_to_activate');
    suite.room.clock.advanceMs(6 * 60_000);
    expect(await redeem(player, code)).toBe('activated');
  });

  test('after twenty in an hour an address waits, whoever asks', async () => {
    open();
    const id = await suite.room.live(aCoupon());
    const codes = await suite.room.codes(id, { count: 2 });
    const from = (player: number, code: string) => redeem(player, code, '192.0.2.7');
    for (let guess = 0; guess < 20; guess += 1) await from(suite.room.player(), `GUESS${guess}`);
    expect(await from(suite.room.player(), codes[0] as string)).toBe('failed_to_activate');
    expect(await redeem(suite.room.player(), codes[1] as string, '192.0.2.8')).toBe('activated');
    suite.room.clock.advanceMs(60 * 60_000);
    expect(await from(suite.room.player(), codes[0] as string)).toBe('activated');
  });

  test('a shared one is nobody else’s, and an end lies ahead', async () => {
    open();
    const id = await suite.room.live(aCoupon());
    await suite.room.codes(id, { shared: 'TWICE', maxUses: 5 });
    expect(await outcomeOf(suite.room.codes(id, { shared: 'TWICE', maxUses: 5 }))).toBe('shared.taken');
    const past = { expiresAt: suite.room.clock.now() };
    expect(await outcomeOf(suite.room.codes(id, past))).toBe('expires_at.not_in_the_future');
  });
});

describe('news', () => {
  const tell = async (...events: Event[]) => {
    for (const { topic, data } of events) await database.tx((tx) => writeEvents(tx, topic, [data as never]));
    await follow(counter());
    await follow(giver());
  };

  test('of a registration gives once, as something to take', async () => {
    open();
    const rewards = [{ type: 'bonus' as const, amount: { EUR: 500 }, ...usualPlay, games: {} }];
    const id = await suite.room.live(
      aRule({ kind: 'registration', trigger: { event: 'registered' }, condition: {}, rewards }),
    );
    const playerId = suite.room.player();
    const registered: Event = {
      topic: 'identity.registered',
      data: { playerId, currency: 'EUR', country: 'DE' },
    };
    await tell(registered, registered);
    await tell(registered);
    expect(suite.room.given).toMatchObject([{ promotionId: id, playerId, activate: false, occasion: 'registered' }]);
  });

  test('of a log-in gives as often as the rule says', async () => {
    open();
    const rewards = [{ type: 'cash' as const, amount: { EUR: 1 } }];
    await suite.room.live(
      aRule({ kind: 'no_deposit', trigger: { event: 'signed_in' }, condition: {}, rewards, caps: { perPlayer: 2 } }),
    );
    const playerId = suite.room.player();
    for (const sessionId of ['1', '2', '3', '2']) {
      await tell({ topic: 'identity.signed_in', data: { playerId, sessionId } });
    }
    expect(suite.room.given.map(({ occasion }) => occasion)).toEqual(['signed_in:1', 'signed_in:2']);
  });

  test('a hundred players are given to in one transaction, the others in the next', async () => {
    open();
    const rewards = [{ type: 'cash' as const, amount: { EUR: 1 } }];
    const id = await suite.room.live(
      aRule({ kind: 'no_deposit', trigger: { event: 'verified' }, condition: {}, rewards }),
    );
    const sizes: number[] = [];
    suite.room.ports.give.cash = async (_tx, grants) =>
      void sizes.push(new Set(grants.map((one) => one.playerId)).size);
    const events = Array.from({ length: 250 }, () => ({
      playerId: suite.room.player(),
      provider: 'x',
      verified: true,
    }));
    await database.tx((tx) => writeEvents(tx, 'verification.decided', events));
    await follow(counter());
    await follow(giver());
    expect(Math.max(...sizes)).toBe(100);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(250);
    expect(await budgetOf(id)).toMatchObject({ reserved: 0n, given: 250 });
  });
});

describe('meters', () => {
  const round = (playerId: number, changed: Partial<Topics['wager.settled']> = {}): Topics['wager.settled'] => ({
    roundId: randomUUID(),
    playerId,
    game: 'halley-studio/comet-run',
    currency: 'EUR',
    openedAt: suite.room.clock.now().toISOString(),
    at: suite.room.clock.now().toISOString(),
    stake: '0',
    win: '0',
    ...changed,
  });
  const settled = async (...rounds: Topics['wager.settled'][]) => {
    await database.tx((tx) => writeEvents(tx, 'wager.settled', rounds));
    await follow(meter());
  };
  const weekMs = 7 * 24 * 60 * 60 * 1000;

  test('golden 10: cashback of a week, once; a stake voided later starts the next week below nought', async () => {
    open();
    await suite.room.live(aCashback());
    const [player, winner] = [suite.room.player(), suite.room.player()];
    const stake = round(player, { stake: '50000', win: '43500' });
    await settled(stake, round(winner, { stake: '100', win: '5000' }));
    await suite.room.tasks['promotions.mind']();
    await follow(giver());
    expect(suite.room.given).toEqual([]);
    suite.room.clock.advanceMs(weekMs);
    await suite.room.tasks['promotions.mind']();
    await suite.room.tasks['promotions.mind']();
    await follow(giver());
    expect(suite.room.given).toMatchObject([
      { playerId: player, reward: { type: 'cash', amount: 650n, why: 'cashback' } },
    ]);
    const voided = { ...round(player), openedAt: stake.openedAt, stake: '1000', settled: true };
    await database.tx((tx) => writeEvents(tx, 'wager.rolled_back', [voided]));
    await follow(meter());
    await settled(round(player, { stake: '5000' }));
    suite.room.clock.advanceMs(weekMs);
    await suite.room.tasks['promotions.mind']();
    await follow(giver());
    expect(suite.room.given[1]).toMatchObject({ reward: { amount: 400n } });
  });

  test('what comes late for a week that was paid goes to the one that runs', async () => {
    open();
    await suite.room.live(aCashback());
    const player = suite.room.player();
    const late = round(player, { stake: '2000' });
    await settled(round(player, { stake: '1000' }));
    suite.room.clock.advanceMs(weekMs);
    await suite.room.tasks['promotions.mind']();
    await settled(late);
    const values = await rows(
      'select value::text, step from promotions_meter where player_id = $1 order by window_start',
      [player],
    );
    expect(values).toEqual([
      { value: '1000', step: 1 },
      { value: '2000', step: 0 },
    ]);
  });

  test('[PR-11] cashback was earned: it is paid to whoever has stopped since', async () => {
    open();
    await suite.room.live(aCashback());
    const player = suite.room.player();
    await settled(round(player, { stake: '1000' }));
    suite.room.closed.add(player);
    suite.room.clock.advanceMs(weekMs);
    await suite.room.tasks['promotions.mind']();
    await follow(giver());
    expect(suite.room.given).toMatchObject([{ playerId: player, reward: { amount: 100n } }]);
  });

  test('steps are granted once: a void lowers the meter and takes none back', async () => {
    open();
    const cash = (amount: number) => [{ type: 'cash' as const, amount: { EUR: amount } }];
    const staked = {
      of: 'stake' as const,
      money: 'cash' as const,
      games: { not: ['a/b'] },
      window: 'whole' as const,
      from: 'start' as const,
    };
    const reaches = [
      { at: { EUR: 1_000 }, rewards: cash(10) },
      { at: { EUR: 2_000 }, rewards: cash(20) },
    ];
    const id = await suite.room.live(
      aRule({
        kind: 'no_deposit',
        trigger: { meter: staked, reaches },
        condition: {},
        rewards: cash(1),
        caps: { perPlayer: 9 },
      }),
    );
    const player = suite.room.player();
    const stake = round(player, { stake: '1500' });
    await settled(stake, round(player, { stake: '9000', game: 'a/b' }));
    const back = { ...stake, settled: true };
    await database.tx((tx) => writeEvents(tx, 'wager.rolled_back', [back]));
    await follow(meter());
    await settled(round(player, { stake: '1500' }), round(player, { stake: '600' }));
    await follow(giver());
    expect(suite.room.given.map(({ reward }) => 'amount' in reward && reward.amount)).toEqual([10n, 20n]);
    expect(await grantsOf(id)).toHaveLength(2);
  });

  test('news that is read again counts nothing, and sets off no promotion that is newer than it', async () => {
    open();
    const cash = [{ type: 'cash' as const, amount: { EUR: 10 } }];
    const counted = (of: 'stake' | 'deposits', at: number) =>
      aRule({
        kind: 'no_deposit',
        trigger: {
          meter: { of, money: 'cash', games: {}, window: 'whole', from: 'start' },
          reaches: [{ at: { EUR: at }, rewards: cash }],
        },
        condition: {},
        rewards: cash,
      });
    await suite.room.live(counted('stake', 1_500));
    await suite.room.live(counted('deposits', 1_500));
    const playerId = suite.room.player();
    const deposit = { playerId, paymentId: 1, amount: '1000', currency: 'EUR', number: 1, method: 'visa' };
    const deposited = { ...deposit, reference: randomUUID(), at: suite.room.clock.now().toISOString() };
    await database.tx((tx) => writeEvents(tx, 'payments.deposited', [deposited]));
    await database.tx((tx) => writeEvents(tx, 'identity.registered', [{ playerId, currency: 'EUR', country: 'DE' }]));
    await follow(counter());
    await settled(round(playerId, { stake: '1000' }));
    const metered = () => rows('select value::text, step from promotions_meter where player_id = $1', [playerId]);
    expect(await metered()).toEqual([
      { value: '1000', step: 0 },
      { value: '1000', step: 0 },
    ]);
    await suite.room.live(
      aRule({ kind: 'registration', trigger: { event: 'registered' }, condition: {}, rewards: cash }),
    );
    await database.query(`update kit_consumer set xid = '0', id = 0 where name ~ '^promotions'`);
    for (const followed of [counter(), meter(), giver()]) await follow(followed);
    expect(await metered()).toEqual([
      { value: '1000', step: 0 },
      { value: '1000', step: 0 },
    ]);
    expect(await rows('select 1 from promotions_grant where player_id = $1', [playerId])).toEqual([]);
  });

  test('birthdays are once a year', async () => {
    open();
    const rewards = [{ type: 'cash' as const, amount: { EUR: 500 } }];
    await suite.room.live(
      aRule({ kind: 'no_deposit', trigger: { event: 'birthday' }, condition: {}, rewards, caps: { perPlayer: 50 } }),
    );
    const player = suite.room.player({ dateOfBirth: '1990-11-17' });
    suite.room.player({ dateOfBirth: '1990-11-18' });
    await suite.room.tasks['promotions.mind']();
    await suite.room.tasks['promotions.mind']();
    await follow(giver());
    expect(suite.room.given.map(({ playerId }) => playerId)).toEqual([player]);
  });
});
