import { randomUUID } from 'node:crypto';
import { type Currency, Refusal } from '@halley/contract';
import { games, verifyRound } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { readWallets } from '../../wallet/index.ts';
import { openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';
import type { NewGrant } from './create-free-rounds.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

type Player = Visitor & { playerId: number };
const game = games['comet-run'];
const author = { actor: { kind: 'staff' as const, id: 7, name: 'Nora' }, reason: 'for a slow Sunday' };
const dayMs = 24 * 60 * 60 * 1000;

function aGrant(playerId: number, change: Partial<NewGrant> = {}): NewGrant {
  const expiresAt = new Date(house.clock.now().getTime() + dayMs);
  return {
    id: randomUUID(),
    playerId,
    game: game.identifier,
    currency: 'EUR',
    rounds: 5,
    stake: 20n,
    expiresAt,
    ...change,
  };
}

async function grantTo(player: Player, change: Partial<NewGrant> = {}): Promise<string> {
  const grant = aGrant(player.playerId, change);
  await house.database.tx((tx) => house.freeRounds.grant(tx, grant, author));
  return grant.id;
}

const spin = (player: Visitor, body: object, key?: string, id = 'comet-run') =>
  player.send({
    method: 'POST',
    url: `/api/studio/${id}/rounds`,
    payload: { mode: 'real', currency: 'EUR', stake_cents: 20, choice: { mode: 'spin' }, ...body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

async function pockets(player: Player, currency: Currency = 'EUR') {
  const wallet = (await readWallets(house.database, player.playerId)).find((one) => one.currency === currency);
  return { cash: wallet?.cash, bonus: wallet?.bonus };
}

const listed = async (player: Visitor, query = '') =>
  (await player.send({ url: `/api/studio/free_rounds${query}` })).body;
const code = (answer: { body: { error?: { code: string }; errors?: object } }) =>
  answer.body.error?.code ?? JSON.stringify(answer.body.errors);

describe('free rounds', () => {
  test('take no stake, pay into the bonus pocket, count down, and can be checked like any round', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player, { rounds: 40 });
    let won = 0;
    for (let left = 39; left >= 0; left--) {
      const { status, body } = await spin(player, { free_rounds: id });
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'closed', stake_cents: 20, free_rounds: { id, left } });
      expect(body.balance_cents).toBe(body.balance_before_cents + body.win_cents);
      won += body.win_cents;
    }
    expect(won).toBeGreaterThan(0);
    expect(await pockets(player)).toEqual({ cash: 1_000n, bonus: BigInt(won) });
    const over = await spin(player, { free_rounds: id });
    expect([over.status, code(over)]).toEqual([409, 'FREE_ROUNDS_OVER']);
    const [round] = (await player.send({ url: '/api/studio/comet-run/rounds?mode=real&limit=1' })).body;
    await player.rotate({ mode: 'real' });
    const { body: opened } = await player.send({ url: `/api/studio/comet-run/rounds/${round.round_id}` });
    const { nonce, client_seed: clientSeed, server_seed: serverSeed, server_seed_hash: serverSeedHash } = opened.fair;
    const again = verifyRound(game, {
      serverSeed,
      clientSeed,
      nonce,
      serverSeedHash,
      stake: 20n,
      choice: opened.choice,
    });
    expect(again).toMatchObject({ ok: true, value: { commitmentHolds: true, win: BigInt(opened.win_cents) } });
    const { body: record } = await player.send({ url: `/api/player/games/${round.round_id}` });
    expect(record).toMatchObject({ stake_cents: 0, free_stake_cents: 20 });
    const { body: history } = await player.send({ url: '/api/player/games?limit=1' });
    expect(history).toMatchObject([{ total_bets: 0, total_losses: 0, free_stake_cents: 20 }]);
    await spin(player, {});
    const { body: paid } = await player.send({ url: '/api/player/games?limit=1' });
    expect(paid[0]).toMatchObject({ total_bets: 20 });
    expect(paid[0]).not.toHaveProperty('free_stake_cents');
    expect(await house.findings()).toEqual([]);
  });

  test('need no money', async () => {
    const player = await house.player(0n);
    const id = await grantTo(player);
    expect((await spin(player, {})).status).toBe(422);
    expect((await spin(player, { free_rounds: id })).status).toBe(200);
    expect(await house.findings()).toEqual([]);
  });

  test('the last one is played once, however many ask for it at the same moment', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player, { rounds: 3 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => spin(player, { free_rounds: id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter((answer) => code(answer) === 'FREE_ROUNDS_OVER')).toHaveLength(27);
    expect(answers.flatMap(({ body }) => body.free_rounds?.left ?? []).toSorted()).toEqual([0, 1, 2]);
    expect((await pockets(player)).cash).toBe(1_000n);
    expect(await house.findings()).toEqual([]);
  });

  test('one answer for one key: repeats play nothing, count nothing, and cannot become another round', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player, { rounds: 2 });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => spin(player, { free_rounds: id }, key)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await listed(player)).toMatchObject([{ id, left: 1, rounds: 2 }]);
    // Not with money, not out of another grant, and also when they are over.
    expect((await spin(player, {}, key)).status).toBe(409);
    expect((await spin(player, { free_rounds: await grantTo(player) }, key)).status).toBe(409);
    await spin(player, { free_rounds: id });
    expect((await spin(player, { free_rounds: id }, key)).body).toEqual(answers[0]?.body);
    expect(await house.findings()).toEqual([]);
  });

  test.each([
    ['another stake', { stake_cents: 40 }, 422],
    ['another currency', { currency: 'USD' }, 422],
    ['play money', { mode: 'demo' }, 422],
    ['an id that is none', { free_rounds: 'x' }, 422],
    ['an unknown id', { free_rounds: randomUUID() }, 404],
    ['free spins bought at the house’s cost', { choice: { mode: 'buy' } }, 422],
  ])('%s is refused and changes nothing', async (_, change, status) => {
    const player = await house.player(1_000n);
    await house.player(1_000n, 'USD');
    await house.database.query(
      `insert into wallet_account (player_id, currency) values ($1, 'USD') on conflict do nothing`,
      [player.playerId],
    );
    const id = await grantTo(player);
    const before = await house.everything();
    expect((await spin(player, { free_rounds: id, ...change })).status).toBe(status);
    expect(await house.everything()).toEqual(before);
  });

  test('another player’s are not there, another game is refused', async () => {
    const [anna, bert] = [await house.player(1_000n), await house.player(1_000n)];
    const id = await grantTo(anna);
    const before = await house.everything();
    expect((await spin(bert, { free_rounds: id })).status).toBe(404);
    const dice = await spin(anna, { free_rounds: id, choice: { side: 'under', target: 5000 } }, undefined, 'dice');
    expect(dice.body).toHaveProperty('errors.free_rounds');
    const hilo = await spin(anna, { free_rounds: id, choice: {} }, undefined, 'hilo');
    expect(hilo.body).toHaveProperty('errors.free_rounds');
    expect((await spin(house.guest(), { free_rounds: id })).status).toBe(401);
    expect(await house.everything()).toEqual(before);
    expect(await listed(bert)).toEqual([]);
  });

  test('run out in the middle of play, to the moment; what was won stays', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player);
    const first = await spin(player, { free_rounds: id });
    house.clock.advanceMs(dayMs - 1);
    expect((await spin(player, { free_rounds: id })).status).toBe(200);
    house.clock.advanceMs(1);
    expect(code(await spin(player, { free_rounds: id }))).toBe('FREE_ROUNDS_OVER');
    expect(await listed(player)).toEqual([]);
    await house.freeRounds.mind();
    await house.freeRounds.mind();
    const [grant] = await house.freeRounds.list(house.database, player.playerId);
    expect(grant).toMatchObject({ state: 'expired', left: 3 });
    expect((await pockets(player)).bonus).toBeGreaterThanOrEqual(BigInt(first.body.win_cents));
    const ended = await listEntries(house.database, { kind: 'games.free_rounds_ended', limit: 10 });
    expect(ended.filter((entry) => entry.target?.id === id)).toHaveLength(1);
    expect(await house.findings()).toEqual([]);
  });

  test('a round whose game fails takes none, and moves nothing', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player);
    const failing = vi.spyOn(game, 'play').mockImplementationOnce(() => {
      throw new Error('a reel is stuck');
    });
    expect((await spin(player, { free_rounds: id })).status).toBe(500);
    failing.mockRestore();
    expect(await listed(player)).toMatchObject([{ left: 5, win_cents: 0 }]);
    expect(await pockets(player)).toEqual({ cash: 1_000n, bonus: 0n });
    expect(await house.findings()).toEqual([]);
  });

  test('are never refunded: a round that was played stays played', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player);
    const { body } = await spin(player, { free_rounds: id });
    const rollback = house.wagers.wager({
      kind: 'rollback',
      roundId: body.round_id,
      playerId: player.playerId,
      currency: 'EUR',
    });
    await expect(rollback).rejects.toThrow(Refusal);
    expect(await listed(player)).toMatchObject([{ left: 4 }]);
    expect(await house.findings()).toEqual([]);
  });

  test('a closed game and a due reminder refuse them as they refuse stakes', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player);
    await house.database.query(`update games_game set state = 'closed' where identifier = $1`, [game.identifier]);
    expect(code(await spin(player, { free_rounds: id }))).toBe('GAME_CLOSED');
    await house.database.query(`update games_game set state = 'open' where identifier = $1`, [game.identifier]);
    await house.database.query('insert into games_play_setting (player_id, reality_check_minutes) values ($1, 15)', [
      player.playerId,
    ]);
    expect((await spin(player, { free_rounds: id })).body.free_rounds.left).toBe(4);
    house.clock.advanceMs(16 * 60_000);
    expect(code(await spin(player, { free_rounds: id }))).toBe('REALITY_CHECK_DUE');
    expect(await listed(player)).toMatchObject([{ left: 4 }]);
  });

  test('end with self-exclusion and with a closed account, not with a break', async () => {
    const [anna, bert, cleo] = [await house.player(), await house.player(), await house.player()];
    for (const player of [anna, bert, cleo]) await grantTo(player);
    const excluded = (player: Player, kind: 'selfexclusion' | 'coolingoff') => ({
      playerId: player.playerId,
      kind,
      until: null,
      at: house.clock.now().toISOString(),
    });
    const events = [excluded(anna, 'selfexclusion'), excluded(bert, 'coolingoff')].map(
      (data) => ({ topic: 'limits.excluded', data }) as const,
    );
    for (const consumer of house.freeRounds.consumers) {
      await house.database.tx((tx) => consumer.handle(tx, events));
    }
    house.closedAccounts.add(cleo.playerId);
    await house.freeRounds.mind();
    const states = [anna, bert, cleo].map(async ({ playerId }) => {
      const [grant] = await house.freeRounds.list(house.database, playerId);
      return grant?.state;
    });
    expect(await Promise.all(states)).toEqual(['ended', 'open', 'ended']);
  });
});

