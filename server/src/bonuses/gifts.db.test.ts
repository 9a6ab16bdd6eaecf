import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { writeEvents } from '../kit/index.ts';
import { listHolderIds } from './gift-store.ts';
import { bonusReward, dayMs, sharedBonuses, spinsReward } from './testing/test-bonuses.ts';

const room = sharedBonuses();
afterEach(async () => {
  room.others.profile = 'CW';
  expect(await room.findings()).toEqual([]);
});

/** A player with a deposit of 100.00 and its bonus. */
async function withBonus({ activate = true, release = 'whole' as 'whole' | 'steps', amount = 10_000n } = {}) {
  const player = await room.player(amount);
  const reward = bonusReward(amount);
  const given = await room.give(player.playerId, { ...reward, terms: { ...reward.terms, release } }, { activate });
  return { ...player, ...given };
}

/** As golden 5 has it: cash 25.00, balance 63.00, progress 410.00. */
async function golden5(change: Parameters<typeof withBonus>[0] = {}) {
  const player = await withBonus(change);
  await room.stake(player.id, { cash: 7_500n, bonus: 3_700n, counts: 41_000n });
  return player;
}

describe('a gift', () => {
  test('[BONUS-01] [API-21] is issued without money, and given once however often its grant comes', async () => {
    const { playerId, id, again, send } = await withBonus({ activate: false });
    await Promise.all([again(), again(), again()]);
    expect(await room.money(playerId)).toBe('10000 / 0 / 0');
    const { body } = await send('GET', '/api/player/bonuses');
    expect(body).toMatchObject([
      {
        id,
        title: 'Willkommen',
        stage: 'issued',
        amount_cents: 10_000,
        balance_cents: 0,
        amount_wager_requirement_cents: 100_000,
        amount_wager_cents: 0,
        activatable: true,
        activatable_until: '2026-03-08T12:00:00.000Z',
        cancelable: true,
        pausable: false,
        group_key: 'welcome',
        deal: { stake: { times: 10, left_cents: 100_000 }, until: { days: 30, valid: null } },
      },
    ]);
    expect((await send('GET', '/api/player/freespins')).body).toEqual([]);
  });

  test('[API-28] golden 1: taken, its money is there and 1000.00 are to be staked', async () => {
    const { playerId, id, send } = await withBonus({ activate: false });
    expect((await send('POST', `/api/player/bonuses/${id}/activation`)).status).toBe(204);
    expect(await room.money(playerId)).toBe('10000 / 10000 / 0');
    const { body } = await send('GET', '/api/player/bonuses');
    expect(body).toMatchObject([
      { stage: 'handle_bets', balance_cents: 10_000, valid_until: '2026-03-31T12:00:00.000Z' },
    ]);
    const again = await send('POST', `/api/player/bonuses/${id}/activation`);
    expect([again.status, again.code]).toEqual([409, 'GIFT_MOVED']);
  });

  test('[PR-05] that was chosen with the deposit is taken as it is given', async () => {
    const { playerId, id } = await withBonus();
    expect(await room.gift(id)).toMatchObject({ stage: 'handle_bets', balance: 10_000n });
    expect(await room.money(playerId)).toBe('10000 / 10000 / 0');
  });

  test('[PR-03] [PR-08] is issued by what the player’s market allows', async () => {
    room.others.profile = 'STRICT';
    const { playerId } = await room.player();
    const { id } = await room.give(playerId, bonusReward(10_000n, { wager: 25, days: 3 }));
    expect(await room.gift(id)).toMatchObject({
      requirement: 100_000n,
      days: 30,
      activatableUntil: new Date('2026-03-31T12:00:00Z'),
    });
  });

  test('that asks for no stakes is the player’s at once, up to its cap', async () => {
    const { playerId } = await room.player();
    const { id } = await room.give(playerId, bonusReward(10_000n, { wager: 0, maxCashout: 3_000n }), {
      activate: true,
    });
    expect(await room.gift(id)).toMatchObject({ stage: 'wager_done', balance: 0n, released: 3_000n });
    expect(await room.money(playerId)).toBe('13000 / 0 / 0');
  });

  test('golden 10: cashback is own money, once', async () => {
    const { playerId } = await room.player(0n);
    const { again } = await room.give(playerId, { type: 'cash', amount: 650n, why: 'cashback' });
    await again();
    expect(await room.money(playerId)).toBe('650 / 0 / 0');
    const { rows } = await room.database.query(
      `select reason, house, cash from wallet_transfer where account_id = $1`,
      [(await room.walletOf(playerId)).id],
    );
    expect(rows).toEqual([{ reason: 'cashback', house: 'bonus_cost', cash: 650n }]);
  });

  test('groups are joined; free bets go to the room whose slips they are used on', async () => {
    const { playerId } = await room.player();
    await room.give(playerId, { type: 'group', group: 543 });
    expect(room.others.groups).toContainEqual({ playerId, add: [543] });
    const freebet = { type: 'freebet', amount: 1_000n, returns: 'only_win', minOdds: 1.5, days: 7 } as const;
    await room.give(playerId, freebet);
    expect(room.others.offersForBets).toMatchObject([{ playerId, reward: freebet }]);
  });
});

