import { randomUUID } from 'node:crypto';
import type { LiveBet, LivePastRound, LiveTable, LiveTableId } from '@halley/contract';
import { games } from '@halley/studio/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBooks } from '../../server/src/house/audit-books.ts';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { until } from '../../server/src/kit/testing/until.ts';
import { silenceMs } from '../../server/src/live/advance-table.ts';
import { msUntil, worthAfter } from '../../studio/src/live/crash/curve.ts';
import { type HouseProcess, startHouse } from '../boot/house-process.ts';
import { balanceOf, type Player, register } from './player.ts';

/** One process answers, another one runs the tables: that one is killed in the middle of their rounds. */
let database: Awaited<ReturnType<typeof testDatabase>>;
let api: HouseProcess;
let worker: HouseProcess;
const start = (role: string) =>
  startHouse({
    environment: {
      DATABASE_URL: database.url,
      HALLEY_ROLE: role,
      RATE_LIMIT_SCALE: '10000',
      // As long as crash takes bets; the other tables take three times as long for a round.
      HALLEY_TEST_ROUNDS: '7000,2000,500',
    },
  });

beforeAll(async () => {
  database = await testDatabase();
  [api, worker] = await Promise.all([start('api'), start('worker')]);
});
afterAll(async () => {
  for (const house of [api, worker]) house?.kill('SIGTERM');
  for (const house of [api, worker]) await house?.ended;
  await database.drop();
});

async function ask<T>(path: string, player?: Player, body?: object): Promise<T> {
  const response = await fetch(api.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', cookie: player?.cookie ?? '', 'idempotency-key': randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

const table = (id: LiveTableId = 'crash') => ask<LiveTable>(`/api/live/${id}`);
const bet = (player: Player, round: number, choice: object = {}) =>
  ask<LiveBet>('/api/live/crash/bets', player, {
    mode: 'real',
    currency: 'EUR',
    round_id: round,
    stake_cents: 1_000,
    choice,
  });

/** A flight that three have bet on and one of them has left, if it lasts long enough for that. */
async function flight(players: [Player, Player, Player]) {
  const [out, byHand, auto] = players;
  let round = 0;
  await until(async () => {
    const state = await table();
    round = state.round?.id ?? 0;
    return state.round?.state === 'betting' && state.round.betting_ends_at - state.at > 3_000;
  });
  const placed = await bet(out, round);
  await bet(byHand, round);
  await bet(auto, round, { auto: 100_000 });
  await until(async () => {
    const { round: now, at } = await table();
    return now?.id !== round || now.state === 'settling' || (now.started_at !== null && at - now.started_at > 2_500);
  });
  const paid = await ask<LiveBet>(`/api/live/crash/bets/${placed.bet_id}/cash_out`, out, {}).catch(() => undefined);
  return { round, paid };
}

test('the process that runs the table is killed in mid-flight: what was answered is paid, the rest by the rule', {
  timeout: 300_000,
}, async () => {
  const players = [await register(api.url), await register(api.url), await register(api.url)] as [
    Player,
    Player,
    Player,
  ];
  let before: number[] = [];
  let flown: Awaited<ReturnType<typeof flight>>;
  do {
    before = await Promise.all(players.map((player) => balanceOf(api.url, player)));
    flown = await flight(players);
  } while (!flown.paid);
  const { round, paid } = flown;
  worker.kill('SIGKILL');
  expect((await worker.ended).signal).toBe('SIGKILL');
  worker = await start('worker');
  let over: LivePastRound | undefined;
  await until(async () => {
    over = await ask<LivePastRound>(`/api/live/crash/rounds/${round}`).catch(() => undefined);
    return over?.state === 'voided' || over?.state === 'settled';
  });
  const pays = over?.interrupted_pays ?? 0;
  // The last record may be a little older than the cash-out, but a flight without one for longer counts as interrupted;
  // or the blow fell on the very end of the flight.
  const recorded = worthAfter(msUntil(paid.pays ?? 0) - silenceMs);
  if (over?.state === 'voided') expect(pays).toBeGreaterThanOrEqual(recorded);
  const after = await Promise.all(players.map((player) => balanceOf(api.url, player)));
  expect(after).toEqual([
    before[0]! - 1_000 + paid.win_cents,
    before[1]! - 1_000 + pays * 10,
    before[2]! - 1_000 + pays * 10,
  ]);
  expect((await auditBooks(database)).findings).toEqual([]);
  // And the table goes on, with the next link of the same chain.
  await until(async () => (await table()).round?.id !== round);
  expect((await table()).round?.proof.number).toBe((over?.proof.number ?? 0) + 1);
});

const shows = [
  ['money-wheel', { frost: 600, leaf: 400 }],
  ['live-roulette', { red: 600, 'dozen:1': 400 }],
  ['live-baccarat', { player: 900, tie: 100 }],
] as const;

/** A bet of a player at each of these tables, in a round that has not been shown yet. */
async function bets(player: Player) {
  return Promise.all(
    shows.map(async ([id, spots]) => {
      let placed: LiveBet | undefined;
      // A bet that comes too late is refused; the next round takes one.
      await until(async () => {
        const { round } = await table(id);
        if (!round) return false;
        const body = { mode: 'real', currency: 'EUR', round_id: round.id, stake_cents: 1_000 };
        const asked = ask<LiveBet>(`/api/live/${id}/bets`, player, { ...body, choice: { bets: spots } });
        placed = await asked.catch((error: Error) => {
          if (!error.message.includes('BETS_CLOSED')) throw error;
          return undefined;
        });
        return placed !== undefined;
      });
      return { id, spots, bet: placed as LiveBet };
    }),
  );
}

test('the process that runs the tables is killed while wheel, roulette and baccarat are on: each bet is decided once', {
  timeout: 300_000,
}, async () => {
  const player = await register(api.url);
  const before = await balanceOf(api.url, player);
  const placed = await bets(player);
  // As soon as one outcome is being shown; the others may still take bets.
  await until(async () => {
    const states = await Promise.all(placed.map(({ id }) => table(id)));
    return states.some(({ round }) => round?.state !== 'betting');
  });
  worker.kill('SIGKILL');
  expect((await worker.ended).signal).toBe('SIGKILL');
  worker = await start('worker');
  let returned = 0n;
  for (const { id, spots, bet: mine } of placed) {
    let over: LivePastRound | undefined;
    await until(async () => {
      over = await ask<LivePastRound>(`/api/live/${id}/rounds/${mine.round_id}`).catch(() => undefined);
      return over?.state === 'voided' || over?.state === 'settled';
    });
    const game = games[id];
    // By the outcome that everybody was told, or given back where nobody could show one in time.
    const choice = game.parseChoice({ bets: spots });
    if (!choice.ok) throw new Error(`${id} takes the bet`);
    const bet = { stake: 1_000n, choice: choice.value, outcome: over?.outcome, ceiling: null };
    const win = over?.state === 'voided' ? 1_000n : game.winOf(bet as never);
    returned += win;
    const { bet: kept } = await ask<{ bet: LiveBet }>(`/api/live/${id}/bets/${mine.bet_id}`, player);
    expect([id, kept.win_cents]).toEqual([id, Number(win)]);
  }
  expect(await balanceOf(api.url, player)).toBe(before - 3_000 + Number(returned));
  expect((await auditBooks(database)).findings).toEqual([]);
});
