import { randomUUID } from 'node:crypto';
import type { AdventureRule, AdventureStanding } from '@halley/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, type LimitedHouse, openLimitedHouse } from '../../../../test/limited-house.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';
import { writeEvents } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { aBonus, anAdventure, author, someSpins } from '../testing/an-adventure.ts';
import { dayPlus } from './adventure.ts';

let house: LimitedHouse;
beforeAll(async () => {
  house = await openLimitedHouse('2026-12-01T08:00:00Z');
});
afterEach(async () => expect(await house.findings()).toEqual([]));
afterAll(() => house.close());

type Player = Awaited<ReturnType<LimitedHouse['player']>>;
const desk = () => house.house.vip.desk.adventures;
const bet = (amount: bigint) => ({ kind: 'bet', id: randomUUID(), amount }) as const;
const end = { kind: 'end' } as const;

/** Written by one, published by another. */
async function publish(rule: AdventureRule) {
  const saved = await house.database.tx((tx) => desk().save(tx, { rule }, author(1)));
  const { id, version } = saved;
  return house.database.tx((tx) => desk().move(tx, { id, version, to: 'live' }, author(2)));
}
async function finish({ id, version }: { id: number; version: number }): Promise<void> {
  await house.database.tx((tx) => desk().move(tx, { id, version, to: 'ended' }, author(2)));
}

/** What the consumers of the room have to do is done. */
async function follow(): Promise<void> {
  for (const name of ['vip-adventures', 'vip-give']) {
    const consumer = house.house.consumers.find((one) => one.name === name);
    if (!consumer) throw new Error(`there is no ${name}`);
    await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
    await catchUp(house.database, consumer);
  }
}
const mind = () => house.house.tasks['vip.mind']({}, { attempt: 1, signal: undefined });

async function aMember(group = 1521): Promise<Player> {
  const player = await house.player();
  await player.fund(1_000_000n);
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: player.playerId, add: [group] }));
  return player;
}

/** A deposit as payments tell it. */
const deposit = (player: Player, amount = 1_000n, at = house.clock.now()) =>
  house.database.tx((tx) =>
    writeEvents(tx, 'payments.deposited', [
      {
        playerId: player.playerId,
        paymentId: 1,
        amount: String(amount),
        currency: 'EUR',
        number: 1,
        method: 'visa',
        reference: randomUUID(),
        at: at.toISOString(),
      },
    ]),
  );
/** It is charged back, as payments tell it. */
const chargeBack = (player: Player, at: Date, amount = 1_000n) =>
  house.database.tx((tx) =>
    writeEvents(tx, 'payments.flagged', [
      {
        playerId: player.playerId,
        paymentId: 1,
        reference: randomUUID(),
        provider: 'sandbox',
        kind: 'returned_after_paid',
        deposit: { amount: String(amount), currency: 'EUR', at: at.toISOString() },
        at: house.clock.now().toISOString(),
      },
    ]),
  );
const doDay = async (player: Player) => {
  await deposit(player);
  await player.play(2_000n);
  await follow();
};
const standing = async (player: Player): Promise<AdventureStanding> => {
  const answer = await player.call('GET', '/api/player/adventure');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().adventure;
};
const states = async (player: Player) => (await standing(player)).days.map(({ state }) => state);
const statusNames = async (player: Player): Promise<string[]> =>
  (await player.call('GET', '/api/player')).json().statuses.map(({ name }: { name: string }) => name);
const titles = async (player: Player): Promise<string[]> => {
  const lists = await Promise.all(
    ['/api/player/bonuses', '/api/player/freespins'].map((path) => player.call('GET', path)),
  );
  return lists
    .flatMap((list) => list.json())
    .map(({ title }: { title: string }) => title)
    .sort();
};
const today = () => house.clock.now().toISOString().slice(0, 10);
const nextDay = () => house.clock.advanceMs(dayMs);