describe('[PR-01] nothing is taken by', () => {
  test.each<[string, (playerId: number) => unknown]>([
    ['whoever is excluded', (id) => room.others.kept.set(id, 'excluded')],
    ['whoever is on a break', (id) => room.others.kept.set(id, 'on_break')],
    ['whoever has just returned', (id) => room.others.kept.set(id, 'just_returned')],
    ['whoever is at a limit', (id) => room.others.kept.set(id, 'at_a_limit')],
    ['a closed account', (id) => room.others.blocked.add(id)],
    ['one of several accounts', (id) => room.others.multiAccount.add(id)],
    ['whoever wants no bonuses', (id) => room.others.unwilling.add(id)],
  ])('%s', async (_, keep) => {
    const { id, playerId, send } = await withBonus({ activate: false });
    const spins = await room.give(playerId, spinsReward());
    keep(playerId);
    const before = await room.everything();
    for (const path of [`bonuses/${id}`, `freespins/${spins.id}`]) {
      const answer = await send('POST', `/api/player/${path}/activation`);
      expect([answer.status, answer.code]).toEqual([403, 'BONUS_NOT_FOR_YOU']);
    }
    expect(await room.everything()).toEqual(before);
    expect([...(await room.bonuses.mayReceive(room.database, [playerId]))]).toEqual([]);
    room.others.kept.clear();
  });

  test('[PR-14] whoever has not shown who they are, where the market asks for it', async () => {
    const { id, playerId, send } = await withBonus({ activate: false });
    room.others.unverified.add(playerId);
    room.others.profile = 'EE';
    expect((await send('POST', `/api/player/bonuses/${id}/activation`)).status).toBe(403);
    room.others.profile = 'CW';
    expect((await send('POST', `/api/player/bonuses/${id}/activation`)).status).toBe(204);
  });
});

describe('giving up', () => {
  test('[API-26] golden 5: costs the bonus, as it was said before, and own money stays', async () => {
    const { playerId, id, send } = await golden5();
    expect(await room.money(playerId)).toBe('2500 / 6300 / 0');
    expect((await send('GET', `/api/player/bonuses/${id}/cancel_info`)).body).toEqual({
      id,
      cash_balance: '25.00',
      bonus_balance: '63.00',
      current_balance: '88.00',
      bonus_winnings: '0.00',
      total_withdrawal_amount: '25.00',
    });
    expect((await send('DELETE', `/api/player/bonuses/${id}`)).status).toBe(204);
    expect(await room.money(playerId)).toBe('2500 / 0 / 0');
    const again = await send('DELETE', `/api/player/bonuses/${id}`);
    expect([again.status, again.code]).toEqual([409, 'GIFT_MOVED']);
    expect((await send('GET', `/api/player/bonuses/${id}/cancel_info`)).code).toBe('GIFT_MOVED');
  });

  test.each([
    ['whole', 0n, '6600 / 0 / 0'],
    ['steps', 4_000n, '2600 / 0 / 0'],
  ] as const)('[PR-11] golden 5: an exclusion pays what was earned, released %s', async (release, released, money) => {
    const { playerId, id } = await golden5({ release });
    if (released > 0n) {
      // 40.00 were released before and played away since: 23.00 are left.
      await room.database.query('update bonuses_gift set released = $2, steps = 4 where id = $1', [id, released]);
      await room.stake(id, { bonus: 4_000n, counts: 0n });
    }
    const event = { playerId, kind: 'selfexclusion' as const, until: null, at: room.clock.now().toISOString() };
    await room.database.tx((tx) => writeEvents(tx, 'limits.excluded', [event, event]));
    await room.follow();
    expect(await room.money(playerId)).toBe(money);
    expect(await room.gift(id)).toMatchObject({ stage: 'canceled', endReason: 'excluded', balance: 0n });
    const before = await room.everything();
    for (const consumer of room.bonuses.consumers) {
      await room.database.tx((tx) => consumer.handle(tx, [{ topic: 'limits.excluded', data: event }]));
    }
    expect(await room.everything()).toEqual(before);
  });

  test('an exclusion that is read again ends nothing that was given after the return', async () => {
    const { playerId } = await room.player();
    const event = { playerId, kind: 'selfexclusion' as const, until: null, at: room.clock.now().toISOString() };
    await room.database.tx((tx) => writeEvents(tx, 'limits.excluded', [event]));
    await room.follow();
    const { id } = await room.give(playerId, bonusReward(10_000n), { activate: true });
    await room.database.query(`update kit_consumer set xid = '0', id = 0 where name ~ '^bonuses'`);
    await room.follow();
    expect(await room.gift(id)).toMatchObject({ stage: 'handle_bets', balance: 10_000n });
  });

  test('a closed account is paid what was earned, in all its wallets', async () => {
    const { playerId } = await golden5();
    await room.pay(playerId, 100n, 'USD');
    await room.give(playerId, bonusReward(100n), { currency: 'USD', activate: true });
    room.others.blocked.add(playerId);
    await room.mind();
    expect(await room.money(playerId)).toBe('6600 / 0 / 0');
    expect(await room.money(playerId, 'USD')).toBe('100 / 0 / 0');
  });

  test('a charged-back deposit ends what was given for it, and nothing else', async () => {
    const { playerId } = await room.player();
    const reference = randomUUID();
    const { id } = await room.give(playerId, bonusReward(10_000n), {
      activate: true,
      occasion: `deposit:${reference}`,
    });
    const other = await room.give(playerId, bonusReward(5_000n), { activate: true, occasion: 'deposit:other' });
    const flagged = {
      paymentId: 1,
      reference,
      playerId,
      provider: 'x',
      kind: 'returned_after_paid',
      at: room.clock.now().toISOString(),
    };
    await room.database.tx((tx) => writeEvents(tx, 'payments.flagged', [flagged]));
    await room.follow();
    expect(await room.gift(id)).toMatchObject({ stage: 'canceled', endReason: 'charged_back' });
    expect(await room.gift(other.id)).toMatchObject({ stage: 'handle_bets', balance: 5_000n });
    expect(await room.money(playerId)).toBe('10000 / 5000 / 0');
  });
});

