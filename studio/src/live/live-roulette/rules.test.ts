import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeHash, nodeHexHash } from '../../fair/hmac-node.ts';
import { checkBet, compareRatios, sumOfSpots } from '../../kit/index.ts';
import { NUMBERS, rouletteGame, rouletteSpots, spotMax, spotOf } from '../../roulette/index.ts';
import { createChain, liveDraw, verifyLiveRound } from '../chain.ts';
import { liveRouletteGame as game } from './rules.ts';

const numbers = Array.from({ length: NUMBERS }, (_, number) => number);
const layouts = fc
  .uniqueArray(fc.constantFrom(...rouletteSpots.keys()), { minLength: 1, maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 10, max: 4_000 })))))
  .map((parts) => Object.fromEntries(parts));
const win = (bets: Record<string, number>, number: number) =>
  game.winOf({ stake: sumOfSpots(bets), choice: { bets }, outcome: { number }, ceiling: null });
const check = (bets: unknown, stake: bigint, currency = 'EUR') => checkBet(game, { currency, stake, choice: { bets } });

describe('one spin for everybody', () => {
  const salt = 'salt of the chain';
  const chain = createChain('a1'.repeat(32), 600, nodeHexHash);

  test('[PP-12] every number falls in a chain, and what falls hangs on the link alone', () => {
    const fell = numbers.map(() => 0);
    for (let number = 1; number <= 600; number++) {
      const source = { link: chain.linkOf(number), salt, number };
      const outcome = game.outcomeOf(liveDraw(source, nodeHash.hmac));
      expect(outcome).toEqual(game.outcomeOf(liveDraw(source)));
      fell[outcome.number] = (fell[outcome.number] ?? 0) + 1;
    }
    expect(fell).toHaveLength(NUMBERS);
    expect(fell.every((times) => times > 0)).toBe(true);
  });

  test('[PP-13] a past spin is decided again from its link, and a changed link is found', () => {
    const [before, link] = [chain.linkOf(7), chain.linkOf(8)];
    const round = { link, salt, number: 8, committed: before, terminal: chain.terminal };
    const checked = verifyLiveRound(game, round, nodeHash);
    expect(checked).toEqual({
      outcome: game.outcomeOf(liveDraw(round)),
      commitmentHolds: true,
      reachesTerminal: true,
    });
    expect(verifyLiveRound(game, { ...round, link: chain.linkOf(9) }, nodeHash).commitmentHolds).toBe(false);
  });
});

describe('[PP-14] what comes back', () => {
  test('36/37 on every spot and every layout, counted over all numbers, as at the instant table', () => {
    for (const id of rouletteSpots.keys()) {
      const paid = numbers.reduce((sum, number) => sum + win({ [id]: 360 }, number), 0n);
      expect(paid * 37n, id).toBe(360n * 36n * 37n);
    }
    fc.assert(
      fc.property(layouts, (bets) => {
        const stake = sumOfSpots(bets);
        const wins = numbers.map((number) => win(bets, number));
        const paid = { numerator: wins.reduce((sum, each) => sum + each, 0n), denominator: stake * 37n };
        expect(compareRatios(paid, game.rtpAtStake({ stake, choice: { bets } }))).toBe(0);
        expect(compareRatios(paid, game.rtp({ bets }))).toBe(0);
        expect(wins.reduce((most, each) => (each > most ? each : most))).toBe(game.maxWin({ stake, choice: { bets } }));
      }),
    );
    expect(compareRatios(game.listing.returns.lowest, rouletteGame.listing.returns.lowest)).toBe(0);
    expect(compareRatios(game.listing.returns.highest, { numerator: 36n, denominator: 37n })).toBe(0);
  });

  test.each(['EUR', 'NOK', 'JPY', 'BTC', 'FUN'])('[PP-07] %s: the largest win is won to the subunit', (currency) => {
    const limits = game.limits(currency)!;
    const [straight, split] = ['straight:17', 'split:17-20'].map((id) => Number(spotMax(limits, spotOf(id))));
    const bets = { 'straight:17': straight, 'split:14-17': split, 'split:17-20': split } as Record<string, number>;
    expect(check(bets, limits.stakeMax, currency)).toMatchObject({ ok: true });
    expect(win(bets, 17)).toBe(limits.winMax);
  });
});

test('the variance is that of the wins of all numbers: small where chips lie everywhere', () => {
  // A number pays 36 once in 37, red twice 18 times in 37.
  expect(game.variance?.({ bets: { 'straight:17': 100 } })).toBeCloseTo((36 * 36) / 37 - (36 / 37) ** 2, 9);
  expect(game.variance?.({ bets: { red: 100 } })).toBeCloseTo((18 * 4) / 37 - (36 / 37) ** 2, 9);
  expect(
    game.variance?.({ bets: Object.fromEntries(numbers.map((number) => [`straight:${number}`, 10])) }),
  ).toBeCloseTo(0, 9);
});

test('the table refuses what the instant table refuses', () => {
  expect(check({ red: 100 }, 100n)).toMatchObject({ ok: true });
  const refused: [unknown, bigint, string][] = [
    [undefined, 100n, 'choice.invalid'],
    [{}, 100n, 'choice.invalid'],
    [{ 'straight:37': 100 }, 100n, 'choice.invalid'],
    [{ constructor: 100 }, 100n, 'choice.invalid'],
    [{ red: 50 }, 100n, 'choice.invalid'],
    [{ red: 95, black: 5 }, 100n, 'stake_cents.too_small'],
    [{ 'straight:1': 100_01 }, 100_01n, 'stake_cents.too_large'],
    [{ red: 500_10 }, 500_10n, 'stake_cents.too_large'],
  ];
  for (const [bets, stake, code] of refused) expect(check(bets, stake)).toMatchObject({ ok: false, refusal: { code } });
  expect(check({ red: 100 }, 100n, 'XXX')).toMatchObject({ refusal: { code: 'currency.not_supported' } });
});

test('two bets are one: what lies on a spot is added, and the limits of the table hold for both together', () => {
  const joined = game.join?.({ bets: { red: 100, 'straight:1': 60_00 } }, { bets: { 'straight:1': 50_00, odd: 10 } });
  expect(joined).toEqual({ bets: { red: 100, 'straight:1': 110_00, odd: 10 } });
  expect(check(joined?.bets, 111_10n)).toMatchObject({ refusal: { code: 'stake_cents.too_large' } });
});
