import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BaccaratSpot,
  baccaratSpots,
  baccaratWin,
  classOf,
  coupChances,
  resultOf,
  returnOfSpot,
} from '../../baccarat/index.ts';
import { nodeHash, nodeHexHash } from '../../fair/hmac-node.ts';
import { checkBet, compareRatios, sumOfSpots } from '../../kit/index.ts';
import { createChain, liveDraw, verifyLiveRound } from '../chain.ts';
import { liveBaccaratGame as game } from './rules.ts';

const salt = 'salt of the chain';
const chain = createChain('b2'.repeat(32), 4_000, nodeHexHash);
const outcomeOf = (number: number) =>
  game.outcomeOf(liveDraw({ link: chain.linkOf(number), salt, number }, nodeHash.hmac));
const check = (bets: unknown, stake: bigint, currency = 'EUR') => checkBet(game, { currency, stake, choice: { bets } });

describe('one coup for everybody', () => {
  test('[PP-12] every class of coup falls in a chain, and its result is that of its cards', () => {
    const seen = new Set<string>();
    for (let number = 1; number <= 4_000 && seen.size < coupChances.length; number++) {
      const outcome = outcomeOf(number);
      expect(outcome.result).toBe(resultOf(outcome));
      seen.add(JSON.stringify(classOf(outcome)));
    }
    expect(seen.size).toBe(12);
  });

  test('[PP-13] a past coup is dealt again from its link, and a changed link is found', () => {
    const round = {
      link: chain.linkOf(5),
      salt,
      number: 5,
      committed: chain.linkOf(4),
      terminal: chain.terminal,
    };
    expect(verifyLiveRound(game, round, nodeHash)).toEqual({
      outcome: outcomeOf(5),
      commitmentHolds: true,
      reachesTerminal: true,
    });
    expect(verifyLiveRound(game, { ...round, link: chain.linkOf(6) }, nodeHash).commitmentHolds).toBe(false);
  });
});

describe('[PP-14] what comes back', () => {
  const layouts = fc
    .record(
      { player: fc.nat(500), tie: fc.nat(500), 'player-pair': fc.nat(500), 'banker-pair': fc.nat(500) },
      { requiredKeys: [] },
    )
    .map((bets) => Object.fromEntries(Object.entries(bets).filter(([, part]) => part)) as Record<BaccaratSpot, number>)
    .filter((bets) => Object.keys(bets).length > 0);

  test.each(baccaratSpots)('%s: counted over all deals, the figure of the instant table', (spot) => {
    const choice = { bets: { [spot]: 2_000 } };
    expect(compareRatios(game.rtp(choice), returnOfSpot(spot))).toBe(0);
    expect(compareRatios(game.rtpAtStake({ stake: 2_000n, choice }), returnOfSpot(spot))).toBe(0);
    const { lowest, highest } = game.listing.returns;
    expect(compareRatios(game.rtp(choice), lowest)).toBeGreaterThanOrEqual(0);
    expect(compareRatios(game.rtp(choice), highest)).toBeLessThanOrEqual(0);
  });

  test('[PP-11] a bet is paid by the cards that were dealt, and never above what was said', () => {
    fc.assert(
      fc.property(layouts, fc.integer({ min: 1, max: 4_000 }), (bets, number) => {
        const stake = sumOfSpots(bets);
        const outcome = outcomeOf(number);
        const win = game.winOf({ stake, choice: { bets }, outcome, ceiling: null });
        expect(win).toBe(baccaratWin(bets, outcome));
        expect(win <= game.maxWin({ stake, choice: { bets } })).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['EUR', 'NOK', 'JPY', 'BTC', 'FUN'])('[PP-07] %s: the largest win is won to the subunit', (currency) => {
    const limits = game.limits(currency)!;
    const bets = { 'player-pair': Number(limits.stakeMax) };
    expect(check(bets, limits.stakeMax, currency)).toMatchObject({ ok: true });
    const outcome = { player: [4, 4], banker: [0, 1], result: 'banker' as const };
    expect(game.winOf({ stake: limits.stakeMax, choice: { bets }, outcome, ceiling: null })).toBe(limits.winMax);
  });
});

test('the variance is that of all deals: the figures every book on the game has', () => {
  expect(Math.sqrt(game.variance?.({ bets: { player: 100 } }) ?? 0)).toBeCloseTo(0.951, 3);
  expect(Math.sqrt(game.variance?.({ bets: { banker: 100 } }) ?? 0)).toBeCloseTo(0.927, 3);
  expect(Math.sqrt(game.variance?.({ bets: { tie: 100 } }) ?? 0)).toBeCloseTo(2.64, 2);
});

test('the table refuses what the instant table refuses, both sides at once first of all', () => {
  expect(check({ banker: 100, tie: 100 }, 200n)).toMatchObject({ ok: true });
  const refused: [unknown, bigint, string][] = [
    [{ player: 100, banker: 100 }, 200n, 'choice.invalid'],
    [{}, 100n, 'choice.invalid'],
    [{ dealer: 100 }, 100n, 'choice.invalid'],
    [{ player: 99 }, 100n, 'choice.invalid'],
    [{ player: 5 }, 5n, 'stake_cents.too_small'],
    [{ player: 500_01 }, 500_01n, 'stake_cents.too_large'],
  ];
  for (const [bets, stake, code] of refused) expect(check(bets, stake)).toMatchObject({ ok: false, refusal: { code } });
  // Nor with two bets, one after the other.
  const joined = game.join?.({ bets: { banker: 100 } }, { bets: { player: 100 } });
  expect(check(joined?.bets, 200n)).toMatchObject({ refusal: { code: 'choice.invalid' } });
  expect(game.join?.({ bets: { banker: 100 } }, { bets: { banker: 50, tie: 10 } })).toEqual({
    bets: { banker: 150, tie: 10 },
  });
});