describe('wrong stages, and what belongs to others', () => {
  const acts = [
    ['POST', 'activation'],
    ['POST', 'pause'],
    ['POST', 'resume'],
    ['GET', 'cancel_info'],
    ['DELETE', ''],
  ] as const;

  test('a gift of somebody else is not there, nor is one of the other kind', async () => {
    const owner = await withBonus();
    const spins = await room.give(owner.playerId, spinsReward());
    const other = await room.player();
    const before = await room.everything();
    for (const [method, act] of acts) {
      for (const [visitor, id] of [
        [other, owner.id],
        [owner, spins.id],
        [owner, 999_999_999],
      ] as const) {
        const answer = await visitor.send(method, `/api/player/bonuses/${id}${act && `/${act}`}`);
        expect([method, act, answer.status]).toEqual([method, act, 404]);
      }
    }
    for (const id of [owner.id, 999_999_999]) {
      expect((await owner.send('POST', `/api/player/freespins/${id}/activation`)).status).toBe(404);
      expect((await owner.send('DELETE', `/api/player/freespins/${id}`)).status).toBe(404);
    }
    expect((await other.send('PUT', '/api/player/bonuses/order', { ids: [owner.id] })).code).toBe('ids.not_the_queue');
    expect(await room.everything()).toEqual(before);
  });

  test.each([
    ['issued', ['pause', 'resume']],
    ['handle_bets', ['activation', 'resume']],
    ['wait', ['activation', 'pause']],
    ['canceled', ['activation', 'pause', 'resume', 'cancel_info', '']],
  ] as const)('one that is %s refuses what does not fit', async (stage, refused) => {
    const { id, send } = await withBonus({ activate: stage !== 'issued' });
    if (stage === 'wait') await send('POST', `/api/player/bonuses/${id}/pause`);
    if (stage === 'canceled') await send('DELETE', `/api/player/bonuses/${id}`);
    expect((await room.gift(id)).stage).toBe(stage);
    const before = await room.everything();
    for (const [method, act] of acts.filter(([, one]) => (refused as readonly string[]).includes(one))) {
      const answer = await send(method, `/api/player/bonuses/${id}${act && `/${act}`}`);
      expect([act, answer.status, answer.code]).toEqual([act, 409, 'GIFT_MOVED']);
    }
    expect(await room.everything()).toEqual(before);
  });
});

