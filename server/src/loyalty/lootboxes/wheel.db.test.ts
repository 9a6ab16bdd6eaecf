import { randomUUID } from 'node:crypto';
import type { PromotionRule, Wheel } from '@halley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { until } from '../../kit/testing/until.ts';
import { usualPlay } from '../../promotions/testing/a-rule.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { millionths } from '../points/millionths.ts';
import { aWheel, wheelItems } from '../testing/a-wheel.ts';

const limited = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof limited.player>>;

/** What one test has live is not shown in the next. */
afterEach(async () => {
  await limited.database.query("update promotions_promotion set state = 'ended' where state = 'live'");
  await until(async () => (await limited.house.promotions.live(limited.database)).all.length === 0);
});

async function live(rule: PromotionRule): Promise<number> {
  const id = await makeLive(limited, rule);
  // Rules are held in memory, and compared with the database at most once a second.
  await until(async () => (await limited.house.promotions.live(limited.database)).find(id) !== undefined);
  return id;
}

const wheelOf = async (player: Player): Promise<Wheel | null> => (await player.call('GET', '/api/wheel')).json();
const take = (player: Player) => player.call('POST', '/api/wheel/turn');
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const guestsWheel = async (): Promise<Wheel | null> =>
  (await limited.app.inject({ method: 'GET', url: '/api/wheel' })).json();
const budgetOf = async (id: number) =>
  (await limited.house.promotions.budgetsOf(limited.database, [id])).get(id) ?? { spent: 0n, reserved: 0n, given: 0 };

