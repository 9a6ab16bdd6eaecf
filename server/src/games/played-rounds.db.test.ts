import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queryable } from '../kit/index.ts';
import { listPlayed, type PlayedRoundsWanted } from '../wagers/index.ts';
import { aBet, openTestGames, type TestGames } from './testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

type Player = Awaited<ReturnType<TestGames['player']>>;
const history = (player: Player, query = '') => player.send({ url: `/api/player/games${query}` });
const file = async (player: Player, query = '') => {
  const answer = await house.app.inject({
    url: `/api/player/games/export${query}`,
    headers: { 'x-player': String(player.playerId) },
  });
  return { ...answer, lines: answer.body.split('\r\n').slice(0, -1), status: answer.statusCode };
};

async function played(rounds: number): Promise<Player> {
  const player = await house.player();
  for (let round = 0; round < rounds; round++) expect((await player.play()).status).toBe(200);
  return player;
}

describe('the games history', () => {
  test('lists every round once, newest first, page by page', async () => {
    const player = await played(7);
    const all = (await history(player)).body;
    expect(all).toHaveLength(7);
    const ids = all.map((item: { bet_id: number }) => item.bet_id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const pages: unknown[] = [];
    for (let before = ''; ; ) {
      const { body } = await history(player, `?limit=3${before}`);
      pages.push(...body);
      if (body.length < 3) break;
      before = `&before=${body.at(-1).bet_id}`;
    }
    expect(pages).toEqual(all);
  });

  test('a line says what was staked, won and lost, and leads to the replay', async () => {
    const player = await house.player();
    const round = (await player.play(aBet({ stake_cents: 250 }))).body;
    const [item] = (await history(player)).body;
    expect(item).toEqual({
      bet_id: expect.any(Number),
      round_id: round.round_id,
      bet_status: 'finished',
      created_at: round.at,
      finished_at: round.at,
      currency: 'EUR',
      provider: 'halley-studio',
      game: 'halley-studio/orbit-dice',
      title: 'Orbit Dice',
      total_bets: 250,
      total_losses: Math.max(0, 250 - round.win_cents),
      total_wins: round.win_cents,
    });
    expect((await player.replay(item.round_id)).body.round_id).toBe(round.round_id);
  });

  test('goes by days in UTC, the last one included', async () => {
    const player = await house.player();
    const at = async (time: string) => {
      house.clock.advanceMs(Date.parse(time) - house.clock.now().getTime());
      return (await player.play()).body.round_id as string;
    };
    const eve = await at('2026-05-01T23:59:59.999Z');
    const morning = await at('2026-05-02T00:00:00.000Z');
    const night = await at('2026-05-02T23:59:59.999Z');
    const after = await at('2026-05-03T00:00:00.000Z');
    const rounds = async (query: string) =>
      (await history(player, query)).body.map((item: { round_id: string }) => item.round_id);
    expect(await rounds('?from=2026-05-02&to=2026-05-02')).toEqual([night, morning]);
    expect(await rounds('?from=2026-05-02')).toEqual([after, night, morning]);
    expect(await rounds('?to=2026-05-01')).toEqual([eve]);
    expect(await rounds('?from=2026-05-04')).toEqual([]);
    expect((await file(player, '?from=2026-05-02&to=2026-05-02')).lines).toHaveLength(3);
  });

  test('goes by game', async () => {
    const player = await played(2);
    expect((await history(player, '?game=halley-studio/orbit-dice')).body).toHaveLength(2);
    expect((await history(player, '?game=halley-studio/other')).body).toEqual([]);
  });

  test('nobody sees another player’s rounds', async () => {
    const player = await played(2);
    const other = await house.player();
    expect((await history(other)).body).toEqual([]);
    const [newest] = (await history(player)).body;
    expect((await history(other, `?before=${newest.bet_id + 1}`)).body).toEqual([]);
    expect((await file(other)).lines).toHaveLength(1);
    expect((await house.guest().send({ url: '/api/player/games' })).status).toBe(401);
    expect((await house.guest().send({ url: '/api/player/games/export' })).status).toBe(401);
  });

  test('play for fun is not in it', async () => {
    const player = await house.player();
    expect((await player.play(aBet({ mode: 'demo' }))).status).toBe(200);
    expect((await history(player)).body).toEqual([]);
  });

  test.each([
    '?from=2026-02-30',
    '?from=yesterday',
    '?to=2026-05-02T00:00:00Z',
    '?from=2026-05-03&to=2026-05-02',
    '?before=x',
    '?before=0',
    '?before=-5',
    '?before=1e30',
    '?limit=0',
    '?limit=101',
    '?limit=x',
    `?game=${'x'.repeat(101)}`,
  ])('%s is refused', async (query) => {
    const player = await house.player();
    expect((await history(player, query)).status).toBe(422);
    if (!/limit|before/.test(query)) expect((await file(player, query)).status).toBe(422);
  });

  test.each(['?from=0001-01-01', '?to=9999-12-31', '?before=9007199254740991', "?game='%20or%201=1--"])(
    '%s is unusual and harmless',
    async (query) => {
      expect((await history(await played(1), query)).status).toBe(200);
    },
  );
});

describe('the file', () => {
  test('is an attachment with a head and a line for every round', async () => {
    const player = await played(3);
    const answer = await file(player);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="halley-games-history.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.lines).toHaveLength(4);
    expect(answer.lines[0]).toMatch(/^bet_id,round_id,/);
    const [item] = (await history(player)).body;
    expect(answer.lines[1]).toContain(`${item.bet_id},${item.round_id},${item.created_at}`);
  });
});

describe('a player with very many rounds', () => {
  const many = 60_000;
  const rareAt = 17;
  let player: Player;
  beforeAll(async () => {
    player = await played(1);
    // Copies of a real round, a minute apart: one of them in a game that is hardly played.
    await house.database.tx(async (tx) => {
      // Only what has reached the disk can be marked as visible to all, and read from the index alone.
      await tx.query('set local synchronous_commit = on');
      await tx.query(
        `insert into wagers_round (id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash,
         stake_bonus, win_cash, win_bonus, balance_before, balance_after, detail, opened_at, closed_at, bet_id)
       select gen_random_uuid(), player_id, account_id, case when n = $3 then 'rare/game' else game end, game_version,
         currency, state, input_hash, stake_cash, stake_bonus, win_cash, win_bonus, balance_before, balance_after, detail,
         t, t, wagers_new_bet_id(t)
       from wagers_round r, generate_series(1, $2::int) n, lateral (select r.opened_at - make_interval(mins => n) as t) at
       where player_id = $1`,
        [player.playerId, many, many - rareAt],
      );
    });
    await house.database.query('vacuum analyze wagers_round');
  });

  /** How many pages of the database a question looks at, by its own word; also with the plan made for any values. */
  async function pagesRead(wanted: Partial<PlayedRoundsWanted>, mode: string): Promise<number> {
    let pages = Number.POSITIVE_INFINITY;
    await house.database.tx(async (tx) => {
      await tx.query(`set local plan_cache_mode = ${mode}`);
      const explaining: Queryable = {
        async query(query) {
          const { text, values = [] } = query as { text: string; values?: unknown[] };
          await tx.query(`prepare asked (bigint, bigint, bigint, text, bigint) as ${text}`);
          const literals = values.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ');
          const { rows } = await tx.query(`explain (analyze, buffers, format json) execute asked (${literals})`);
          await tx.query('deallocate asked');
          const plan = rows[0]?.['QUERY PLAN'][0].Plan;
          pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
          return { rows: [], rowCount: 0 };
        },
      };
      await listPlayed(explaining, { playerId: player.playerId, limit: 50, ...wanted });
    });
    return pages;
  }

  test.each(['force_custom_plan', 'force_generic_plan'])(
    'a page is read without reading the others: first, middle, last, by day, by game (%s)',
    async (mode) => {
      const now = house.clock.now().getTime();
      const ago = (minutes: number) => new Date(now - minutes * 60_000);
      const [{ bet_id: newest }] = (await history(player)).body;
      for (const wanted of [
        {},
        { beforeBet: BigInt(newest) },
        { until: ago(many / 2) },
        { from: ago(many), until: ago(many - 100) },
        { game: 'halley-studio/orbit-dice', until: ago(many - 1000) },
      ]) {
        expect(await pagesRead(wanted, mode)).toBeLessThan(400);
      }
      // One round among sixty thousand: the index alone is read, not the rounds (some thousand pages).
      expect(await pagesRead({ game: 'rare/game' }, mode)).toBeLessThan(900);
      const { rows } = await house.database.query("select pg_relation_size('wagers_round') / 8192 as pages");
      expect(Number(rows[0]?.pages)).toBeGreaterThan(2_000);
    },
  );

  test('the file ends after 50 000 rounds; what is older is asked for by its days', async () => {
    const { lines } = await file(player);
    expect(lines).toHaveLength(50_001);
    const last = lines.at(-1)?.split(',')[2]?.slice(0, 10) ?? '';
    const older = (await file(player, `?to=${last}`)).lines;
    expect(older.length).toBeGreaterThan(many - 50_000);
    expect(new Set([...lines, ...older]).size).toBe(many + 2);
  });

  test('a game that is hardly played is found', async () => {
    expect((await history(player, '?game=rare/game')).body).toMatchObject([{ game: 'rare/game', title: 'rare/game' }]);
  });
});
