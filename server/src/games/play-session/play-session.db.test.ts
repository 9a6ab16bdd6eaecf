import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBet, openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';
import { comeBackMs, silenceMs } from './store.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const address = '/api/player/play_session';
const minuteMs = 60_000;
const keep = (player: Visitor, screen: string) => player.send({ method: 'POST', url: address, payload: { screen } });
const leave = (player: Visitor, screen: string) =>
  player.send({ method: 'POST', url: `${address}/leave`, payload: { screen } });
const read = async (player: Visitor) => (await player.send({ url: address })).body;
const answer = (player: Visitor, given: string) =>
  player.send({ method: 'POST', url: `${address}/answer`, payload: { answer: given } });
const wish = (player: Visitor, settings: object) =>
  player.send({ method: 'PUT', url: `${address}/settings`, payload: settings });

describe('[PP-04] net position and time', () => {
  test('are the journal’s, to the subunit, for each currency since the session began', async () => {
    const player = await house.player(100_000n);
    await player.play(aBet({ stake_cents: 700 }));
    const before = await house.balance(player.playerId);
    await keep(player, randomUUID());
    expect(await read(player)).toMatchObject({ open: true, elapsed_seconds: 0, net: [], net_shown: false });
    for (let round = 0; round < 9; round++) await player.play(aBet({ stake_cents: 100 + round }));
    house.clock.advanceMs(65_000);
    const net = Number((await house.balance(player.playerId)) - before);
    expect(await read(player)).toMatchObject({
      elapsed_seconds: 65,
      net: [{ currency: 'EUR', net_cents: net }],
    });
  });

  test('a stake that is still open counts as staked, and its rollback as given back', async () => {
    const player = await house.player(10_000n);
    await keep(player, randomUUID());
    const roundId = randomUUID();
    const shared = { roundId, playerId: player.playerId, currency: 'EUR' } as const;
    await house.wagers.wager({
      kind: 'stake',
      ...shared,
      inputHash: Buffer.from('aa', 'hex'),
      game: 'other-studio/fruits',
      gameVersion: 1,
      stake: 250n,
      detail: {},
    });
    expect((await read(player)).net).toEqual([{ currency: 'EUR', net_cents: -250 }]);
    await house.wagers.wager({ kind: 'rollback', ...shared });
    expect((await read(player)).net).toEqual([{ currency: 'EUR', net_cents: 0 }]);
  });

  test('money paid in is no win', async () => {
    const player = await house.player(10_000n);
    await keep(player, randomUUID());
    await house.pay(player.playerId, 5_000n);
    expect((await read(player)).net).toEqual([]);
  });

  test('are shown when the player asks for it, and always where the licence says so', async () => {
    const player = await house.player();
    expect((await read(player)).net_shown).toBe(false);
    expect((await wish(player, { show_net: true })).body).toMatchObject({ show_net: true, net_always_shown: false });
    expect((await read(player)).net_shown).toBe(true);
    const strict = await openTestGames({ strict: true });
    const other = await strict.player();
    expect((await read(other)).net_shown).toBe(true);
    expect((await wish(other, { show_net: false })).body.net_always_shown).toBe(true);
    expect((await read(other)).net_shown).toBe(true);
    await strict.close();
  });
});

describe('a session', () => {
  test('ends with its last screen, and a reload or another game goes on with it', async () => {
    const player = await house.player();
    const [one, two] = [randomUUID(), randomUUID()];
    await keep(player, one);
    const { began_at } = await read(player);
    await keep(player, two);
    expect((await leave(player, one)).body.open).toBe(true);
    expect((await leave(player, two)).body.open).toBe(false);
    house.clock.advanceMs(comeBackMs - 1);
    expect((await keep(player, randomUUID())).body).toMatchObject({ open: true, began_at });
  });

  test('whoever comes back later begins a new one', async () => {
    const player = await house.player();
    const screen = randomUUID();
    await keep(player, screen);
    await player.play();
    await leave(player, screen);
    house.clock.advanceMs(comeBackMs + 1);
    expect((await keep(player, screen)).body).toMatchObject({ open: true, elapsed_seconds: 0, net: [] });
  });

  test('two tabs opened at once share one', async () => {
    const player = await house.player();
    const screens = Array.from({ length: 8 }, () => randomUUID());
    const answers = await Promise.all(screens.map((screen) => keep(player, screen)));
    for (const { status, body } of answers) expect([status, body.open]).toEqual([200, true]);
    const { rows } = await house.database.query(
      'select count(*)::int as sessions from games_play_session where player_id = $1',
      [player.playerId],
    );
    expect(rows[0]?.sessions).toBe(1);
    await Promise.all(screens.map((screen) => leave(player, screen)));
    expect((await read(player)).open).toBe(false);
  });

  test('a screen that tells nothing any more is swept, and the session ended where it was last seen', async () => {
    const player = await house.player();
    const [alive, crashed] = [randomUUID(), randomUUID()];
    await keep(player, crashed);
    house.clock.advanceMs(minuteMs);
    await keep(player, alive);
    house.clock.advanceMs(silenceMs - minuteMs + 1);
    await keep(player, alive);
    await house.mindPlay();
    expect((await read(player)).open).toBe(true);
    house.clock.advanceMs(silenceMs + 1);
    await house.mindPlay();
    expect((await read(player)).open).toBe(false);
  });

  test('another player’s screen cannot be closed, and a guest has none', async () => {
    const [anna, bert] = [await house.player(), await house.player()];
    const screen = randomUUID();
    await keep(anna, screen);
    await leave(bert, screen);
    expect((await read(anna)).open).toBe(true);
    expect((await keep(house.guest(), screen)).status).toBe(401);
  });

  test.each([{}, { screen: 'x' }, { screen: 5 }, null])('a screen must have an id: %j', async (payload) => {
    const player = await house.player();
    const { status } = await player.send({ method: 'POST', url: address, payload: payload as object });
    expect([400, 422]).toContain(status);
    expect((await read(player)).open).toBe(false);
  });
});

