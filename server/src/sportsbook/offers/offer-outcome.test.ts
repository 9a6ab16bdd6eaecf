import { type BetShape, type LegResult, settle } from '@halley/sports/bets';
import { halfLost, halfWon, lost, voided, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import { anyTerms } from '../testing/an-offer.ts';
import type { BetOffer } from './offer.ts';
import { offerOutcome } from './offer-outcome.ts';

const shapeOf = (prices: readonly number[]): BetShape => ({
  legs: prices.map((price) => ({ price })),
  sizes: [prices.length],
  bankers: [],
  unitStake: 1_000n,
  eachWay: false,
});

/** 10.00 at these prices with an offer for all of it. */
function outcomeOf(offer: Partial<BetOffer>, legs: readonly [price: number, result: LegResult | undefined][]) {
  const shape = shapeOf(legs.map(([price]) => price));
  const results = legs.map(([, result]) => result);
  const settled = settle(shape, results);
  const used: BetOffer = {
    id: 1,
    kind: 'odds_boost',
    amount: 1_000n,
    terms: anyTerms,
    price: null,
    covered: 1_000n,
    ...offer,
  };
  return offerOutcome({ offer: used, stake: 1_000n }, { shape, results, settled });
}

const again = (kind: BetOffer['kind'], why: 'void' | 'lost' = 'void', amount = 1_000n) => ({ why, kind, amount });

describe('[SPORT-81] a free bet', () => {
  test.each<[BetOffer['kind'], LegResult, ReturnType<typeof again> | null]>([
    ['freebet_only_win', won, null],
    ['freebet_only_win', lost, null],
    ['freebet_all_win', lost, null],
    ['freebet_no_risk', won, null],
    ['freebet_no_risk', lost, again('freebet_only_win', 'lost')],
    ['freebet_no_risk', halfLost, null],
    ['freebet_only_win', voided, again('freebet_only_win')],
    ['freebet_all_win', voided, again('freebet_all_win')],
    ['freebet_no_risk', voided, again('freebet_no_risk')],
  ])('%s that ended as %o brings back %o, and adds nothing', (kind, result, back) => {
    expect(outcomeOf({ kind }, [[2_500, result]])).toEqual({ added: 0n, back });
  });
});

describe('[SPORT-82] a boost', () => {
  test.each([
    ['the whole stake', 1_000n, won, 500n],
    ['a part of it', 400n, won, 200n],
    ['half won', 1_000n, halfWon, 250n],
    ['one of three that tie', 1_000n, { ...won, dead_heat: [1, 3] as [number, number] }, 166n],
    ['lost', 1_000n, lost, 0n],
  ])('of one price, 2.0 to 2.5: %s', (_what, covered, result, added) => {
    expect(outcomeOf({ price: 2_500, covered }, [[2_000, result]]).added).toBe(added);
  });

  const steps = [
    { legs: 3, percent: 10 },
    { legs: 4, percent: 20 },
  ];
  test.each([
    ['four legs won', [won, won, won, won], 3_000n],
    ['one of them void', [won, won, won, voided], 700n],
    ['two of them void', [won, won, voided, voided], 0n],
    ['one lost', [won, won, won, lost], 0n],
    ['one open', [won, won, won, undefined], 0n],
  ])('of a multiple at 2.0 each: %s', (_what, results, added) => {
    const legs = results.map((result): [number, LegResult | undefined] => [2_000, result]);
    const offer = { kind: 'combo_boost' as const, terms: { ...anyTerms, steps } };
    expect(outcomeOf(offer, legs).added).toBe(added);
  });
});

describe('[SPORT-82] insurance', () => {
  test.each([
    ['one leg lost', [won, won, lost], 500n],
    ['one lost, one void', [won, voided, lost], 500n],
    ['one lost while another is open', [won, undefined, lost], null],
    ['two lost', [lost, won, lost], null],
    ['won', [won, won, won], null],
  ])('of a half: %s', (_what, results, amount) => {
    const legs = results.map((result): [number, LegResult | undefined] => [2_000, result]);
    const { back } = outcomeOf({ kind: 'insurance', terms: { ...anyTerms, percent: 50 } }, legs);
    expect(back).toEqual(amount === null ? null : again('freebet_only_win', 'lost', amount));
  });
});