describe('an adventure', () => {
  test('[ADV-01] [ADV-03] a day is done when both sums are there: its status, its gift, each once', async () => {
    const rule = anAdventure(today(), 2, { prefix: 'once' });
    rule.days[0] = { ...(rule.days[0] as AdventureRule['days'][number]), prize: someSpins() };
    const live = await publish(rule);
    const [player, stranger] = [await aMember(), await aMember(21)];
    expect((await stranger.call('GET', '/api/player/adventure')).json()).toEqual({ adventure: null });
    expect(await standing(player)).toMatchObject({
      currency: 'EUR',
      today: { step: 1, is_made_up: false, deposited_cents: 0, staked_cents: 0 },
      days: [
        { step: 1, state: 'active', deposit_cents: 1_000, stake_cents: 2_000, prize: { type: 'freespins', count: 20 } },
        { step: 2, state: 'future', prize: { type: 'bonus', amount_cents: 500 } },
      ],
      superb: { step: 3, day: dayPlus(today(), 2), state: 'future' },
    });
    await player.play(2_000n);
    await stranger.play(2_000n);
    await deposit(player, 999n);
    await follow();
    expect(await standing(player)).toMatchObject({ today: { deposited_cents: 999, staked_cents: 2_000 } });
    expect(await states(player)).toEqual(['active', 'future']);
    await deposit(player, 1n);
    await deposit(stranger);
    await follow();
    expect(await standing(player)).toMatchObject({
      days: [{ state: 'completed', gift: 'given' }, { state: 'future' }],
    });
    const [date, month] = [today().slice(8), today().slice(5, 7)];
    expect(await statusNames(player)).toContain(`once__1/2__${date}/${month}/2026`);
    expect(await titles(player)).toEqual([`once__1__${date}/${month}/2026__20 spins`]);
    expect(await titles(stranger)).toEqual([]);
    // More of it changes nothing, nor does hearing of it again.
    await doDay(player);
    await house.database.query(
      "update kit_consumer set xid = '0', id = 0 where name in ('vip-adventures', 'vip-give')",
    );
    await follow();
    expect(await titles(player)).toHaveLength(1);
    expect(await standing(player)).toMatchObject({ today: { deposited_cents: 2_000, staked_cents: 4_000 } });
    await finish(live);
  });

  test('a round counts on the day it was opened, in cash; one that is taken back lowers it and takes no day back', async () => {
    const live = await publish(anAdventure(today(), 2, { prefix: 'void' }));
    const player = await aMember();
    const [roundId, stake] = [randomUUID(), bet(2_000n)];
    await player.act([stake], { roundId });
    await deposit(player);
    nextDay();
    await player.act([end], { roundId });
    await follow();
    expect(await states(player)).toEqual(['completed', 'active']);
    await player.act([{ kind: 'undo', id: randomUUID(), of: stake.id }], { roundId });
    await deposit(player);
    await player.play(1_999n);
    await follow();
    expect(await states(player)).toEqual(['completed', 'active']);
    expect(await standing(player)).toMatchObject({ today: { step: 2, staked_cents: 1_999 } });
    const voided = randomUUID();
    const again = bet(500n);
    await player.act([again, end], { roundId: voided });
    await follow();
    expect(await states(player)).toEqual(['completed', 'completed']);
    await player.act([{ kind: 'undo', id: randomUUID(), of: again.id }], { roundId: voided });
    await follow();
    expect(await states(player)).toEqual(['completed', 'completed']);
    expect(await standing(player)).toMatchObject({ today: { staked_cents: 1_999 } });
    await finish(live);
  });

  test('[PR-01] whoever may be given nothing is counted and given nothing; beyond the budget nothing is given', async () => {
    const live = await publish(anAdventure(today(), 1, { prefix: 'barred', budget_cents: 700 }));
    const [barred, first, second] = [await aMember(), await aMember(), await aMember()];
    await house.database.tx((tx) => house.house.identity.setCanIssue(tx, barred.playerId, false));
    for (const player of [barred, first, second]) await doDay(player);
    const gifts = await Promise.all([barred, first, second].map(async (one) => (await standing(one)).days[0]?.gift));
    expect(gifts).toEqual(['not_given', 'given', 'not_given']);
    expect(await statusNames(barred)).toEqual(expect.arrayContaining([expect.stringMatching(/^barred__1\/1__/)]));
    expect(await titles(barred)).toEqual([]);
    const [listed] = await house.database.tx((tx) => desk().list(tx, 1));
    expect(listed).toMatchObject({ spent_cents: 500, steps: [{ step: 1, done: 3, given: 1, not_given: 2 }] });
    await finish(live);
  });

  test('[ADV-02] [ADV-05] a week: one in a break that is made up, one lost, and the super day of who has done all', async () => {
    const live = await publish(anAdventure(today(), 7, { prefix: 'week' }));
    const [whole, paused, loses] = [await aMember(), await aMember(), await aMember()];
    for (let step = 1; step <= 7; step += 1) {
      await doDay(whole);
      if (step === 3) {
        expect((await paused.set({ type: 'coolingoff', period: 'day' })).statusCode).toBe(200);
        await paused.browser.signIn(paused.email);
      } else {
        await doDay(paused);
      }
      if (step !== 5) await doDay(loses);
      nextDay();
      await house.mind();
    }
    // Behind the last day: the whole way ends with the super day, by the calendar alone.
    expect((await standing(whole)).superb).toMatchObject({ state: 'future', gift: null });
    await mind();
    await follow();
    expect((await standing(whole)).superb).toMatchObject({ state: 'completed', gift: 'given' });
    expect(await titles(whole)).toHaveLength(8);
    expect(await titles(whole)).toContainEqual(expect.stringMatching(/^week__8__.+__Bonus 25\.00 EUR$/));
    expect(await standing(loses)).toMatchObject({ today: null, superb: { state: 'lost' } });
    expect((await states(loses))[4]).toBe('lost');
    // The third day fell into a break: today makes up for it, and then all of it is done.
    expect(await standing(paused)).toMatchObject({
      today: { step: 3, is_made_up: true },
      superb: { state: 'future' },
    });
    expect((await standing(paused)).days[2]).toMatchObject({ state: 'break', made_up_on: today() });
    await doDay(loses);
    await doDay(paused);
    expect((await standing(paused)).superb).toMatchObject({ state: 'completed', gift: 'given' });
    expect((await standing(loses)).superb).toMatchObject({ state: 'lost', gift: null });
    // As many days later as there were it is over, whether or not anybody says so.
    house.clock.advanceMs(9 * dayMs);
    await mind();
    const ended = (await house.database.tx((tx) => desk().list(tx, 1))).find(({ id }) => id === live.id);
    expect(ended?.state).toBe('ended');
  });
});

