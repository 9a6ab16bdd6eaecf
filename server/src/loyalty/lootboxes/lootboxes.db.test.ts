import { randomUUID } from 'node:crypto';
import type { Lootbox } from '@halley/contract';
import { commit, verifyDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { describe, expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import type { DueGrant, DuePrize } from '../../promotions/index.ts';
import { readWallets } from '../../wallet/index.ts';
import { aGrant, bonus, cash, points, spins } from '../testing/a-box.ts';
import { createGivenCounts } from './given-counts.ts';
import type { BoxItem } from './lootbox.ts';
import { tellLootboxes } from './tell-lootboxes.ts';

const limited = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof limited.player>>;

const give = (...grants: DueGrant<'lootbox'>[]) =>
  limited.database.tx((tx) => limited.house.loyalty.giveLootboxes(tx, grants));
const listOf = async (player: Player): Promise<Lootbox[]> => (await player.call('GET', '/api/player/lootboxes')).json();
const open = (player: Player, id: number) => player.call('POST', `/api/player/lootboxes/${id}/activation`);
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

/** One box that the player has, and nothing else. */
async function aBox(player: Player, items: BoxItem[]): Promise<number> {
  await give(aGrant(player, items));
  return (await listOf(player))[0]?.id as number;
}

const money = async ({ playerId }: Player) =>
  (await readWallets(limited.database, playerId)).map(({ cash: own, bonus: given }) => [own, given]);

describe('boxes', () => {
  test('[API-73] [WHEEL-01] [WHEEL-04] are given once for their grant, and show every chance before they are opened', async () => {
    const player = await limited.player();
    const grant = aGrant(player, [
      { weight: 3, prize: spins },
      { weight: 1, prize: null },
    ]);
    await give(grant);
    await give(grant);
    const [box, ...more] = await listOf(player);
    expect(more).toEqual([]);
    expect(box).toMatchObject({
      title: 'A box',
      bonus_title: 'rocket_lite',
      stage: 'issued',
      group_key: 'rocket_lite',
      strategy: 'shop',
      currency: 'EUR',
      items: [
        { id: 1, weight: 3, prize: false, bonuses: [{ title: '5 free spins', type: 'freespins' }] },
        { id: 2, weight: 1, prize: false, bonuses: [] },
      ],
      chances: [
        {
          prize: { type: 'freespins', count: 5, title: 'Comet Run' },
          weight: 3,
          of: 4,
          worth_cents: 100,
          given: 0,
        },
        { prize: null, weight: 1, of: 4, worth_cents: 0, given: 0 },
      ],
      drawn_item: null,
      proof: null,
    });
    expect(new Date(box?.valid_until ?? 0).getTime() - new Date(box?.created_at ?? 0).getTime()).toBe(7 * dayMs);
  });

  test('[WHEEL-02] [WHEEL-03] what is in them is told as clients of the field read it', async () => {
    const player = await limited.player();
    await aBox(player, [
      { weight: 1, prize: spins },
      { weight: 1, prize: { ...bonus, maxCashout: 9_000n } },
      { weight: 1, prize: cash },
      { weight: 1, prize: points },
    ]);
    const euro = (amount_cents: number) => [{ currency: 'EUR', amount_cents }];
    expect((await listOf(player))[0]?.items.map(({ bonuses }) => bonuses)).toEqual([
      [
        {
          title: '5 free spins',
          type: 'freespins',
          attributes: [{ field: 'freespins_count', value: 5 }],
          result_bonus: [
            { field: 'wager', value: 0 },
            { field: 'max_win', value: euro(5_000) },
          ],
        },
      ],
      [
        {
          title: 'Bonus of 10 EUR',
          type: 'bonus',
          attributes: [{ field: 'bonus_amount', value: euro(1_000) }],
          result_bonus: [
            { field: 'wager', value: 10 },
            { field: 'max_win', value: euro(9_000) },
          ],
        },
      ],
      [
        {
          title: '2 EUR',
          type: 'bonus',
          attributes: [{ field: 'bonus_amount', value: euro(200) }],
          result_bonus: [{ field: 'wager', value: 0 }],
        },
      ],
      [{ title: '10 points', type: 'points', attributes: [{ field: 'points', value: 10 }], result_bonus: [] }],
    ]);
  });

  test('[API-74] [PP-13] are drawn by the player’s seeds; who has new seeds can check it', async () => {
    const player = await limited.player();
    const weights = [5, 3, 2];
    const id = await aBox(
      player,
      weights.map((weight) => ({ weight, prize: points })),
    );
    const sealed = (await player.call('GET', '/api/studio/fair?mode=real')).json();
    const answer = await open(player, id);
    expect(answer.statusCode, answer.body).toBe(200);
    const opened: Lootbox = answer.json();
    expect(opened).toMatchObject({
      stage: 'activated',
      proof: {
        server_seed_hash: sealed.server_seed_hash,
        client_seed: sealed.client_seed,
        nonce: sealed.nonce,
        server_seed: null,
        of: 10,
      },
    });
    expect(opened.items.filter(({ prize }) => prize)).toHaveLength(1);
    expect(opened.items[opened.drawn_item as number]?.prize).toBe(true);
    expect(opened.chances[opened.drawn_item as number]?.given).toBe(1);
    // The next one is not decided by the same chance.
    expect((await player.call('GET', '/api/studio/fair?mode=real')).json().nonce).toBe(sealed.nonce + 1);
    expect(codeOf(await open(player, id))).toBe('LOOTBOX_OVER');
    await player.call('POST', '/api/studio/fair/rotate', { mode: 'real' });
    const [checked] = await listOf(player);
    expect(checked).toMatchObject({ stage: 'activated', drawn_item: opened.drawn_item });
    expect(checked?.proof?.server_seed).toMatch(/^[0-9a-f]{64}$/);
    expect(verifyDraw(checked?.proof as never, weights, nodeHash)).toMatchObject({
      item: opened.drawn_item,
      drawHolds: true,
      commitmentHolds: true,
    });
  });

  test.each<[string, DuePrize | null]>([
    ['a bonus', bonus],
    ['free spins', spins],
    ['cash', cash],
    ['points', points],
    ['nothing', null],
  ])('[WHEEL-04] %s arrives as it was drawn, once', async (name, prize) => {
    const player = await limited.player();
    const before = await money(player);
    const id = await aBox(player, [{ weight: 1, prize }]);
    expect((await open(player, id)).statusCode).toBe(200);
    const gifts = [
      ...(await player.call('GET', '/api/player/bonuses')).json(),
      ...(await player.call('GET', '/api/player/freespins')).json(),
    ];
    const had = (await player.call('GET', '/api/player/comp_points')).json().chargeable.points;
    const [own = 0n, given = 0n] = (await money(player))[0] ?? [];
    const [ownBefore = 0n] = before[0] ?? [];
    expect([gifts.length, had, own - ownBefore, given]).toEqual([
      name === 'a bonus' || name === 'free spins' ? 1 : 0,
      name === 'points' ? 10 : 0,
      name === 'cash' ? 200n : 0n,
      0n,
    ]);
    // PR-05: opening a box takes no conditions upon oneself.
    for (const gift of gifts) expect(gift).toMatchObject({ stage: 'issued', title: 'A box' });
  });

  test('fifty requests at once, in two processes, draw once and give once', async () => {
    const player = await limited.player();
    const id = await aBox(player, [
      { weight: 1, prize: cash },
      { weight: 1, prize: points },
    ]);
    const [before] = await money(player);
    const other = limited.openOther();
    const nothing = () => undefined;
    const context = {
      principal: { playerId: player.playerId },
      address: '127.0.0.1',
      host: 'localhost',
      header: nothing,
      cookie: nothing,
    };
    const twice = (at: typeof limited.house) =>
      at.handlers.activateLootbox({ params: { id } } as never, context as never);
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => twice(index % 2 === 0 ? limited.house : other)),
    );
    const opened = answers.filter(({ status }) => status === 'fulfilled');
    expect(opened).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'LOOTBOX_OVER' });
    const [after] = await money(player);
    const had = (await player.call('GET', '/api/player/comp_points')).json().chargeable.points;
    expect([(after?.[0] ?? 0n) - (before?.[0] ?? 0n), had]).toEqual(
      (await listOf(player))[0]?.drawn_item === 0 ? [200n, 0] : [0n, 10],
    );
  });

  test('[PP-13] new seeds at the same moment: each draw belongs to one pair, and rounds go on beside it', async () => {
    const player = await limited.player();
    await player.fund(100_000n);
    await give(...Array.from({ length: 12 }, () => aGrant(player, [{ weight: 1, prize: cash }])));
    const boxes = await listOf(player);
    await Promise.all([
      ...boxes.map(({ id }) => open(player, id)),
      ...Array.from({ length: 4 }, () => player.call('POST', '/api/studio/fair/rotate', { mode: 'real' })),
      ...Array.from({ length: 8 }, () => player.play(100n)),
    ]);
    await player.call('POST', '/api/studio/fair/rotate', { mode: 'real' });
    const opened = await listOf(player);
    expect(opened.map(({ stage }) => stage)).toEqual(opened.map(() => 'activated'));
    const chances = opened.map(({ proof }) => `${proof?.server_seed_hash} ${proof?.nonce}`);
    expect(new Set(chances).size).toBe(12);
    for (const { proof } of opened) {
      expect(verifyDraw(proof as never, [1], nodeHash)).toMatchObject({ drawHolds: true, commitmentHolds: true });
    }
  });

  test('[PP-12] whoever opens it, and whatever was before: the same seeds draw the same', async () => {
    const items: BoxItem[] = [4000, 4000, 2000, 5].map((weight) => ({ weight, prize: points }));
    const serverSeed = 'ab'.repeat(32);
    const seeds = { hash: commit(serverSeed), server: serverSeed, client: 'the-same-for-both' };
    const drawn: unknown[] = [];
    for (const losses of [0, 5]) {
      const player = await limited.player();
      await player.fund(1_000_000n);
      for (let round = 0; round < losses; round += 1) await player.play(10_000n);
      const ids = [await aBox(player, items), await aBox(player, items)];
      await player.call('GET', '/api/studio/fair?mode=real');
      const { rowCount } = await limited.database.query(
        `update games_seed_pair set server_seed = $2, server_seed_hash = $4, client_seed = $3, nonce = 7
         where player_id = $1 and revealed_at is null`,
        [player.playerId, seeds.server, seeds.client, seeds.hash],
      );
      expect(rowCount).toBe(1);
      const results = [];
      for (const id of ids) {
        const { drawn_item, proof } = (await open(player, id)).json() as Lootbox;
        results.push([drawn_item, proof?.drawn, proof?.rest, proof?.nonce]);
      }
      drawn.push(results);
    }
    expect(drawn[0]).toEqual(drawn[1]);
  });

  test('[LIVE-10] open pages are told of the whole box, in the player’s language', async () => {
    const player = await limited.player();
    await limited.database.query("update identity_player set language = 'de' where id = $1", [player.playerId]);
    const id = await aBox(player, [{ weight: 1, prize: points }]);
    await open(player, id);
    const heard: unknown[] = [];
    const listener = tellLootboxes({
      clock: limited.clock,
      identity: limited.house.identity,
      promotions: limited.house.promotions,
      titlesOf: async () => new Map(),
      given: createGivenCounts(),
      tellPlayer: (...told) => void heard.push(told),
    });
    await limited.follow({ ...listener, name: `live-${randomUUID()}` });
    const own = heard.filter((told) => (told as [number])[0] === player.playerId);
    expect(own).toMatchObject([
      [
        player.playerId,
        'lootboxes_changes',
        { id, stage: 'activated', items: [{ prize: true }], chances: [{ given: 1 }] },
      ],
    ]);
  });

  test('guests are asked to come in', async () => {
    for (const [method, url] of [
      ['GET', '/api/player/lootboxes'],
      ['POST', '/api/player/lootboxes/1/activation'],
      ['POST', '/api/wheel/turn'],
    ] as const) {
      expect((await limited.app.inject({ method, url })).statusCode, url).toBe(401);
    }
  });
});