describe('who grants free rounds', () => {
  test('says why, and finds it in the trail; the same id again grants nothing more', async () => {
    const player = await house.player(0n, 'NOK');
    const grant = aGrant(player.playerId, { currency: 'NOK', stake: 1_00n });
    const grants = Array.from({ length: 5 }, () =>
      house.database.tx((tx) => house.freeRounds.grant(tx, grant, author)),
    );
    for (const answer of await Promise.all(grants)) {
      expect(answer).toMatchObject({ id: grant.id, rounds: 5, left: 5, title: 'Comet Run' });
    }
    const other = { ...grant, rounds: 6 };
    await expect(house.database.tx((tx) => house.freeRounds.grant(tx, other, author))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    const entries = await listEntries(house.database, { kind: 'games.free_rounds_granted', limit: 50 });
    expect(entries.filter(({ target }) => target?.id === grant.id)).toMatchObject([
      { actor: { name: 'Nora' }, reason: author.reason, player_id: player.playerId, detail: { rounds: 5 } },
    ]);
    expect(await listed(player, '?game=comet-run')).toMatchObject([
      { id: grant.id, currency: 'NOK', stake_cents: 100 },
    ]);
    expect(await listed(player, '?game=dice')).toEqual([]);
    expect((await player.send({ url: '/api/studio/free_rounds?game=nothing' })).status).toBe(404);
  });

  test.each([
    ['a game that is no slot', { game: 'halley-studio/orbit-dice' }, 'game.no_free_rounds'],
    ['an unknown game', { game: 'nobody/nothing' }, 'game.no_free_rounds'],
    ['a stake below the smallest', { stake: 1n }, 'stake_cents.too_small'],
    ['a stake above the largest', { stake: 1_000_000_00n }, 'stake_cents.too_large'],
    ['a day in the past', { expiresAt: new Date('2020-01-01') }, 'expires_at.not_in_the_future'],
    ['a day far off', { expiresAt: new Date('2040-01-01') }, 'expires_at.not_in_the_future'],
  ])('%s is refused', async (_, change, refusal) => {
    const player = await house.player();
    await expect(grantTo(player, change)).rejects.toMatchObject({ code: refusal });
    expect(await house.freeRounds.list(house.database, player.playerId)).toEqual([]);
  });

  test('can take back what is left, once, while it is being played', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player, { rounds: 20 });
    const withdraw = () => house.database.tx((tx) => house.freeRounds.withdraw(tx, id, author));
    const rounds = Promise.all(Array.from({ length: 10 }, () => spin(player, { free_rounds: id })));
    const [answers, withdrawn] = await Promise.all([rounds, withdraw()]);
    const played = answers.filter(({ status }) => status === 200).length;
    expect(withdrawn.state).toBe('withdrawn');
    expect(withdrawn.left).toBe(20 - played);
    await expect(withdraw()).rejects.toMatchObject({ code: 'FREE_ROUNDS_OVER' });
    expect(code(await spin(player, { free_rounds: id }))).toBe('FREE_ROUNDS_OVER');
    expect(await house.findings()).toEqual([]);
  });

  test('the audit finds a round that was not counted', async () => {
    const player = await house.player(1_000n);
    const id = await grantTo(player);
    await spin(player, { free_rounds: id });
    await house.database.query('update games_free_rounds set played = 0, won = 0 where id = $1', [id]);
    expect(await house.findings()).toMatchObject([{ check: 'free rounds equal what was played out of them' }]);
    await house.database.query(
      `update games_free_rounds f set played = 1, won = (select win_bonus from wagers_round where free_rounds_id = f.id)
       where id = $1`,
      [id],
    );
    expect(await house.findings()).toEqual([]);
  });
});
