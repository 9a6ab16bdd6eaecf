import { randomUUID } from 'node:crypto';
import type { MartOrder, OrderMove } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { sharedLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import type { Consumer } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { prepared } from '../../kit/testing/prepared.ts';
import { auditPromotions, soldForPoints } from '../../promotions/index.ts';
import { aCoupon } from '../../promotions/testing/a-rule.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { auditPoints } from '../points/audit-points.ts';
import type { NewEntry } from '../points/points-store.ts';
import { auditMart } from './audit-mart.ts';
import { anAddress, rewards, type ShopPlayer, shopOf } from './testing/open-shop.ts';

const limited = sharedLimitedHouse(withoutCopies);
const shop = shopOf(() => limited);
const monthMs = 31 * 24 * 60 * 60 * 1000;

async function aPlayer(points = 0): Promise<ShopPlayer> {
  const player = await limited.player();
  if (points > 0) await shop.givePoints(player, points);
  return player;
}
const move = (id: number, how: OrderMove) =>
  limited.database.tx((tx) =>
    limited.house.loyalty.desk.moveOrder(tx, { id, move: how, reason: 'a test', by: 'Member' }),
  );
/** What the books of points, orders and budgets have against each other; the others are looked at after each test. */
const findings = async () => [
  ...(await auditPoints(prepared(limited.database))),
  ...(await auditMart(soldForPoints)(prepared(limited.database))),
  ...(await auditPromotions(prepared(limited.database))),
];
/** How often the database had to end a circle of locks. */
const deadlocks = async () => {
  const { rows } = await limited.database.query<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
};
const codeOf = (answer: { statusCode: number; body: string }): string => {
  if (answer.statusCode === 200) return 'ok';
  const { error, errors } = JSON.parse(answer.body);
  const [field, by] = Object.entries(errors ?? {})[0] ?? [];
  return error?.code ?? `${field}.${Object.keys(by ?? {})[0]}`;
};
const lotsOf = async ({ playerId }: ShopPlayer) => {
  const { rows } = await limited.database.query<{ month: string; points_left: bigint }>(
    `select to_char(month, 'YYYY-MM') as month, points_left from loyalty_lot where player_id = $1 order by month`,
    [playerId],
  );
  return rows.map(({ month, points_left }) => [month, Number(points_left) / 1_000_000]);
};
const left = async (player: ShopPlayer, group: string) =>
  (await shop.rates(player, 'goods')).find((card: { group: string }) => card.group === group)?.most;

describe('an order', () => {
  test('that is canceled gives points back to their lots, and the thing to the stock', async () => {
    const { group } = await shop.put({ reward: rewards.goods, stock: 3, caps: { perPlayer: 2, total: 3 } });
    const player = await aPlayer(60);
    limited.clock.advanceMs(monthMs);
    await player.browser.signIn(player.email);
    await shop.givePoints(player, 70);
    const before = await lotsOf(player);
    const placed = await shop.exchange(player, { type: 'goods', group, points: 100, address: anAddress });
    const { id } = placed.json();
    expect((await lotsOf(player)).map(([, points]) => points)).toEqual([0, 30]);
    expect(await left(player, group)).toBe(1);
    const answer = await player.call('POST', `/api/player/comp_points/orders/${id}/cancel`);
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'canceled']);
    expect(await lotsOf(player)).toEqual(before);
    expect(await left(player, group)).toBe(2);
    expect((await player.call('GET', '/api/player/comp_points/entries')).json()[0]).toMatchObject({
      kind: 'returned',
      chargeable: 100,
    });
    const again = await player.call('POST', `/api/player/comp_points/orders/${id}/cancel`);
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'ORDER_MOVED']);
    expect(await limited.news('loyalty.order_changed', player.playerId)).toMatchObject([
      { orderId: id, state: 'placed' },
      { orderId: id, state: 'canceled' },
    ]);
  });

  test('that was sent, or never goes by post, stays; another player’s is not there', async () => {
    const { group } = await shop.put({ reward: rewards.goods });
    const money = await shop.put({ reward: rewards.money });
    const player = await aPlayer(300);
    const { id } = (await shop.exchange(player, { type: 'goods', group, points: 100, address: anAddress })).json();
    const other = await aPlayer();
    expect((await other.call('POST', `/api/player/comp_points/orders/${id}/cancel`)).statusCode).toBe(404);
    await move(id, 'confirm');
    await move(id, 'send');
    const digital = (await shop.exchange(player, { type: 'money', ...money, points: 100 })).json();
    for (const one of [id, digital.id]) {
      const answer = await player.call('POST', `/api/player/comp_points/orders/${one}/cancel`);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'ORDER_MOVED']);
    }
    expect(await shop.pointsOf(player)).toBe(100);
    for (const bad of ['0', '-1', 'x', '1.5', '99999999999999999999'])
      expect((await player.call('POST', `/api/player/comp_points/orders/${bad}/cancel`)).statusCode).toBeLessThan(500);
  });

  test('that comes back when its lot has run out gives new points', async () => {
    const { group } = await shop.put({ reward: rewards.goods });
    const player = await aPlayer(100);
    const { id } = (await shop.exchange(player, { type: 'goods', group, points: 100, address: anAddress })).json();
    limited.clock.advanceMs(14 * monthMs);
    await player.browser.signIn(player.email);
    expect((await player.call('POST', `/api/player/comp_points/orders/${id}/cancel`)).statusCode).toBe(200);
    const month = limited.clock.now().toISOString().slice(0, 7);
    expect((await lotsOf(player)).at(-1)).toEqual([month, 100]);
  });
});

