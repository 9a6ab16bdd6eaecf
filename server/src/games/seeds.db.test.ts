import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGate, until } from '../kit/testing/until.ts';
import { openChances } from './index.ts';
import { type Answer, aBet, openTestGames, type TestGames } from './testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const pairsOf = async (playerId: number) => {
  const { rows } = await house.database.query<{ id: string; nonce: number; revealed_at: Date | null }>(
    'select id, nonce, revealed_at from games_seed_pair where player_id = $1 order by sealed_at, id',
    [playerId],
  );
  return rows;
};

/** Every number of every pair was used once, and each pair counts exactly the rounds played on it. */
async function expectNumbersUsedOnce(): Promise<void> {
  const { rows } = await house.database.query<{ pair: string; nonces: number[] }>(
    `select detail->>'pairId' as pair, array_agg((detail->>'nonce')::int order by (detail->>'nonce')::int) as nonces
     from (select detail from wagers_round union all select detail from games_demo_round) rounds group by 1`,
  );
  const { rows: pairs } = await house.database.query<{ id: string; nonce: number }>(
    'select id, nonce from games_seed_pair',
  );
  const used = new Map(rows.map((row) => [row.pair, row.nonces]));
  for (const { id, nonce } of pairs) {
    expect(used.get(id) ?? [], `pair ${id}`).toEqual(Array.from({ length: nonce }, (_, number) => number));
    used.delete(id);
  }
  expect([...used.keys()]).toEqual([]);
}

describe('changing the seeds', () => {
  test('opens the old pair, counts its rounds, and seals a new one with the wanted client seed', async () => {
    const player = await house.player();
    const { body: sealed } = await player.seeds('real');
    await player.play();
    await player.play();
    const { status, body } = await player.rotate({ mode: 'real', client_seed: '  my own seed  ' });
    expect(status).toBe(200);
    expect(body.revealed).toMatchObject({
      pair_id: sealed.pair_id,
      server_seed_hash: sealed.server_seed_hash,
      client_seed: sealed.client_seed,
      nonce_count: 2,
    });
    expect(body.current).toMatchObject({ client_seed: 'my own seed', nonce: 0 });
    expect(body.current.server_seed_hash).not.toBe(sealed.server_seed_hash);
    const { body: next } = await player.play();
    expect(next.fair).toEqual({
      pair_id: body.current.pair_id,
      server_seed_hash: body.current.server_seed_hash,
      client_seed: 'my own seed',
      nonce: 0,
    });
  });

  test('keeps the client seed when none is wanted', async () => {
    const player = await house.player();
    const { body: sealed } = await player.seeds('real');
    expect((await player.rotate({ mode: 'real' })).body.current.client_seed).toBe(sealed.client_seed);
  });

  test.each(['', '   ', 'x'.repeat(65), 'clé', 'a\nb', 'a\u0007', '🎲'])(
    'the client seed %j is refused',
    async (seed) => {
      const player = await house.player();
      await player.seeds('real');
      const before = await house.everything();
      const answer = await player.rotate({ mode: 'real', client_seed: seed });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ client_seed: { invalid: expect.any(String) } });
      expect(await house.everything()).toEqual(before);
    },
  );

  test.each(['a:b:c', '0', ' inner blank ', '"quoted"', 'x'.repeat(64), "'; drop table games_seed_pair; --"])(
    'the client seed %j is fine',
    async (seed) => {
      const player = await house.player();
      expect((await player.rotate({ mode: 'real', client_seed: seed })).body.current.client_seed).toBe(seed.trim());
    },
  );

  test('reading the seeds many times at once seals one pair', async () => {
    const player = await house.player();
    const answers = await Promise.all(Array.from({ length: 15 }, () => player.seeds('real')));
    expect(new Set(answers.map((answer) => answer.body.pair_id)).size).toBe(1);
    expect(await pairsOf(player.playerId)).toHaveLength(1);
  });

  test('a first round beside a first look at the seeds: one pair, and the round is on it', async () => {
    for (let round = 0; round < 8; round++) {
      const player = await house.player();
      const answers = await Promise.all([player.seeds('real'), player.play(), player.seeds('real'), player.play()]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      const pairs = await pairsOf(player.playerId);
      expect(pairs.map((pair) => pair.nonce)).toEqual([2]);
      for (const answer of answers) {
        expect(answer.body.pair_id ?? answer.body.fair.pair_id).toBe(pairs[0]?.id);
      }
    }
  });
});

describe('playing while the seeds change', () => {
  test('no number is used twice, no round is on an opened pair, nobody is refused', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => house.player()));
    const answers = await Promise.all(
      players.flatMap((player) => [
        ...Array.from({ length: 25 }, () => player.play(aBet({ stake_cents: 10 }))),
        ...Array.from({ length: 6 }, (_, index) => player.rotate({ mode: 'real', client_seed: `seed ${index}` })),
        ...Array.from({ length: 3 }, () => player.seeds('real')),
      ]),
    );
    expect(answers.filter((answer) => answer.status !== 200).map((answer) => answer.text)).toEqual([]);
    await expectNumbersUsedOnce();
    for (const { playerId } of players) {
      const pairs = await pairsOf(playerId);
      expect(pairs.filter((pair) => pair.revealed_at === null)).toHaveLength(1);
      expect(pairs.reduce((sum, pair) => sum + pair.nonce, 0)).toBe(25);
    }
  });

  test('what a change reveals says how many rounds the pair has, for good', async () => {
    const player = await house.player();
    const pending: Promise<Answer>[] = [];
    for (let index = 0; index < 30; index++) {
      pending.push(index % 5 === 4 ? player.rotate({ mode: 'real' }) : player.play(aBet({ stake_cents: 10 })));
    }
    const revealed = (await Promise.all(pending)).flatMap(({ body }) => (body.revealed ? [body.revealed] : []));
    expect(new Set(revealed.map((pair) => pair.pair_id)).size).toBe(6);
    const pairs = new Map((await pairsOf(player.playerId)).map((pair) => [pair.id, pair.nonce]));
    for (const { pair_id, nonce_count } of revealed) expect(pairs.get(pair_id)).toBe(nonce_count);
    await expectNumbersUsedOnce();
  });

  test('for fun as well', async () => {
    const guest = house.guest();
    await guest.seeds('demo');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 8 === 7 ? guest.rotate({ mode: 'demo' }) : guest.play(aBet({ mode: 'demo', stake_cents: 10 })),
      ),
    );
    expect(answers.filter((answer) => answer.status !== 200).map((answer) => answer.text)).toEqual([]);
    await expectNumbersUsedOnce();
  });
});

test('two players never have the same seeds', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => house.player()));
  const hashes = await Promise.all(players.map(async (player) => (await player.seeds('real')).body.server_seed_hash));
  expect(new Set(hashes).size).toBe(20);
});

test('a change waits for the round under way, and counts it', async () => {
  const player = await house.player();
  const { body: sealed } = await player.seeds('real');
  const taken = createGate();
  const goOn = createGate();
  // What the door does, held in the middle, and without a round to show for it: so this comes last.
  const round = house.database.tx(async (tx) => {
    const chances = await openChances(tx, [player.playerId]);
    chances.take(player.playerId);
    taken.open();
    await goOn.passed;
    await chances.save();
  });
  await taken.passed;
  const rotating = player.rotate({ mode: 'real' });
  await until(async () => {
    const { rows } = await house.database.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  });
  goOn.open();
  await round;
  expect((await rotating).body.revealed).toMatchObject({ pair_id: sealed.pair_id, nonce_count: 1 });
});