describe('the document of adventures', () => {
  const document = async () => (await createBrowser(house.app).call('GET', '/api/fe/config/vip-adventures')).json();

  test('[ADV-01] is made from what is live, for its group; without it, what is written counts', async () => {
    const before = await document();
    const live = await publish(anAdventure(dayPlus(today(), 1), 2, { prefix: 'doc', group: 1600 }));
    const made = await document();
    expect(made.prizes['1600']).toMatchObject([
      { prize: { bonus: '{prize_1}' }, condition: { minDep: '{deposit_1}', wager: '10', periodActivationDays: '7' } },
      {},
    ]);
    expect(made.prizes['1600'][0].title).toMatch(/^doc__1\/2__\d\d\/\d\d\/2026$/);
    expect(made.variables['1600'].prize_1).toEqual({ EUR: 'Bonus 5.00 EUR' });
    await finish(live);
    expect(await document()).toEqual(before);
  });
});

describe('a deposit that is charged back', () => {
  const at = () => house.clock.now();
  const giftsOf = async (player: Player) => (await player.call('GET', '/api/player/bonuses')).json();

  test('counts for its day no more: the day is open again until it is made good', async () => {
    const { id, version } = await publish(anAdventure(today(), 2, { prefix: 'back', group: 1801 }));
    const player = await aMember(1801);
    await deposit(player);
    await follow();
    await chargeBack(player, at());
    // What was never counted takes nothing off.
    await chargeBack(player, new Date(at().getTime() - dayMs));
    await player.play(2_000n);
    await follow();
    expect((await states(player))[0]).toBe('active');
    await deposit(player);
    await follow();
    expect((await states(player))[0]).toBe('completed');
    await finish({ id, version });
  });

  test('leaves a day done that was done, and takes the gift that was not used up', async () => {
    const { id, version } = await publish(anAdventure(today(), 2, { prefix: 'gone', group: 1802 }));
    const [cheat, twice] = [await aMember(1802), await aMember(1802)];
    await doDay(cheat);
    await deposit(twice);
    await doDay(twice);
    const paidAt = at();
    expect(await giftsOf(cheat)).toHaveLength(1);
    nextDay();
    for (const player of [cheat, twice]) await player.browser.signIn(player.email);
    await finish({ id, version });
    for (const player of [cheat, twice]) await chargeBack(player, paidAt);
    await follow();
    expect(await statusNames(cheat)).toContainEqual(expect.stringMatching(/^gone__1/));
    expect(await giftsOf(cheat)).toMatchObject([{ stage: 'canceled' }]);
    // Another deposit of the day is enough for it.
    expect(await giftsOf(twice)).toMatchObject([{ stage: 'issued' }]);
    // Told again, it changes nothing.
    await chargeBack(cheat, paidAt);
    await follow();
    expect(await giftsOf(cheat)).toMatchObject([{ stage: 'canceled' }]);
  });
});