describe('many at once', () => {
  test('two exchanges of every player, of a stock for half of them: it is sold, and nobody else has paid', async () => {
    const count = deep(30, 100);
    const stock = count / 2;
    const { group, id: promotionId } = await shop.put({ reward: rewards.money, stock });
    const players = await somePlayers(count, 200);
    // Who hears that the house is too busy asks again, with the same key.
    const exchange = async (player: ShopPlayer) => {
      const wanted = { type: 'money', group, points: 100, key: randomUUID() };
      let answer = await shop.exchange(player, wanted);
      while (answer.statusCode === 503) answer = await shop.exchange(player, wanted);
      return answer;
    };
    const answers = await Promise.all([...players, ...players].map(exchange));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(stock);
    expect(new Set(codes)).toEqual(new Set(['ok', 'points.sold_out']));
    const { rows } = await limited.database.query<{ points: bigint }>(
      `select sum(chargeable) as points from loyalty_account where player_id = any($1::bigint[])`,
      [players.map(({ playerId }) => playerId)],
    );
    expect(Number(rows[0]?.points)).toBe((count * 200 - stock * 100) * 1_000_000);
    expect((await limited.house.promotions.budgetsOf(limited.database, [promotionId])).get(promotionId)).toMatchObject({
      given: stock,
    });
    expect(await deadlocks()).toBe(0);
  });

  test('exchanges of one player beside gifts, rounds taken back and cancels never spend more than there is', async () => {
    const money = await shop.put({ reward: rewards.money });
    const spins = await shop.put({ reward: rewards.freespins });
    const mug = await shop.put({ reward: rewards.goods });
    const [one, two] = [await aPlayer(1_000), await aPlayer(1_000)];
    const { id } = (await shop.exchange(one, { type: 'goods', ...mug, points: 100, address: anAddress })).json();
    const entry = (playerId: number, chargeable: bigint): NewEntry => ({
      playerId,
      kind: chargeable < 0n ? 'void' : 'promotion',
      chargeable,
      persistent: 0n,
      key: null,
      detail: {},
      actor: 'system',
    });
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => shop.exchange(one, { type: 'money', ...money, points: 100 })),
      ...Array.from({ length: 6 }, () => shop.exchange(two, { type: 'freespins', ...spins, points: 200 })),
      one.call('POST', `/api/player/comp_points/orders/${id}/cancel`),
      ...Array.from({ length: 6 }, () =>
        limited.database.tx(async (tx) => {
          await limited.house.loyalty.move(tx, [entry(two.playerId, -1_000_000n), entry(one.playerId, 1_000_000n)]);
          return { statusCode: 200 };
        }),
      ),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const points = [await shop.pointsOf(one), await shop.pointsOf(two)];
    // The one of the mug has 1000 again and bought ten, or nine before it came back.
    expect([6, 106]).toContain(points[0]);
    // Whoever came after the first void had too little left for a fifth.
    expect([-6, 194]).toContain(points[1]);
    expect(await deadlocks()).toBe(0);
  });

  test('exchanges, boxes that are opened, points that are given and counted: no locks in a circle', async () => {
    const prize = { type: 'points', chargeable: 10, persistent: 0 } as const;
    const items = [
      { weight: 1, prize },
      { weight: 1, prize: { type: 'cash', amount: { EUR: 100 } } as const },
    ];
    const box = await shop.put({ reward: { ...rewards.lootbox, items } });
    const mug = await shop.put({ reward: rewards.goods });
    const gift = await makeLive(
      limited,
      aCoupon({ kind: 'manual', trigger: { claim: 'staff' }, rewards: [prize], caps: { perPlayer: 1_000 } }),
    );
    const giver = limited.house.consumers.find(({ name }) => name === 'promotions-give') as Consumer;
    await limited.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [giver.name]);
    const players = await somePlayers(3, 2_000);
    const author = { actor: { kind: 'staff', id: 1, name: 'Ada' }, reason: 'for a test' } as const;
    const answers = await Promise.all(
      players.map(async (player) => {
        const { playerId } = player;
        const bought = await shop.exchange(player, { type: 'lootboxes', ...box, points: 300 });
        for (const key of ['a', 'b', 'c'])
          await limited.database.tx((tx) =>
            limited.house.promotions.desk.give(tx, { promotionId: gift, playerId, key: `${playerId}-${key}` }, author),
          );
        const opened = (bought.json() as MartOrder).lootbox_ids.map((id) =>
          player.call('POST', `/api/player/lootboxes/${id}/activation`),
        );
        const more = [1, 2, 3].flatMap(() => [
          shop.exchange(player, { type: 'lootboxes', ...box, points: 100 }),
          shop.exchange(player, { type: 'goods', ...mug, points: 100, address: anAddress }),
        ]);
        const [, ...done] = await Promise.all([catchUp(limited.database, giver), ...opened, ...more]);
        return done;
      }),
    );
    expect(answers.flat().map(({ statusCode }) => statusCode)).toEqual(Array(27).fill(200));
    expect(await deadlocks()).toBe(0);
  });
});

