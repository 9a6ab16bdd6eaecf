import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import type { DueGrant } from '../../promotions/index.ts';
import { millionths } from './millionths.ts';
import type { NewEntry } from './points-store.ts';
import { tellPoints } from './tell-points.ts';

const limited = sharedLimitedHouse();
const bet = (amount: bigint) => ({ kind: 'bet', id: randomUUID(), amount }) as const;
const end = { kind: 'end' } as const;
const undo = (of: string) => ({ kind: 'undo', id: randomUUID(), of }) as const;
type Player = Awaited<ReturnType<typeof limited.player>>;

const pointsOf = async (player: Player) => {
  const answer = await player.call('GET', '/api/player/comp_points');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const points = (chargeable: number, persistent = chargeable) => ({
  chargeable: { points: chargeable },
  persistent: { points: persistent },
});
const standing = async (player: Player) => (await player.call('GET', '/api/player/comp_points/standing')).json();
const entries = async (player: Player, query = '') =>
  (await player.call('GET', `/api/player/comp_points/entries${query}`)).json();

/** Rates of the house begin when it is built; the clock of the test may stand before that. */
async function aPlayer(): Promise<Player> {
  await limited.database.query("update loyalty_rate set from_at = '2020-01-01' where from_at > '2020-01-01'");
  const player = await limited.player();
  await player.fund(10_000_000n);
  return player;
}

describe('points', () => {
  test('[API-14] come with closed rounds, go with rounds taken back, and are written down', async () => {
    const player = await aPlayer();
    expect(await pointsOf(player)).toEqual(points(0));
    const [roundId, stake] = [randomUUID(), bet(3_000n)];
    await player.act([stake], { roundId });
    await player.play(3_750n);
    await limited.follow('loyalty-points');
    // Dice is one of the other games: a point for 30 EUR. The open round counts when it is closed.
    expect(await pointsOf(player)).toEqual(points(1.25));
    await player.act([end], { roundId });
    await limited.follow('loyalty-points');
    expect(await pointsOf(player)).toEqual(points(2.25));
    await player.act([undo(stake.id)], { roundId });
    await limited.follow('loyalty-points');
    expect(await pointsOf(player)).toEqual(points(1.25));
    expect(await entries(player)).toMatchObject([
      { kind: 'void', chargeable: -1, persistent: -1, title: null },
      { kind: 'play', chargeable: 1 },
      { kind: 'play', chargeable: 1.25 },
    ]);
    const [newest] = await entries(player, '?limit=1');
    expect(await entries(player, `?before=${newest.id}&limit=1`)).toMatchObject([{ kind: 'play', chargeable: 1 }]);
  });

  test('are counted once, also where the place of the one who counts is set back', async () => {
    const player = await aPlayer();
    await player.play(3_000n);
    await limited.follow('loyalty-points');
    await limited.database.query("update kit_consumer set xid = '0', id = 0 where name = 'loyalty-points'");
    await limited.follow('loyalty-points');
    expect(await pointsOf(player)).toEqual(points(1));
  });

  test('[LIVE-08] open pages are told what there is now, once for many moves', async () => {
    const player = await aPlayer();
    await player.play(3_000n);
    await limited.follow('loyalty-points');
    await player.play(6_000n);
    await limited.follow('loyalty-points');
    const heard: unknown[] = [];
    const listener = {
      ...tellPoints({ tellPlayer: (...told) => void heard.push(told) }),
      name: `live-${randomUUID()}`,
    };
    await limited.follow(listener);
    expect(heard.filter((told) => (told as [number])[0] === player.playerId)).toEqual([
      [player.playerId, 'comps_award', points(3)],
    ]);
  });

  test('what comes in twice by a grant is given once; its title is in the language of the request', async () => {
    const player = await aPlayer();
    const words = { title: 'A gift', summary: 'Points' };
    const grant: DueGrant<'points'> = {
      id: 77,
      playerId: player.playerId,
      promotionId: 5,
      version: 1,
      kind: 'manual',
      product: 'casino',
      texts: { en: words, de: { ...words, title: 'Ein Geschenk' }, 'fr-CA': words, no: words, it: words },
      groupKey: null,
      occasion: 'once',
      currency: 'EUR',
      takeDays: 7,
      activate: true,
      reward: { type: 'points', chargeable: 30, persistent: 0 },
    };
    for (let time = 0; time < 2; time += 1) {
      await limited.database.tx((tx) => limited.house.loyalty.givePoints(tx, [grant]));
    }
    expect(await pointsOf(player)).toEqual(points(30, 0));
    expect(await entries(player)).toMatchObject([
      { kind: 'promotion', chargeable: 30, persistent: 0, title: 'A gift' },
    ]);
  });

  test('[VIP-05] [ROUTE-19] a level comes with its points and stays when they are taken back', async () => {
    const player = await aPlayer();
    const [roundId, stake] = [randomUUID(), bet(300_000n)];
    await player.act([stake, end], { roundId });
    await limited.follow('loyalty-points');
    expect(await standing(player)).toMatchObject({ ...points(100), level: 2, level_from: 100, next_level_at: 500 });
    expect((await player.call('GET', '/api/player')).json().statuses[0]).toEqual({ id: 'level_2', name: 'Level 2' });
    expect(await limited.news('loyalty.level_reached', player.playerId)).toEqual([
      { playerId: player.playerId, level: 2 },
    ]);
    await player.act([undo(stake.id)], { roundId });
    await limited.follow('loyalty-points');
    expect(await standing(player)).toMatchObject({ ...points(0), level: 2, level_from: 100, next_level_at: 500 });
    expect(await limited.news('loyalty.level_reached', player.playerId)).toHaveLength(1);
  });

  test('what they take is told in the player’s money; a guest is asked to come in', async () => {
    const player = await aPlayer();
    expect((await standing(player)).earning).toEqual([
      { product: 'slots', stake_cents: 1_000 },
      { product: 'other', stake_cents: 3_000 },
      { product: 'tables', stake_cents: 10_000 },
      { product: 'sport', stake_cents: 4_000 },
    ]);
    for (const path of ['', '/standing', '/entries']) {
      const answer = await limited.app.inject({ method: 'GET', url: `/api/player/comp_points${path}` });
      expect(answer.statusCode).toBe(401);
    }
    for (const query of ['?limit=0', '?limit=-1', '?limit=1.5', '?before=x', '?before=99999999999999999999'])
      expect((await player.call('GET', `/api/player/comp_points/entries${query}`)).statusCode).toBe(422);
  });

  test('run out twelve months after their month, and a break stops that', async () => {
    const player = await aPlayer();
    await player.play(3_000n);
    await limited.follow('loyalty-points');
    const due = new Date((await standing(player)).runs_out.at).getTime();
    await player.call('POST', '/api/user_limits', { type: 'coolingoff', period: 'week' });
    await limited.follow('loyalty-breaks');
    await player.browser.signIn(player.email);
    expect((await standing(player)).runs_out).toBeNull();
    limited.clock.advanceMs(due - limited.clock.now().getTime() + dayMs);
    const mind = () => limited.house.tasks['loyalty.mind']({}, { attempt: 1, signal: undefined });
    await limited.mind();
    await mind();
    await player.browser.signIn(player.email);
    // The break is long over and the clock goes on from where it stood: all but its first moment is still to come.
    const later = new Date((await standing(player)).runs_out.at).getTime();
    expect(later).toBeGreaterThan(limited.clock.now().getTime());
    expect(await pointsOf(player)).toEqual(points(1));
    limited.clock.advanceMs(later - limited.clock.now().getTime());
    await mind();
    await mind();
    await player.browser.signIn(player.email);
    expect(await pointsOf(player)).toEqual(points(0, 1));
    expect(await entries(player)).toMatchObject([{ kind: 'ran_out', chargeable: -1, persistent: 0 }, { kind: 'play' }]);
  });

  test('many at once: rounds, voids and gifts of one player end in the sum of what was written', async () => {
    const player = await aPlayer();
    const rounds = Array.from({ length: 12 }, () => ({ roundId: randomUUID(), stake: bet(3_000n) }));
    await Promise.all(rounds.map(({ roundId, stake }) => player.act([stake, end], { roundId })));
    const gift = (chargeable: bigint): NewEntry => ({
      playerId: player.playerId,
      kind: 'promotion',
      chargeable,
      persistent: 0n,
      key: null,
      detail: {},
      actor: 'system',
    });
    await Promise.all([
      limited.follow('loyalty-points'),
      limited.follow('loyalty-points'),
      ...rounds.slice(0, 5).map(({ roundId, stake }) => player.act([undo(stake.id)], { roundId })),
      ...[1n, 2n, 3n].map((amount) =>
        limited.database.tx((tx) => limited.house.loyalty.move(tx, [gift(amount * millionths)])),
      ),
    ]);
    await limited.follow('loyalty-points');
    expect(await pointsOf(player)).toEqual(points(7 + 6, 7));
  });
});