describe('adventures at the desk', () => {
  const save = (rule: AdventureRule, by = 1, more = {}) =>
    house.database.tx((tx) => desk().save(tx, { rule, ...more }, author(by)));
  const move = (of: { id: number; version: number }, to: 'live' | 'ended', by: number) =>
    house.database.tx((tx) => desk().move(tx, { id: of.id, version: of.version, to }, author(by)));

  test('are published by somebody who has not written at them, and changed only as drafts', async () => {
    const rule = anAdventure(today(), 2, { prefix: 'desk', group: 1700 });
    const draft = await save(rule);
    expect(draft).toMatchObject({ state: 'draft', version: 1, is_own: true });
    await expect(move(draft, 'live', 1)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const second = await save(rule, 2, { id: draft.id, fromVersion: 1 });
    await expect(save(rule, 3, { id: draft.id, fromVersion: 1 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    for (const writer of [1, 2]) {
      await expect(move(second, 'live', writer)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    }
    const live = await move(second, 'live', 3);
    expect(live).toMatchObject({ state: 'live', published_by: 'Member 3' });
    await expect(save(rule, 1, { id: draft.id, fromVersion: 2 })).rejects.toMatchObject({ code: 'state.not_allowed' });
    const other = await save(anAdventure(dayPlus(today(), 2), 2, { prefix: 'other', group: 1700 }));
    await expect(move(other, 'live', 3)).rejects.toMatchObject({ code: 'rule.invalid' });
    expect(await move(live, 'ended', 1)).toMatchObject({ state: 'ended' });
    await expect(move(live, 'live', 3)).rejects.toMatchObject({ code: 'state.not_allowed' });
    expect(await move(other, 'live', 3)).toMatchObject({ state: 'live' });
    await move(other, 'ended', 3);
  });

  test.each<[string, Partial<AdventureRule>, string]>([
    ['a day of the past', { first_day: '2026-11-30' }, 'first_day'],
    ['a prize in other money', { super_prize: { ...aBonus(), amount: { JPY: 5 } } as never }, 'super_prize.amount'],
    [
      'spins without a bet in a currency that its days ask for',
      {
        days: [{ deposit: {}, stake: { EUR: 2_000, NOK: 22_000 }, prize: someSpins() }],
        super_prize: { ...aBonus(), amount: { EUR: 5, NOK: 55 }, maxStake: { EUR: 500, NOK: 5_500 } } as never,
      },
      'days.0.prize.bet',
    ],
    [
      'spins at a bet that their game does not have',
      { super_prize: { ...someSpins(), bet: { EUR: 21 } } as never },
      'super_prize.bet',
    ],
    [
      'spins in a game that gives none',
      { super_prize: { ...someSpins(), games: ['nobody/nothing'] } as never },
      'super_prize.games',
    ],
  ])('%s is refused, with its field', async (_, changes, field) => {
    const saved = save(anAdventure(today(), 2, { prefix: 'bad', ...changes }));
    const fields = expect.arrayContaining([field]);
    await expect(saved).rejects.toMatchObject({ code: 'rule.invalid', details: { fields } });
  });

  test('with spins in a game that was closed since they were written are not published', async () => {
    const draft = await save(anAdventure(today(), 2, { prefix: 'shut', group: 1701, super_prize: someSpins() }));
    await house.database.query(`update games_game set state = 'closed' where identifier = 'halley-studio/comet-run'`);
    house.house.games.catalogue.doubt();
    await expect(move(draft, 'live', 2)).rejects.toMatchObject({
      code: 'rule.invalid',
      details: { fields: ['super_prize.games'] },
    });
    await house.database.query(`update games_game set state = 'open' where identifier = 'halley-studio/comet-run'`);
    house.house.games.catalogue.doubt();
    expect(await move(draft, 'live', 2)).toMatchObject({ state: 'live' });
  });
});