describe('time', () => {
  test('what was not taken in time expires, and can no longer be taken from its last moment on', async () => {
    const { id, playerId, send } = await withBonus({ activate: false });
    const until = (await room.gift(id)).activatableUntil as Date;
    room.clock.advanceMs(until.getTime() - room.clock.now().getTime());
    expect((await send('POST', `/api/player/bonuses/${id}/activation`)).code).toBe('GIFT_MOVED');
    await room.mind();
    await room.mind();
    expect(await room.gift(id)).toMatchObject({ stage: 'expired', balance: 0n });
    expect(await room.money(playerId)).toBe('10000 / 0 / 0');
  });

  test('what was not played in time expires when its last open round is over', async () => {
    const { id, playerId } = await withBonus();
    await room.database.query('update bonuses_gift set open_rounds = 1 where id = $1', [id]);
    room.clock.advanceMs(30 * dayMs);
    await room.mind();
    expect((await room.gift(id)).stage).toBe('handle_bets');
    await room.database.query('update bonuses_gift set open_rounds = 0 where id = $1', [id]);
    await room.mind();
    expect((await room.gift(id)).stage).toBe('expired');
    expect(await room.money(playerId)).toBe('10000 / 0 / 0');
  });

  test('a break stops the clocks of all gifts, and they go on after it', async () => {
    const { id, playerId } = await withBonus();
    const issued = await room.give(playerId, bonusReward(100n));
    const spins = await room.give(playerId, spinsReward(), { activate: true });
    const rounds = (await room.gift(spins.id)).freeRoundsId as string;
    const [ends, takes] = [
      (await room.gift(id)).validUntil as Date,
      (await room.gift(issued.id)).activatableUntil as Date,
    ];
    const at = () => room.clock.now().toISOString();
    room.others.closed.add(playerId);
    await room.database.tx((tx) =>
      writeEvents(tx, 'limits.excluded', [{ playerId, kind: 'coolingoff', until: null, at: at() }]),
    );
    await room.follow();
    room.clock.advanceMs(40 * dayMs);
    await room.mind();
    expect((await room.gift(id)).stage).toBe('handle_bets');
    expect((await room.gift(issued.id)).stage).toBe('issued');
    expect((await room.gift(spins.id)).stage).toBe('activated');
    expect(room.prolonged.get(rounds)?.getTime()).toBeGreaterThan(room.clock.now().getTime());
    room.others.closed.delete(playerId);
    await room.mind();
    const later = (date: Date) => new Date(date.getTime() + 40 * dayMs);
    expect(await room.gift(id)).toMatchObject({ stoppedAt: null, validUntil: later(ends) });
    expect(await room.gift(issued.id)).toMatchObject({ stoppedAt: null, activatableUntil: later(takes) });
    expect(room.prolonged.get(rounds)).toEqual((await room.gift(spins.id)).validUntil);
  });
});

describe('what players are told', () => {
  test('[LIVE-04] [LIVE-05] each gift whole, in the player’s language, once a batch', async () => {
    const { id, playerId } = await withBonus();
    const spins = await room.give(playerId, spinsReward());
    await room.follow();
    const told = room.told.filter((one) => one.playerId === playerId);
    expect(told).toMatchObject([
      {
        channel: 'freespins_changes',
        gift: { id: spins.id, stage: 'issued', title: 'Willkommen', freespins_total: 20 },
      },
      { channel: 'bonuses_changes', gift: { id, stage: 'handle_bets', balance_cents: 10_000, deal: { cost: {} } } },
    ]);
  });

  test('a review shows until when it holds what is converted', async () => {
    const { id, playerId, send } = await withBonus();
    const until = new Date('2026-06-01T00:00:00Z');
    const review = { playerId, giftId: id, promotionId: null, currency: 'EUR' as const, until };
    await room.database.tx((tx) => room.bonuses.held.begin(tx, review));
    const { body } = await send('GET', '/api/player/bonuses');
    expect(body[0].review_until).toBe('2026-06-01T00:00:00.000Z');
    await room.follow();
    expect(room.told.filter((one) => one.playerId === playerId).at(-1)?.gift).toMatchObject({
      id,
      review_until: '2026-06-01T00:00:00.000Z',
    });
  });

  test('players whose gifts stand still are found page by page, however many come before them', async () => {
    const holders = [await withBonus(), await withBonus(), await withBonus()];
    const [first, second, third] = holders.map(({ playerId }) => playerId).sort((one, other) => one - other);
    await room.database.query('update bonuses_gift set stopped_at = now() where player_id = any($1::bigint[])', [
      [first, third],
    ]);
    const after = (playerId: number | undefined, most: number) =>
      listHolderIds(room.database, { after: playerId ?? 0, most, stopped: true });
    expect(await after((first ?? 0) - 1, 1)).toEqual([first]);
    expect(await after(first, 1)).toEqual([third]);
    expect(await after(third, 1)).toEqual([]);
    expect(await listHolderIds(room.database, { after: first ?? 0, most: 2 })).toEqual([second, third]);
  });
});
