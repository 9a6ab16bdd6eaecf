import { randomUUID } from 'node:crypto';
import { checkCommitment } from '@halley/studio/fair';
import { diceGame, verifyRound } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aBet, openTestGames, type TestGames } from './testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const storedSeed = async (pairId: string): Promise<string> => {
  const { rows } = await house.database.query('select server_seed from games_seed_pair where id = $1', [pairId]);
  return rows[0]?.server_seed as string;
};

describe('a round for real money', () => {
  test('moves the money it says, and the number of the next round', async () => {
    const player = await house.player(10_000n);
    const { body: seeds } = await player.seeds('real');
    expect(seeds).toMatchObject({ nonce: 0, balance_cents: 10_000 });
    let balance = 10_000n;
    for (let nonce = 0; nonce < 12; nonce++) {
      const { status, body } = await player.play(aBet({ stake_cents: 150 }));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        game: 'halley-studio/orbit-dice',
        game_version: diceGame.version,
        mode: 'real',
        currency: 'EUR',
        stake_cents: 150,
        balance_before_cents: Number(balance),
        fair: {
          pair_id: seeds.pair_id,
          server_seed_hash: seeds.server_seed_hash,
          client_seed: seeds.client_seed,
          nonce,
        },
      });
      expect(body.win_cents).toBe(body.outcome.roll < 5000 ? 294 : 0);
      balance += BigInt(body.win_cents) - 150n;
      expect(body.balance_cents).toBe(Number(balance));
      expect(await house.balance(player.playerId)).toBe(balance);
    }
    expect((await player.seeds('real')).body).toMatchObject({ nonce: 12, balance_cents: Number(balance) });
  });

  test('without a currency it uses the selected wallet', async () => {
    const player = await house.player(1_000_000n, 'BTC');
    const { body } = await player.play(aBet({ currency: undefined }));
    expect(body.currency).toBe('BTC');
  });

  test('all the money may be staked, and not one subunit more', async () => {
    const player = await house.player(1_000n);
    expect((await player.play(aBet({ stake_cents: 1_001 }))).status).toBe(422);
    expect((await player.play(aBet({ stake_cents: 1_000 }))).status).toBe(200);
  });

  test('fifty rounds of one player at the same moment never stake the same money twice', async () => {
    const player = await house.player(1_000n);
    const bet = aBet({ stake_cents: 100, choice: { side: 'under', target: 10 } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.play(bet)));
    const played = answers.filter((answer) => answer.status === 200);
    const won = played.reduce((sum, answer) => sum + BigInt(answer.body.win_cents), 0n);
    expect(await house.balance(player.playerId)).toBe(1_000n - 100n * BigInt(played.length) + won);
    for (const answer of answers) expect([200, 422]).toContain(answer.status);
    const numbers = played.map((answer) => answer.body.fair.nonce).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index));
  });
});

describe('the same key', () => {
  test('and the same bet answers the first round, and moves nothing again', async () => {
    const player = await house.player();
    const key = randomUUID();
    const first = await player.play(aBet(), key);
    const before = await house.everything();
    const again = await Promise.all(Array.from({ length: 5 }, () => player.play(aBet(), key)));
    for (const answer of again) expect(answer.body).toEqual(first.body);
    expect(await house.everything()).toEqual(before);
  });

  test('twenty copies at once are one round', async () => {
    const player = await house.player();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.play(aBet(), key)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect((await player.list('real')).body).toHaveLength(1);
  });

  test('answers the same after the seeds were changed', async () => {
    const player = await house.player();
    const key = randomUUID();
    const first = await player.play(aBet(), key);
    await player.rotate({ mode: 'real', client_seed: 'another one' });
    expect((await player.play(aBet(), key)).body).toEqual(first.body);
    expect((await player.seeds('real')).body.nonce).toBe(0);
  });

  test('answers the same after the money is gone', async () => {
    const player = await house.player(100n);
    const key = randomUUID();
    const bet = aBet({ choice: { side: 'under', target: 10 } });
    const first = await player.play(bet, key);
    expect(first.status).toBe(200);
    expect((await player.play(bet, key)).body).toEqual(first.body);
  });

  test('fields the contract does not know, and the order of the others, make no other bet', async () => {
    const player = await house.player();
    const key = randomUUID();
    const first = await player.play(aBet(), key);
    const choice = { target: 5000, side: 'under', colour: 'red' };
    expect((await player.play(aBet({ choice, extra: 1 }), key)).body).toEqual(first.body);
  });

  test.each<[string, object]>([
    ['stake', { stake_cents: 101 }],
    ['side', { choice: { side: 'over', target: 5000 } }],
    ['target', { choice: { side: 'under', target: 5001 } }],
  ])('and another %s is a conflict, and moves nothing', async (_name, change) => {
    const player = await house.player();
    const key = randomUUID();
    await player.play(aBet(), key);
    const before = await house.everything();
    const answer = await player.play(aBet(change as Record<string, unknown>), key);
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await house.everything()).toEqual(before);
  });

  test('of another player is another round', async () => {
    const [first, second] = [await house.player(), await house.player()];
    const key = randomUUID();
    const answers = [await first.play(aBet(), key), await second.play(aBet(), key)];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0]?.body.round_id).not.toBe(answers[1]?.body.round_id);
  });

  test('for real and for fun are two rounds', async () => {
    const player = await house.player();
    const key = randomUUID();
    const real = await player.play(aBet(), key);
    const demo = await player.play(aBet({ mode: 'demo' }), key);
    expect([real.body.mode, demo.body.mode]).toEqual(['real', 'demo']);
  });
});

