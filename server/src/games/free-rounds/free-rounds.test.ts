import { describe, expect, test } from 'vitest';
import { freeRoundsMoves, type Grant, playedFrom, refusalOfGrant } from './free-rounds.ts';

const now = new Date('2026-03-01T12:00:00Z');
const grant: Grant = {
  id: 'a',
  playerId: 1,
  game: 'halley-studio/comet-run',
  currency: 'EUR',
  stake: 20n,
  rounds: 2,
  played: 0,
  won: 0n,
  state: 'open',
  grantedAt: new Date('2026-02-01T00:00:00Z'),
  expiresAt: new Date('2026-03-02T00:00:00Z'),
  giftId: null,
};
const asked = {
  playerId: 1,
  currency: 'EUR' as const,
  game: grant.game,
  roundId: 'r',
  country: undefined,
  stake: 0n,
  roundStake: 0n,
  opensRound: true,
  free: { id: 'a', stake: 20n },
};

describe('a round out of free rounds', () => {
  test.each([
    ['as granted', {}, {}, undefined],
    ['another player', {}, { playerId: 2 }, 'NOT_FOUND'],
    ['another game', {}, { game: 'halley-studio/other' }, 'free_rounds.other_game'],
    ['another currency', {}, { currency: 'USD' as const }, 'free_rounds.other_currency'],
    ['a higher stake', {}, { free: { id: 'a', stake: 21n } }, 'stake_cents.not_the_level'],
    ['a lower stake', {}, { free: { id: 'a', stake: 19n } }, 'stake_cents.not_the_level'],
    ['at the moment they run out', { expiresAt: now }, {}, 'FREE_ROUNDS_OVER'],
    ['played to the end', { state: 'finished' as const, played: 2 }, {}, 'FREE_ROUNDS_OVER'],
    ['withdrawn', { state: 'withdrawn' as const }, {}, 'FREE_ROUNDS_OVER'],
    ['ended', { state: 'ended' as const }, {}, 'FREE_ROUNDS_OVER'],
    ['expired', { state: 'expired' as const }, {}, 'FREE_ROUNDS_OVER'],
  ])('%s', (_, change, wish, code) => {
    expect(refusalOfGrant({ ...grant, ...change }, { ...asked, ...wish }, now)?.code).toBe(code);
  });

  test('the last one finishes them', () => {
    const first = playedFrom(grant, 5n);
    expect(first).toMatchObject({ played: 1, won: 5n, state: 'open' });
    expect(playedFrom(first, 7n)).toMatchObject({ played: 2, won: 12n, state: 'finished' });
  });

  test('what has ended stays as it ended', () => {
    for (const [state, moves] of Object.entries(freeRoundsMoves)) expect(moves.length > 0).toBe(state === 'open');
  });
});
