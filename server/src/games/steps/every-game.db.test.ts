import { randomUUID } from 'node:crypto';
import { games, type SteppedGame, verifySteps } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';
import { steppedGames, type WayToPlay, waysToPlay } from '../testing/ways-to-play.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

test('every game of several steps of the house is played here', () => {
  expect(Object.keys(waysToPlay).toSorted()).toEqual(steppedGames.toSorted());
});

describe.each(Object.entries(waysToPlay))('%s', (id, way: WayToPlay) => {
  const rounds = `/api/studio/${id}/rounds`;
  const open = (player: Visitor, body: object = {}, key?: string) =>
    player.send({
      method: 'POST',
      url: rounds,
      payload: { mode: 'real', stake_cents: 500, choice: way.choice, ...body },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const step = (player: Visitor, round: string, number: number, taken: unknown) =>
    player.send({ method: 'POST', url: `${rounds}/${round}/steps`, payload: { number, step: taken } });

  /** A round with one step taken where there are several, still open; those that end before are played again. */
  async function openRound(player: Visitor, body: object = {}): Promise<Answer> {
    for (let tries = 0; tries < 100; tries++) {
      const opened = await open(player, body);
      expect(opened.status, opened.text).toBe(200);
      if (opened.body.state !== 'open') continue;
      if (way.endsWithFirst) return opened;
      const first = await step(player, opened.body.round_id, 1, way.goOn(opened.body));
      expect(first.status, first.text).toBe(200);
      if (first.body.state === 'open') return first;
    }
    throw new Error('a hundred rounds ended with their first step');
  }

  const next = ({ body }: Answer) => body.steps.length + 1;

  test('[PP-15] a round waits over a reload, on another device and for another process, and goes on there', async () => {
    const player = await house.player();
    const round = await openRound(player);
    const { round_id: roundId } = round.body;
    // Another device knows the player and nothing else.
    const device: Visitor = { ...player, cookies: new Map() };
    const [found] = (await device.send({ url: `${rounds}?mode=real&limit=5` })).body;
    expect(found).toEqual(round.body);
    expect((await device.send({ url: `${rounds}/${roundId}` })).body).toEqual(round.body);
    expect((await open(device)).body.error.code).toBe('ROUND_UNFINISHED');
    const ended = await step(device, roundId, next(round), way.end);
    expect(ended.body).toMatchObject({ state: 'closed', steps: [...round.body.steps, way.end] });
    expect(await house.balance(player.playerId)).toBe(BigInt(ended.body.balance_cents));
    expect(await house.findings()).toEqual([]);
  });

  test('a lost answer costs nothing: the same opening and the same step are answered again and counted once', async () => {
    const player = await house.player();
    const key = randomUUID();
    const openings = await Promise.all(Array.from({ length: 5 }, () => open(player, {}, key)));
    for (const opening of openings) expect(opening.body).toEqual(openings[0]?.body);
    const { body } = openings[0] as Answer;
    if (body.state === 'open') {
      const wish = way.goOn(body);
      const answers = await Promise.all(Array.from({ length: 5 }, () => step(player, body.round_id, 1, wish)));
      for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    }
    const round = await player.send({ url: `${rounds}/${body.round_id}` });
    expect(await house.balance(player.playerId)).toBe(BigInt(round.body.balance_cents));
    expect(await house.findings()).toEqual([]);
  });

  test('two devices cannot take different steps in one place, and nothing goes on behind the end', async () => {
    const player = await house.player();
    const round = await openRound(player);
    const wishes = [way.end, way.goOn(round.body)];
    const answers = await Promise.all(wishes.map((wish) => step(player, round.body.round_id, next(round), wish)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = await player.send({ url: `${rounds}/${round.body.round_id}` });
    if (now.body.state === 'open') await step(player, round.body.round_id, next(now), way.end);
    const late = await step(player, round.body.round_id, 99, way.end);
    expect(late.status).toBe(409);
    expect(await house.findings()).toEqual([]);
  });

  test('nothing that is still to come is in any answer before the round is over', async () => {
    const player = await house.player();
    const round = await openRound(player);
    const told = [
      round,
      await player.send({ url: `${rounds}/${round.body.round_id}` }),
      await player.send({ url: `${rounds}?mode=real&limit=1` }),
      await open(player),
    ];
    for (const { text } of told) {
      expect(text).not.toMatch(way.secret);
      expect(text).not.toMatch(/"server_seed":/);
    }
    await step(player, round.body.round_id, next(round), way.end);
  });

  test('[PP-12] [PP-13] a whole round is recomputed from its seed, once it is over', async () => {
    const player = await house.player();
    const round = await openRound(player);
    expect((await player.rotate({ mode: 'real' })).body.error.code).toBe('ROUND_UNFINISHED');
    const over = await step(player, round.body.round_id, next(round), way.end);
    const { revealed } = (await player.rotate({ mode: 'real' })).body;
    const { fair, choice, steps, stake_cents, raised_cents = 0 } = over.body;
    const again = verifySteps(games[id as keyof typeof games] as SteppedGame<unknown, unknown, unknown, unknown>, {
      serverSeed: revealed.server_seed,
      clientSeed: fair.client_seed,
      nonce: fair.nonce,
      stake: BigInt(stake_cents - raised_cents),
      choice,
      steps,
    });
    expect(again).toMatchObject({
      ok: true,
      value: { done: true, win: BigInt(over.body.win_cents), events: over.body.events, outcome: over.body.outcome },
    });
  });

  test('steps that nobody offered are refused and change nothing', async () => {
    const player = await house.player();
    const round = await openRound(player);
    const before = await house.everything();
    for (const bad of [null, {}, 'x', [], { cash_out: 1 }, { tile: 1e9, window: 1e9, guess: 'x', side: 'x' }]) {
      const answer = await step(player, round.body.round_id, next(round), bad);
      expect([400, 422], JSON.stringify(bad)).toContain(answer.status);
    }
    expect(await house.everything()).toEqual(before);
  });

  test('another player’s round does not exist', async () => {
    const [anna, bert] = [await house.player(), await house.player()];
    const round = await openRound(anna);
    expect((await step(bert, round.body.round_id, next(round), way.end)).status).toBe(404);
    expect((await bert.send({ url: `${rounds}/${round.body.round_id}` })).status).toBe(404);
  });

  test('[PP-08] play for fun has the same steps and the same waiting', async () => {
    const guest = house.guest();
    const round = await openRound(guest, { mode: 'demo' });
    expect((await open(guest, { mode: 'demo' })).body.error.code).toBe('ROUND_UNFINISHED');
    const over = await step(guest, round.body.round_id, next(round), way.end);
    expect(over.body).toMatchObject({ mode: 'demo', currency: 'FUN', state: 'closed' });
    expect((await guest.seeds('demo')).body.balance_cents).toBe(over.body.balance_cents);
  });
});