describe('[B-07] exchanges, voids, lots that run out, cancels and returns in any order', () => {
  const step = fc.record({
    how: fc.constantFrom('earn', 'void', 'money', 'goods', 'move', 'cancel', 'return', 'time'),
    amount: fc.integer({ min: 1, max: 400 }),
    pick: fc.nat(20),
  });

  test('leave books that agree after each step', { timeout: 120_000 }, async () => {
    const money = await shop.put({ reward: rewards.money });
    const mug = await shop.put({ reward: rewards.goods, stock: 12 });
    const tasks = limited.house.tasks;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        const player = await limited.player();
        const orders: number[] = [];
        const earn = (points: number) => shop.givePoints(player, points);
        const buy = async (type: 'money' | 'goods', group: string, amount: number) => {
          const points = Math.ceil(amount / 100) * 100;
          await player.browser.signIn(player.email);
          const answer = await shop.exchange(player, { type, group, points, address: anAddress });
          if (answer.statusCode !== 200) throw new Error(codeOf(answer));
          orders.push(answer.json().id);
        };
        const refused: string[] = [];
        for (const { how, amount, pick } of steps) {
          const id = orders[pick % Math.max(1, orders.length)];
          await doStep({ how, amount, id }).catch((error) => refused.push(error.code ?? error.message));
          expect(await findings()).toEqual([]);
        }
        const expected = ['points.not_enough', 'points.sold_out', 'points.too_many', 'ORDER_MOVED', 'NOT_FOUND'];
        expect(refused.filter((code) => !expected.includes(code))).toEqual([]);

        async function doStep({ how, amount, id = 0 }: { how: string; amount: number; id?: number | undefined }) {
          if (how === 'earn') return earn(amount);
          if (how === 'void') return earn(-amount);
          if (how === 'money') return buy('money', money.group, amount);
          if (how === 'goods') return buy('goods', mug.group, amount);
          if (how === 'time') {
            limited.clock.advanceMs((amount % 5) * monthMs);
            return tasks['loyalty.mind']({}, { attempt: 1, signal: undefined });
          }
          if (how === 'move') {
            await move(id, 'confirm').catch(() => move(id, 'send').catch(() => move(id, 'deliver')));
            return;
          }
          await move(id, how as 'cancel' | 'return');
        }
      }),
      { numRuns: deep(10, 100) },
    );
  });
});

async function somePlayers(count: number, points: number): Promise<ShopPlayer[]> {
  const made: ShopPlayer[] = [];
  for (let index = 0; index < count; index += 1) made.push(await aPlayer(points));
  return made;
}