describe('[PP-05] a reality check', () => {
  test('stops every stake once it is due, and not before; the answer opens play for as long again', async () => {
    const player = await house.player();
    await wish(player, { reality_check_minutes: 15 });
    await keep(player, randomUUID());
    house.clock.advanceMs(15 * minuteMs - 1);
    expect((await player.play()).status).toBe(200);
    expect((await read(player)).reality_check).toEqual({ minutes: 15, due: false, due_in_seconds: 1 });
    house.clock.advanceMs(1);
    const balance = await house.balance(player.playerId);
    const refused = await player.play();
    expect([refused.status, refused.body.error.code]).toEqual([403, 'REALITY_CHECK_DUE']);
    expect(await house.balance(player.playerId)).toBe(balance);
    expect((await read(player)).reality_check.due).toBe(true);

    expect((await answer(player, 'go_on')).body.reality_check).toMatchObject({ due: false, due_in_seconds: 900 });
    expect((await player.play()).status).toBe(200);
    house.clock.advanceMs(15 * minuteMs);
    expect((await player.play()).status).toBe(403);
  });

  test('stops the games of other studios too, and lets wins and rollbacks pass', async () => {
    const player = await house.player();
    await wish(player, { reality_check_minutes: 30 });
    await keep(player, randomUUID());
    const stake = (roundId: string) =>
      house.wagers.wager({
        kind: 'stake',
        roundId,
        playerId: player.playerId,
        currency: 'EUR',
        inputHash: Buffer.from('aa', 'hex'),
        game: 'other-studio/fruits',
        gameVersion: 1,
        stake: 100n,
        detail: {},
      });
    const running = randomUUID();
    await stake(running);
    house.clock.advanceMs(30 * minuteMs);
    await expect(stake(randomUUID())).rejects.toMatchObject({ code: 'REALITY_CHECK_DUE' });
    const settled = await house.wagers.wager({
      kind: 'settle',
      roundId: running,
      playerId: player.playerId,
      currency: 'EUR',
      win: 500n,
    });
    expect(settled.state).toBe('closed');
  });

  test('is not slept through by a game whose page told nobody that it is open', async () => {
    const player = await house.player();
    await wish(player, { reality_check_minutes: 15 });
    expect((await player.play()).status).toBe(200);
    expect((await read(player)).open).toBe(true);
    for (let minute = 0; minute < 15; minute++) {
      house.clock.advanceMs(minuteMs);
      await house.mindPlay();
      if (minute < 14) expect((await player.play()).status).toBe(200);
    }
    expect((await player.play()).body.error.code).toBe('REALITY_CHECK_DUE');
  });

  test('is not lost by a reload, nor by switching it off when it is due', async () => {
    const player = await house.player();
    const screen = randomUUID();
    await wish(player, { reality_check_minutes: 15 });
    await keep(player, screen);
    house.clock.advanceMs(15 * minuteMs);
    await leave(player, screen);
    await keep(player, randomUUID());
    expect((await read(player)).reality_check.due).toBe(true);
    const off = await wish(player, { reality_check_minutes: null });
    expect([off.status, off.body.error.code]).toEqual([403, 'REALITY_CHECK_DUE']);
    expect((await player.play()).status).toBe(403);
    await answer(player, 'go_on');
    expect((await wish(player, { reality_check_minutes: null })).status).toBe(200);
    house.clock.advanceMs(15 * minuteMs);
    expect((await player.play()).status).toBe(200);
  });

  test('leaving ends the session on every screen, and the next game begins a new one', async () => {
    const player = await house.player();
    await wish(player, { reality_check_minutes: 15 });
    await keep(player, randomUUID());
    await player.play();
    house.clock.advanceMs(15 * minuteMs);
    expect((await answer(player, 'leave')).body).toMatchObject({ open: false });
    expect((await keep(player, randomUUID())).body).toMatchObject({
      open: true,
      elapsed_seconds: 0,
      net: [],
      reality_check: { due: false, due_in_seconds: 900 },
    });
  });

  test('its player’s screens are told once', async () => {
    const player = await house.player();
    await wish(player, { reality_check_minutes: 60 });
    const screen = randomUUID();
    await keep(player, screen);
    for (let minute = 0; minute < 59; minute++) {
      house.clock.advanceMs(minuteMs);
      await keep(player, screen);
    }
    await house.mindPlay();
    expect(house.told).not.toContain(player.playerId);
    house.clock.advanceMs(minuteMs);
    await house.mindPlay();
    await house.mindPlay();
    expect(house.told.filter((playerId) => playerId === player.playerId)).toHaveLength(1);
  });

  test('an answer that nobody asked for puts nothing off', async () => {
    const player = await house.player();
    expect((await answer(player, 'go_on')).body.open).toBe(false);
    await wish(player, { reality_check_minutes: 15 });
    await keep(player, randomUUID());
    house.clock.advanceMs(10 * minuteMs);
    expect((await answer(player, 'go_on')).body.reality_check.due_in_seconds).toBe(300);
    expect((await answer(player, 'maybe')).status).toBe(422);
    expect((await wish(player, { reality_check_minutes: 1 })).status).toBe(422);
  });

  test('whoever has none plays on for hours', async () => {
    const player = await house.player();
    await keep(player, randomUUID());
    house.clock.advanceMs(5 * 60 * minuteMs);
    expect((await player.play()).status).toBe(200);
  });
});
