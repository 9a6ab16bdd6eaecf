import { randomUUID } from 'node:crypto';
import { diceGame, verifyRound } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepPurses } from './index.ts';
import { aBet, openTestGames, type TestGames } from './testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const demo = (change: Record<string, unknown> = {}) => aBet({ mode: 'demo', currency: undefined, ...change });
const purseOf = (visitor: { cookies: Map<string, string> }) => visitor.cookies.get('halley_purse');

describe('play for fun', () => {
  test('a guest gets a purse of 1 000.00 FUN, and only there money moves', async () => {
    const before = await house.everything();
    const guest = house.guest();
    const { status, body } = await guest.play(demo({ stake_cents: 500 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ mode: 'demo', currency: 'FUN', stake_cents: 500, balance_before_cents: 100_000 });
    expect(body.balance_cents).toBe(100_000 - 500 + body.win_cents);
    expect(purseOf(guest)).toMatch(/^[0-9a-f-]{36}$/);
    expect((await guest.seeds('demo')).body).toMatchObject({ nonce: 1, balance_cents: body.balance_cents });
    const after = await house.everything();
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed.sort()).toEqual(['games_demo_purse', 'games_demo_round', 'games_seed_pair']);
  });

  test('[PP-08] the rules, the maths and the stream are those of real play', async () => {
    const guest = house.guest();
    const player = await house.player(1_000_000n);
    for (const [visitor, mode] of [
      [guest, 'demo'],
      [player, 'real'],
    ] as const) {
      const rounds = [];
      for (let round = 0; round < 20; round++) {
        const choice = round % 2 ? { side: 'under', target: 4_321 } : { side: 'over', target: 7_777 };
        rounds.push((await visitor.play(aBet({ mode, stake_cents: 33 + round, choice }))).body);
      }
      const { body: rotated } = await visitor.rotate({ mode });
      for (const round of rounds) {
        const verified = verifyRound(diceGame, {
          serverSeed: rotated.revealed.server_seed,
          serverSeedHash: round.fair.server_seed_hash,
          clientSeed: round.fair.client_seed,
          nonce: round.fair.nonce,
          stake: BigInt(round.stake_cents),
          choice: round.choice,
        });
        expect(verified).toEqual({
          ok: true,
          value: {
            outcome: round.outcome,
            events: round.events,
            win: BigInt(round.win_cents),
            commitmentHolds: true,
          },
        });
        expect(round.game_version).toBe(diceGame.version);
      }
    }
  });

  test('the seed stays sealed until it is changed', async () => {
    const guest = house.guest();
    const answers = [await guest.seeds('demo'), await guest.play(demo()), await guest.list('demo')];
    const { rows } = await house.database.query('select server_seed from games_seed_pair where purse_id = $1', [
      purseOf(guest),
    ]);
    for (const answer of answers) expect(answer.text).not.toContain(rows[0]?.server_seed);
    const rotated = await guest.rotate({ mode: 'demo', client_seed: 'mine' });
    expect(rotated.body.revealed.server_seed).toBe(rows[0]?.server_seed);
    expect((await guest.list('demo')).body[0].fair.server_seed).toBe(rows[0]?.server_seed);
  });

  test('the same key answers the same round; another bet under it is a conflict', async () => {
    const guest = house.guest();
    await guest.seeds('demo');
    const key = randomUUID();
    const first = await guest.play(demo(), key);
    await guest.rotate({ mode: 'demo' });
    expect((await guest.play(demo(), key)).body).toEqual(first.body);
    const other = await guest.play(demo({ stake_cents: 200 }), key);
    expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect((await guest.list('demo')).body).toHaveLength(1);
  });

  test('a purse that cannot pay the smallest stake is filled again', async () => {
    const guest = house.guest();
    await guest.seeds('demo');
    await house.database.query('update games_demo_purse set balance = 9 where id = $1', [purseOf(guest)]);
    expect((await guest.play(demo({ stake_cents: 10 }))).body.balance_before_cents).toBe(100_000);
    await house.database.query('update games_demo_purse set balance = 10 where id = $1', [purseOf(guest)]);
    const tooMuch = await guest.play(demo({ stake_cents: 11 }));
    expect(tooMuch.body.errors).toHaveProperty('stake_cents.not_enough_money');
    expect((await guest.play(demo({ stake_cents: 10 }))).body.balance_before_cents).toBe(10);
  });

  test('what the purse shows is what can be staked, empty or not', async () => {
    const guest = house.guest();
    await guest.seeds('demo');
    await house.database.query('update games_demo_purse set balance = 3 where id = $1', [purseOf(guest)]);
    const shown = (await guest.seeds('demo')).body.balance_cents;
    expect((await guest.play(demo({ stake_cents: 10 }))).body.balance_before_cents).toBe(shown);
  });

  test('thirty rounds at once keep the purse right', async () => {
    const guest = house.guest();
    await guest.seeds('demo');
    const answers = await Promise.all(Array.from({ length: 30 }, () => guest.play(demo({ stake_cents: 10 }))));
    const change = answers.reduce((sum, { body }) => sum + body.win_cents - body.stake_cents, 0);
    expect((await guest.seeds('demo')).body.balance_cents).toBe(100_000 + change);
  });
});

describe('whose purse it is', () => {
  test('another browser’s round does not exist, and its list is its own', async () => {
    const [owner, other] = [house.guest(), house.guest()];
    const { body } = await owner.play(demo());
    await other.play(demo());
    expect((await other.replay(body.round_id)).status).toBe(404);
    expect((await house.guest().replay(body.round_id)).status).toBe(404);
    expect((await owner.replay(body.round_id)).body).toEqual(body);
    expect((await other.list('demo')).body.map((round: { round_id: string }) => round.round_id)).not.toContain(
      body.round_id,
    );
  });

  test.each(['', 'x', '../../etc', "' or 1=1", '0'.repeat(36), 'a'.repeat(3000)])(
    'a cookie %j that is no purse gets a new one',
    async (cookie) => {
      const guest = house.guest();
      guest.cookies.set('halley_purse', encodeURIComponent(cookie));
      expect((await guest.play(demo())).body.balance_before_cents).toBe(100_000);
      expect(purseOf(guest)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    },
  );

  test('the cookie cannot be read by scripts and goes to no other site', async () => {
    const response = await house.app.inject({ url: '/api/studio/fair?mode=demo' });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'halley_purse', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 }),
    ]);
  });
});

test('purses nobody used for a day go, with their rounds and seeds; the others stay', async () => {
  const [old, used] = [house.guest(), house.guest()];
  for (const guest of [old, used]) await guest.play(demo());
  await house.database.query("update games_demo_purse set used_at = '2020-01-01' where id = $1", [purseOf(old)]);
  expect(await sweepPurses(house.database, new Date('2020-01-02'))).toBe(1);
  const rows = async (table: string, guest: typeof old) =>
    (await house.database.query(`select 1 from ${table} where purse_id = $1`, [purseOf(guest)])).rowCount;
  expect([await rows('games_demo_round', old), await rows('games_seed_pair', old)]).toEqual([0, 0]);
  expect([await rows('games_demo_round', used), await rows('games_seed_pair', used)]).toEqual([1, 1]);
  expect((await old.play(demo())).body.balance_before_cents).toBe(100_000);
});