describe('the wheel', () => {
  test('is not there before there is one', async () => {
    const player = await limited.player();
    expect(await guestsWheel()).toBeNull();
    expect(await wheelOf(player)).toBeNull();
    expect(codeOf(await take(player))).toBe('NOT_FOUND');
  });

  test('[WHEEL-06] shows every chance with its worth before a turn, to guests too, and what was given after it', async () => {
    const id = await live(aWheel());
    const player = await limited.player();
    const chances = [
      { prize: { type: 'points', points: 10 }, weight: 340, of: 1000, worth_cents: 0, given: 0 },
      { prize: { type: 'freespins', count: 5, title: 'Comet Run' }, weight: 160, of: 1000, worth_cents: 100, given: 0 },
      { prize: { type: 'cash', amount_cents: 200 }, weight: 40, of: 1000, worth_cents: 200, given: 0 },
      { prize: { type: 'bonus', amount_cents: 1_000, wager: 10 }, weight: 10, of: 1000, worth_cents: 1_000, given: 0 },
      { prize: null, weight: 450, of: 1000, worth_cents: 0, given: 0 },
    ];
    expect(await guestsWheel()).toMatchObject({
      promotion_id: id,
      currency: 'EUR',
      chances,
      // 0.16 × 1.00 + 0.04 × 2.00 + 0.01 × 10.00
      worth_cents: 34,
      today: 'guest',
      turns: [],
      price_points: null,
      seal: null,
    });
    const before = await wheelOf(player);
    const sealed = (await player.call('GET', '/api/studio/fair?mode=real')).json();
    const { server_seed_hash, client_seed, nonce } = sealed;
    expect(before).toMatchObject({ chances, today: 'free', turns: [], seal: { server_seed_hash, client_seed, nonce } });
    const now = limited.clock.now();
    expect(new Date(before?.next_at ?? 0).getTime() - now.getTime()).toBeLessThanOrEqual(dayMs);
    expect(new Date(before?.since ?? 0) <= now).toBe(true);

    const turn = (await take(player)).json();
    expect(turn).toMatchObject({ stage: 'issued', group_key: 'wheel_daily', strategy: 'wheel' });
    expect(await wheelOf(player)).toMatchObject({ today: 'taken', turns: [{ id: turn.id }] });
    const opened = await player.call('POST', `/api/player/lootboxes/${turn.id}/activation`);
    // What the seal said is what it was drawn by.
    expect(opened.json().proof).toMatchObject({ server_seed_hash, client_seed, nonce });
    const after = await wheelOf(player);
    expect(after?.turns).toEqual([]);
    expect(after?.seal?.nonce).toBe(nonce + 1);
    expect(after?.chances.map(({ given }) => given)).toEqual(
      chances.map((_, index) => (index === opened.json().drawn_item ? 1 : 0)),
    );
  });

  test('one turn a day (UTC), however many ask for it', async () => {
    await live(aWheel());
    const player = await limited.player();
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(player)));
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'taken' : codeOf(answer)));
    expect(Map.groupBy(codes, (code) => code).get('taken')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['taken', 'TURN_TAKEN']));
    const untilMidnight = new Date((await wheelOf(player))?.next_at ?? 0).getTime() - limited.clock.now().getTime();
    limited.clock.advanceMs(untilMidnight - 1);
    await player.browser.signIn(player.email);
    expect(codeOf(await take(player))).toBe('TURN_TAKEN');
    limited.clock.advanceMs(1);
    await player.browser.signIn(player.email);
    expect(await wheelOf(player)).toMatchObject({ today: 'free', turns: [{}] });
    expect((await take(player)).statusCode).toBe(200);
    expect((await wheelOf(player))?.turns).toHaveLength(2);
    // A turn that is not used is simply not used.
    limited.clock.advanceMs(7 * dayMs);
    await player.browser.signIn(player.email);
    expect((await wheelOf(player))?.turns).toEqual([]);
  });

  test('[WHEEL-07] who is in a group has the wheel of the first of their groups, and one turn a day all the same', async () => {
    const all = await live(aWheel());
    const [one, other] = [
      await live(aWheel({ audience: { groups: [1308] } })),
      await live(aWheel({ audience: { groups: [1309] } })),
    ];
    const player = await limited.player();
    expect(await wheelOf(player)).toMatchObject({ promotion_id: all });
    expect((await take(player)).statusCode).toBe(200);
    const { playerId } = player;
    const join = (group: number) =>
      limited.database.tx((tx) => limited.house.identity.changeGroups(tx, { playerId, add: [group] }));
    await join(1309);
    expect(await wheelOf(player)).toMatchObject({ promotion_id: other, today: 'taken' });
    expect(codeOf(await take(player))).toBe('TURN_TAKEN');
    await join(1308);
    const known = (await limited.house.promotions.knownPlayers(limited.database, [playerId])).get(playerId);
    const first = known?.groups.find((group) => group === 1308 || group === 1309);
    expect(await wheelOf(player)).toMatchObject({ promotion_id: first === 1308 ? one : other });
  });

  test('[PR-01] who may receive nothing is offered none', async () => {
    await live(aWheel());
    const player = await limited.player();
    await limited.database.tx((tx) => limited.house.identity.setCanIssue(tx, player.playerId, false));
    expect(await wheelOf(player)).toMatchObject({ today: 'not_for_you', price_points: null });
    expect(codeOf(await take(player))).toBe('BONUS_NOT_FOR_YOU');
  });

  test('[PR-03] what a wheel asks to be staked is what the market allows', async () => {
    const items = wheelItems.map(({ weight, prize }) => ({
      weight,
      prize: prize?.type === 'bonus' ? { ...prize, wager: 30 } : prize,
    }));
    await live(aWheel({}, items));
    const player = await limited.player();
    const wagerOf = (wheel: Wheel | null) =>
      wheel?.chances.flatMap(({ prize }) => (prize?.type === 'bonus' ? [prize.wager] : []));
    expect(wagerOf(await wheelOf(player))).toEqual([30]);
    await limited.database.query("update identity_player set license_name = 'EE' where id = $1", [player.playerId]);
    expect(wagerOf(await wheelOf(player))).toEqual([10]);
  });

  test('its mean is taken from the budget when a turn is issued; what is issued is paid when nothing is left', async () => {
    // 1 in 2: 1.00 in cash; on average 0.50. Three turns are in it.
    const items = [
      { weight: 1, prize: { type: 'cash' as const, amount: { EUR: 100 } } },
      { weight: 1, prize: null },
    ];
    const id = await live(aWheel({ budget: { currency: 'EUR', expected: 100, hard: 150 } }, items));
    const players = await Promise.all(Array.from({ length: 4 }, () => limited.player()));
    const taken = [];
    for (const player of players) taken.push(await take(player));
    expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 409]);
    expect(codeOf(taken[3] as never)).toBe('PROMOTION_USED_UP');
    expect(await budgetOf(id)).toMatchObject({ spent: 150n, reserved: 0n, given: 3 });
    for (const [index, player] of players.slice(0, 3).entries()) {
      const opened = await player.call('POST', `/api/player/lootboxes/${taken[index]?.json().id}/activation`);
      expect(opened.statusCode, opened.body).toBe(200);
    }
    expect(await budgetOf(id)).toMatchObject({ spent: 150n, reserved: 0n, given: 3 });
  });

  test('a turn for points is shown with its price, and points are worth what the shop gives for them', async () => {
    await live(aWheel());
    const forPoints = {
      trigger: { claim: 'points' },
      kind: 'shop',
      groupKey: 'mart',
    } as const;
    await live(
      aWheel({
        ...forPoints,
        card: { group: 'turn', category: 'SPECIAL_REWARDS', price: { EUR: 75 } },
        rewards: [{ type: 'lootbox', groupKey: 'manual_wheel_turn', days: 7, items: wheelItems }],
      }),
    );
    await live(
      aWheel({
        ...forPoints,
        card: { group: 'ten-euro', category: 'MONEY_REWARD', price: { EUR: 1_000 } },
        rewards: [{ type: 'cash', amount: { EUR: 1_000 } }],
      }),
    );
    await live(
      aWheel({
        ...forPoints,
        card: { group: 'bonus', category: 'MONEY_REWARD', price: { EUR: 1 } },
        rewards: [{ type: 'bonus', amount: { EUR: 1_000 }, ...usualPlay, games: {} }],
      }),
    );
    const wheel = await wheelOf(await limited.player());
    expect(wheel).toMatchObject({ price_points: 75, price_group: 'turn' });
    // A thousand points are ten euro: ten points are ten cents.
    expect(wheel?.chances[0]).toMatchObject({ prize: { type: 'points', points: 10 }, worth_cents: 10 });
    expect(wheel?.worth_cents).toBe(37);
  });

  test('turns for points, turning, rounds and new seeds of one player at once: all of it happens, and once', async () => {
    const card = { group: 'turn', category: 'SPECIAL_REWARDS', price: { EUR: 10 } } as const;
    const items = [
      { weight: 1, prize: { type: 'cash' as const, amount: { EUR: 100 } } },
      { weight: 1, prize: { type: 'points' as const, chargeable: 5, persistent: 0 } },
    ];
    const rewards = [{ type: 'lootbox' as const, groupKey: 'manual_wheel_turn', days: 7, items }];
    await live(aWheel({ kind: 'shop', trigger: { claim: 'points' }, card, rewards }));
    const player = await limited.player();
    const { playerId } = player;
    await player.fund(100_000n);
    const gift = { playerId, kind: 'promotion', persistent: 0n, key: null, detail: {}, actor: 'system' } as const;
    await limited.database.tx((tx) => limited.house.loyalty.move(tx, [{ ...gift, chargeable: 1_000n * millionths }]));
    const buy = () =>
      player.browser.send({
        method: 'POST',
        url: '/api/comp_points/exchange/lootboxes',
        headers: { 'idempotency-key': randomUUID() },
        payload: { exchange: { points: 20, group: 'turn', currency: 'EUR' } },
      });
    const bought = await Promise.all(Array.from({ length: 5 }, buy));
    expect(bought.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const turns = (await wheelOf(player))?.turns ?? [];
    // The wheel itself is not live here; the turns are there all the same.
    const held: { id: number }[] = (await player.call('GET', '/api/player/lootboxes')).json();
    expect([turns.length, held.length]).toEqual([0, 10]);
    const [opened, again] = await Promise.all([
      Promise.all(held.map(({ id }) => player.call('POST', `/api/player/lootboxes/${id}/activation`))),
      Promise.all(Array.from({ length: 5 }, buy)),
      Promise.all(Array.from({ length: 10 }, () => player.play(100n))),
      Promise.all(Array.from({ length: 3 }, () => player.call('POST', '/api/studio/fair/rotate', { mode: 'real' }))),
    ]);
    expect([...opened, ...again].map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 15 }, () => 200));
    const won = opened.filter((answer) => answer.json().drawn_item === 1).length;
    const points = (await player.call('GET', '/api/player/comp_points')).json().chargeable.points;
    expect(points).toBe(1_000 - 10 * 20 + 5 * won);
  });
});
