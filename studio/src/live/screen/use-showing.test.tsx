import type { LiveBet, LiveRound } from '@halley/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { lastPlayed } from './live-parts.ts';
import { elapsedOf } from './use-showing.ts';

afterEach(() => vi.unstubAllGlobals());

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
const round = (change: Partial<LiveRound>): LiveRound => ({
  id: 7,
  state: 'running',
  betting_ends_at: 1_000,
  started_at: 1_000,
  ended_at: 10_000,
  outcome: { segment: 3 },
  version: 1,
  interrupted_pays: null,
  proof: { chain_id: 1, number: 7, terminal: 't', salt: 's', committed: 'c', link: 'l' },
  ...change,
});

test('what is shown goes on from the stored start, and is over when its round is', () => {
  motion(false);
  expect(elapsedOf(undefined, 4_000)).toBe(0);
  expect(elapsedOf(round({ state: 'betting', started_at: null, outcome: null }), 4_000)).toBe(0);
  expect(elapsedOf(round({}), 4_000)).toBe(3_000);
  // A clock that is a little behind does not turn anything backwards.
  expect(elapsedOf(round({}), 900)).toBe(0);
  expect(elapsedOf(round({ state: 'settled' }), 4_000)).toBe(Number.POSITIVE_INFINITY);
  // A round that never began has nothing to show, though its link is opened.
  expect(elapsedOf(round({ state: 'voided', started_at: null }), 4_000)).toBe(0);
});

test('where motion is unwelcome it is over at once', () => {
  motion(true);
  expect(elapsedOf(round({}), 1_001)).toBe(Number.POSITIVE_INFINITY);
});

const bet = (change: Partial<LiveBet>): LiveBet => ({
  bet_id: 'a',
  table: 'money-wheel',
  round_id: 7,
  mode: 'real',
  currency: 'EUR',
  stake_cents: 100,
  choice: {},
  state: 'closed',
  pays: 200,
  ceiling: null,
  win_cents: 200,
  balance_cents: 0,
  at: '2026-11-15T12:00:00.000Z',
  ...change,
});

test('[PP-03] all bets of a round are one: won is what they return together above all they staked', () => {
  const bets = [bet({}), bet({ bet_id: 'b', stake_cents: 500, win_cents: 0 }), bet({ round_id: 6, win_cents: 9_000 })];
  expect(lastPlayed(bets, 5)).toEqual({ id: 'a', stake: 600n, win: 200n, currency: 'EUR' });
  expect(lastPlayed([bet({ state: 'open' }), ...bets], 5)).toBe(undefined);
  // What was over before the screen was opened has been seen.
  expect(lastPlayed(bets, 8)).toBe(undefined);
  expect(lastPlayed([], 0)).toBe(undefined);
});
