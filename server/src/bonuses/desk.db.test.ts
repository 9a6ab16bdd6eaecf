import { randomUUID } from 'node:crypto';
import { type BonusReward, bodyOf, type FreespinsReward } from '@halley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { usualPlay } from '../promotions/testing/a-rule.ts';
import type { GiftByHand } from './desk.ts';
import { bonusReward, refusalOf, sharedBonuses, slot } from './testing/test-bonuses.ts';

const room = sharedBonuses();
afterEach(async () => {
  room.others.profile = 'CW';
  room.others.kept.clear();
  expect(await room.findings()).toEqual([]);
});

const bonus: BonusReward = { type: 'bonus', amount: { EUR: 1_000 }, ...usualPlay };
const spins: FreespinsReward = {
  type: 'freespins',
  games: [slot],
  bet: { EUR: 20 },
  count: 10,
  days: 7,
  result: 'bonus',
  wins: usualPlay,
};
const byHand = (playerId: number, change: Partial<GiftByHand> = {}): GiftByHand => ({
  playerId,
  key: randomUUID(),
  currency: 'EUR',
  title: 'Sorry for the wait',
  reward: bonus,
  takeDays: 14,
  reason: 'a long ticket',
  by: 'Nora',
  ...change,
});
const issue = (wanted: GiftByHand) => room.database.tx((tx) => room.bonuses.desk.issue(tx, wanted));
const withdraw = (id: number) =>
  room.database.tx((tx) => room.bonuses.desk.withdraw(tx, { id, by: 'Nora', reason: 'a mistake' }));

describe('gifts by hand', () => {
  test('are given once a key, with who and why', async () => {
    const { playerId } = await room.player();
    const wanted = byHand(playerId);
    const gift = await issue(wanted);
    expect(gift).toMatchObject({
      type: 'bonus',
      title: 'Sorry for the wait',
      strategy: 'manual',
      stage: 'issued',
      amount_cents: 1_000,
      amount_wager_requirement_cents: 10_000,
      deal: { promotion: null },
      moves: [{ from: null, to: 'issued', by: 'Nora', reason: 'a long ticket', cash_cents: 0, bonus_cents: 0 }],
    });
    expect((await issue(wanted)).id).toBe(gift.id);
    expect(await refusalOf(issue({ ...wanted, title: 'Another' }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await refusalOf(issue({ ...wanted, reward: { ...bonus, amount: { EUR: 2_000 } } }))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    expect(await room.bonuses.desk.list(room.database, playerId)).toHaveLength(1);
  });

  test('of the same key at the same moment are one', async () => {
    const { playerId } = await room.player();
    const wanted = byHand(playerId, { reward: spins });
    const given = await Promise.all(Array.from({ length: 5 }, () => issue(wanted)));
    expect(new Set(given.map(({ id }) => id)).size).toBe(1);
  });

  test.each<[string, Partial<GiftByHand>]>([
    ['in a currency it has no amount for', { currency: 'NOK' }],
    ['as a part of no deposit', { reward: { ...bonus, percent: 100, cap: { EUR: 1_000 } } }],
    ['without a largest stake in this currency', { reward: { ...bonus, maxStake: { NOK: 100 } } }],
    ['with fewer days than allowed', { reward: { ...bonus, days: 6 } }],
    ['spins of a game that has none', { reward: { ...spins, games: ['halley-studio/orbit-dice'] } }],
    ['spins at a stake the game has not', { reward: { ...spins, bet: { EUR: 21 } } }],
  ])('%s are refused and change nothing', async (_, change) => {
    const { playerId } = await room.player();
    const before = await room.everything();
    expect(await refusalOf(issue(byHand(playerId, change)))).toBe('rule.invalid');
    const after = await room.everything();
    expect({ ...after, wallet_account: null }).toEqual({ ...before, wallet_account: null });
  });

  test.each<[string, Partial<GiftByHand>, Record<string, string>]>([
    [
      'a game under another studio’s name',
      { reward: { ...spins, games: ['lantern-row/comet-run'] } },
      { 'reward.games': `lantern-row/comet-run gives no free rounds in EUR: is ${slot} meant?` },
    ],
    [
      'a bet the game has not',
      { reward: { ...spins, bet: { EUR: 21 } } },
      { 'reward.bet': 'Comet Run is played at 0.20, 0.40 EUR' },
    ],
    [
      '[PR-07] [PR-08] several things at once',
      { title: 'Hurry', takeDays: 3, reward: { ...bonus, maxStake: { NOK: 100 } } },
      { title: 'presses the player', take_days: 'is at least 7', 'reward.maxStake': 'has no amount in EUR' },
    ],
  ])('say field by field what is wrong: %s', async (_, change, texts) => {
    const { playerId } = await room.player();
    const refusal = await issue(byHand(playerId, change)).catch((thrown) => thrown);
    expect(bodyOf(refusal)).toEqual({
      errors: Object.fromEntries(Object.entries(texts).map(([field, invalid]) => [field, { invalid }])),
    });
  });

  test('[PR-03] of more than the market allows are refused, not quietly changed', async () => {
    room.others.profile = 'EE';
    const { playerId } = await room.player();
    expect(await refusalOf(issue(byHand(playerId, { reward: { ...bonus, wager: 11 } })))).toBe('rule.invalid');
    expect((await issue(byHand(playerId))).type).toBe('bonus');
  });

  test.each<[string, (playerId: number) => unknown, string]>([
    ['excluded', (id) => room.others.kept.set(id, 'excluded'), 'player.excluded'],
    ['on a break', (id) => room.others.kept.set(id, 'on_break'), 'player.excluded'],
    ['just back', (id) => room.others.kept.set(id, 'just_returned'), 'BONUS_NOT_FOR_YOU'],
    ['closed', (id) => room.others.blocked.add(id), 'player.locked'],
    ['of several', (id) => room.others.multiAccount.add(id), 'BONUS_NOT_FOR_YOU'],
  ])('[PR-01] are not for accounts that are %s', async (_, keep, code) => {
    const { playerId } = await room.player();
    keep(playerId);
    expect(await refusalOf(issue(byHand(playerId)))).toBe(code);
  });
});

describe('a gift that is withdrawn', () => {
  test('pays what was earned, and every move stays to be seen', async () => {
    const { playerId } = await room.player();
    const { id } = await room.give(playerId, bonusReward(10_000n), { activate: true });
    await room.stake(id, { cash: 5_000n, bonus: 3_700n, counts: 41_000n });
    const gift = await withdraw(id);
    expect(await room.money(playerId)).toBe('9100 / 0 / 0');
    expect(gift).toMatchObject({ stage: 'canceled', end_reason: 'withdrawn', balance_cents: 0, released_cents: 4_100 });
    expect(gift.moves.map(({ to, by, cash_cents: cash, bonus_cents: held }) => [to, by, cash, held])).toEqual([
      ['issued', 'system', 0, 0],
      ['handle_bets', 'player', 0, 0],
      ['handle_bets', 'player', 0, 10_000],
      ['canceled', 'Nora', 0, 0],
      ['canceled', 'Nora', 4_100, -4_100],
      ['canceled', 'Nora', 0, -2_200],
    ]);
    expect(await refusalOf(withdraw(id))).toBe('GIFT_MOVED');
    expect(await refusalOf(withdraw(999_999_999))).toBe('NOT_FOUND');
  });
});
