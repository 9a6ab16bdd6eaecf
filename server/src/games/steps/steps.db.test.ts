import { randomUUID } from 'node:crypto';
import { hiloGame, verifySteps } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const rounds = '/api/studio/hilo/rounds';
const open = (player: Visitor, body: object = {}, key?: string) =>
  player.send({
    method: 'POST',
    url: rounds,
    payload: { mode: 'real', stake_cents: 1_000, choice: {}, ...body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const step = (player: Visitor, round: string, number: number, taken: unknown) =>
  player.send({ method: 'POST', url: `${rounds}/${round}/steps`, payload: { number, step: taken } });
const cashOut = { cash_out: true };
const rank = (card: number) => (card % 13) + 1;
const lastCard = ({ body }: Answer): number =>
  body.events.findLast((event: { card?: number }) => event.card !== undefined).card;
const likely = (answer: Answer) => ({ guess: rank(lastCard(answer)) > 6 ? 'lower' : 'higher' });

/** A row with at least one right guess, still open; rows that are lost on the way are played out. */
async function openRow(player: Visitor, body: object = {}): Promise<Answer> {
  for (let tries = 0; tries < 100; tries++) {
    const opened = await open(player, body);
    expect(opened.status, opened.text).toBe(200);
    const guessed = await step(player, opened.body.round_id, 1, likely(opened));
    if (guessed.body.state === 'open') return guessed;
  }
  throw new Error('a hundred likely guesses in a row were wrong');
}

describe('[PP-15] a round of several steps', () => {
  test('takes the stake at once, keeps the row, and pays it exactly when it is cashed', async () => {
    const player = await house.player(1_000_000n);
    const row = await openRow(player);
    const before = await house.balance(player.playerId);
    expect(row.body).toMatchObject({ state: 'open', win_cents: 0, outcome: null, steps: [expect.anything()] });
    const paid = await step(player, row.body.round_id, 2, cashOut);
    const { ways } = paid.body.outcome;
    const win = Math.floor((1_000 * 99 * 13) / (100 * ways[0]));
    expect(paid.body).toMatchObject({ state: 'closed', win_cents: win });
    expect(await house.balance(player.playerId)).toBe(before + BigInt(win));
    expect(paid.body.balance_cents).toBe(Number(before) + win);
    expect(await house.findings()).toEqual([]);
  });

  test('is finished by the rules it was opened with when a new version has come: at 98 % as it was promised', async () => {
    const player = await house.player();
    const row = await openRow(player);
    await house.database.query('update wagers_round set game_version = 1 where id = $1', [row.body.round_id]);
    const paid = await step(player, row.body.round_id, 2, cashOut);
    const win = Math.floor((1_000 * 98 * 13) / (100 * paid.body.outcome.ways[0]));
    expect(paid.body).toMatchObject({ state: 'closed', game_version: 1, win_cents: win });
    expect((await open(player)).body).toMatchObject({ state: 'open', game_version: 2 });
  });

  test('waits: no other round of the game begins in any wallet, other games go on, and it is found again', async () => {
    const player = await house.player();
    const row = await openRow(player);
    const refused = await open(player);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'ROUND_UNFINISHED']);
    expect((await player.play()).status).toBe(200);
    const [found] = (await player.send({ url: `${rounds}?mode=real&limit=1` })).body;
    expect(found).toEqual(row.body);
    expect((await player.send({ url: `${rounds}/${row.body.round_id}` })).body).toEqual(row.body);
    await step(player, row.body.round_id, 2, cashOut);
    expect((await open(player)).status).toBe(200);
  });

  test('twenty openings at once are one round', async () => {
    const player = await house.player();
    const before = await house.balance(player.playerId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(player)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.code === 'ROUND_UNFINISHED')).toHaveLength(19);
    expect(await house.balance(player.playerId)).toBe(before - 1_000n);
  });

  test('the same opening again is the same round, over a lost answer and after steps', async () => {
    const player = await house.player();
    const key = randomUUID();
    const first = await open(player, {}, key);
    expect((await open(player, {}, key)).body).toEqual(first.body);
    const guessed = await step(player, first.body.round_id, 1, likely(first));
    expect((await open(player, {}, key)).body).toEqual(guessed.body);
    expect((await open(player, { stake_cents: 999 }, key)).status).toBe(409);
  });

  test('a step that is sent again is answered again, drawn once and paid once', async () => {
    const player = await house.player();
    const row = await openRow(player);
    const id = row.body.round_id;
    expect((await step(player, id, 1, row.body.steps[0])).body).toEqual(row.body);
    const answers = await Promise.all(Array.from({ length: 10 }, () => step(player, id, 2, cashOut)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await house.findings()).toEqual([]);
  });

  test('two devices cannot take different steps in one place', async () => {
    const player = await house.player();
    const row = await openRow(player);
    const id = row.body.round_id;
    const wishes = [cashOut, likely(row)];
    const answers = await Promise.all(wishes.map((wish) => step(player, id, 2, wish)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await step(player, id, 7, cashOut)).status).toBe(409);
    expect(await house.findings()).toEqual([]);
  });

  test('nothing goes on behind the end', async () => {
    const player = await house.player();
    const row = await openRow(player);
    const paid = await step(player, row.body.round_id, 2, cashOut);
    const late = await step(player, row.body.round_id, 3, cashOut);
    expect([late.status, late.body.error.code]).toEqual([409, 'ROUND_CLOSED']);
    expect((await player.send({ url: `${rounds}/${row.body.round_id}` })).body).toEqual(paid.body);
  });
});

describe('a step that is refused', () => {
  test.each([
    [null],
    [{ guess: 'same' }],
    ['higher'],
    [{ cash_out: 1 }],
    [[]],
    [{ guess: 'higher', x: 'y'.repeat(5_000) }],
  ])('%j changes nothing', async (bad) => {
    const player = await house.player();
    const opened = await open(player);
    const before = await house.everything();
    const answer = await step(player, opened.body.round_id, 1, bad);
    if (answer.status === 200) return;
    expect([400, 422]).toContain(answer.status);
    expect(await house.everything()).toEqual(before);
  });

  test('a row cannot be cashed before its first guess', async () => {
    const player = await house.player();
    const opened = await open(player);
    expect((await step(player, opened.body.round_id, 1, cashOut)).body.errors.choice).toBeTruthy();
  });

  test('another player’s round, an unknown one, and one of another game do not exist', async () => {
    const [anna, bert] = [await house.player(), await house.player()];
    const row = await openRow(anna);
    const dice = await anna.play();
    for (const [who, id] of [
      [bert, row.body.round_id],
      [house.guest(), row.body.round_id],
      [anna, randomUUID()],
      [anna, dice.body.round_id],
    ] as const) {
      expect((await step(who, id, 2, cashOut)).status).toBe(404);
    }
    expect((await step(anna, 'x', 1, cashOut)).status).toBe(404);
  });
});

describe('fairness of a round that waits', () => {
  test('its seed is not opened before it is over; then the whole row is recomputed', async () => {
    const player = await house.player();
    const row = await openRow(player);
    const early = await player.rotate({ mode: 'real' });
    expect([early.status, early.body.error.code]).toEqual([409, 'ROUND_UNFINISHED']);
    const paid = await step(player, row.body.round_id, 2, cashOut);
    expect(paid.text).not.toContain('"server_seed"');
    const { body } = await player.rotate({ mode: 'real' });
    const again = verifySteps(hiloGame, {
      serverSeed: body.revealed.server_seed,
      clientSeed: paid.body.fair.client_seed,
      nonce: paid.body.fair.nonce,
      stake: 1_000n,
      choice: paid.body.choice,
      steps: paid.body.steps,
    });
    expect(again).toMatchObject({
      ok: true,
      value: { done: true, events: paid.body.events, outcome: paid.body.outcome },
    });
    expect(again.ok && again.value.done && Number(again.value.win)).toBe(paid.body.win_cents);
  });

  test('an answer never holds what is still to be drawn', async () => {
    const player = await house.player();
    const { text } = await open(player);
    expect(text).not.toMatch(/"state":\{|position/);
  });
});

describe('[PP-08] play for fun', () => {
  test('has the same steps, the same waiting and the same refusals', async () => {
    const guest = house.guest();
    const { body: seeds } = await guest.seeds('demo');
    const row = await openRow(guest, { mode: 'demo' });
    expect(row.body).toMatchObject({ mode: 'demo', currency: 'FUN', state: 'open' });
    expect((await open(guest, { mode: 'demo' })).body.error.code).toBe('ROUND_UNFINISHED');
    expect((await guest.rotate({ mode: 'demo' })).body.error.code).toBe('ROUND_UNFINISHED');
    const id = row.body.round_id;
    const answers = await Promise.all(Array.from({ length: 5 }, () => step(guest, id, 2, cashOut)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(answers[0]?.body.win_cents).toBeGreaterThan(1_000);
    expect((await guest.seeds('demo')).body.balance_cents).toBe(answers[0]?.body.balance_cents);
    expect(seeds.balance_cents).toBe(100_000);
    expect((await step(house.guest(), id, 2, cashOut)).status).toBe(404);
  });
});

test('many rows of many players leave the books in order', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => house.player()));
  await Promise.all(
    players.map(async (player) => {
      for (let row = 0; row < 6; row++) {
        let answer = await open(player, { stake_cents: 333 });
        for (let number = 1; answer.body.state === 'open'; number++) {
          answer = await step(player, answer.body.round_id, number, number > 3 ? cashOut : likely(answer));
          expect(answer.status, answer.text).toBe(200);
        }
      }
    }),
  );
  expect(await house.findings()).toEqual([]);
});