describe('what was decided can be checked', () => {
  test('[PP-13] [PP-11] every round, computed again from the opened seed, is what was stored and shown', async () => {
    const player = await house.player(1_000_000n);
    const choices = [
      { side: 'under', target: 10 },
      { side: 'under', target: 9_700 },
      { side: 'over', target: 4_999 },
      { side: 'over', target: 9_989 },
    ];
    const shown: Answer[] = [];
    for (let round = 0; round < 40; round++) {
      shown.push(await player.play(aBet({ stake_cents: 37 + round, choice: choices[round % 4] })));
    }
    const { body: rotated } = await player.rotate({ mode: 'real' });
    expect(rotated.revealed.nonce_count).toBe(40);
    expect(
      checkCommitment({
        serverSeed: rotated.revealed.server_seed,
        serverSeedHash: shown[0]?.body.fair.server_seed_hash,
      }),
    ).toBe(true);
    for (const { body } of shown) {
      const verified = verifyRound(diceGame, {
        serverSeed: rotated.revealed.server_seed,
        serverSeedHash: body.fair.server_seed_hash,
        clientSeed: body.fair.client_seed,
        nonce: body.fair.nonce,
        stake: BigInt(body.stake_cents),
        choice: body.choice,
      });
      if (!verified.ok) throw new Error('a played choice can be checked');
      expect(verified.value).toEqual({
        outcome: body.outcome,
        events: body.events,
        win: BigInt(body.win_cents),
        commitmentHolds: true,
      });
      const replay = await player.replay(body.round_id);
      expect(replay.body).toEqual({
        ...body,
        fair: { ...body.fair, server_seed: rotated.revealed.server_seed },
      });
    }
  });

  test('[PP-13] the seed is in no answer before it is opened, and in no row but its own', async () => {
    const player = await house.player();
    const sealed = await player.seeds('real');
    const answers = [sealed, await player.play(), await player.play()];
    const key = randomUUID();
    answers.push(await player.play(aBet(), key), await player.play(aBet(), key));
    answers.push(await player.replay(answers[1]?.body.round_id), await player.list('real'), await player.seeds('real'));
    answers.push(await player.play(aBet({ stake_cents: 999 }), key), await player.play(aBet({ choice: 1 })));
    const seed = await storedSeed(sealed.body.pair_id);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const answer of answers) expect(answer.text).not.toContain(seed);
    const { rows } = await house.database.query(
      `select 1 from wagers_round where detail::text like $1
       union all select 1 from kit_outbox where events::text like $1`,
      [`%${seed}%`],
    );
    expect(rows).toEqual([]);

    const rotated = await player.rotate({ mode: 'real' });
    expect(rotated.body.revealed.server_seed).toBe(seed);
    expect((await player.replay(answers[1]?.body.round_id)).body.fair.server_seed).toBe(seed);
    const next = await storedSeed(rotated.body.current.pair_id);
    expect(next).not.toBe(seed);
    expect(rotated.text).not.toContain(next);
  });

  test('[PP-09] a replay shows time, stake, choice, outcome, win, balance before and after, game and version', async () => {
    const player = await house.player(10_000n);
    house.clock.advanceMs(61_000);
    const at = house.clock.now().toISOString();
    const played = await player.play(aBet({ stake_cents: 120, choice: { side: 'over', target: 2_000 } }));
    house.clock.advanceMs(5_000);
    await player.play();
    const replay = await player.replay(played.body.round_id);
    expect(replay.status).toBe(200);
    expect(replay.body).toEqual(played.body);
    expect(replay.body).toMatchObject({
      at,
      stake_cents: 120,
      choice: { side: 'over', target: 2_000 },
      outcome: { roll: expect.any(Number), won: expect.any(Boolean) },
      win_cents: expect.any(Number),
      balance_before_cents: 10_000,
      balance_cents: 10_000 - 120 + replay.body.win_cents,
      game: 'halley-studio/orbit-dice',
      game_version: 1,
      events: [{ type: 'rolled', roll: replay.body.outcome.roll }, { type: 'settled' }],
    });
  });

  test('the latest rounds come newest first, as they were played, and only one’s own', async () => {
    const [player, other] = [await house.player(), await house.player()];
    const rounds: unknown[] = [];
    for (let round = 0; round < 4; round++) {
      house.clock.advanceMs(1);
      rounds.unshift((await player.play()).body);
      await other.play();
    }
    expect((await player.list('real')).body).toEqual(rounds);
    expect((await player.list('real', 2)).body).toEqual(rounds.slice(0, 2));
    expect((await player.list('real', 101)).status).toBe(422);
  });
});

describe('whose round it is', () => {
  test('another player’s round does not exist, nor for a guest', async () => {
    const [owner, other] = [await house.player(), await house.player()];
    const { body } = await owner.play();
    for (const visitor of [other, house.guest()]) {
      const answer = await visitor.replay(body.round_id);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await owner.replay(body.round_id)).status).toBe(200);
  });

  test.each(['nothing', randomUUID(), '-'.repeat(36), '0'.repeat(36), '%00', 'A'.repeat(36)])(
    'the round %s does not exist',
    async (id) => {
      const player = await house.player(0n);
      expect([400, 404]).toContain((await player.replay(id)).status);
    },
  );

  test('guests get 401 for the seeds, the list and a new seed of real play', async () => {
    const guest = house.guest();
    const before = await house.everything();
    for (const answer of [await guest.seeds('real'), await guest.list('real'), await guest.rotate({ mode: 'real' })]) {
      expect(answer.status).toBe(401);
    }
    expect(await house.everything()).toEqual(before);
  });
});

test('after all of this the books agree', async () => {
  expect(await house.findings()).toEqual([]);
});
