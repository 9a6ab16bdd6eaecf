import { describe, expect, it } from 'vitest';
import type { GameOutcomes } from './deal.ts';
import { type Deal, dealEnds, dealEndsInTurns, referenceStake } from './deal-ends.ts';
import { expectedDeal, knownDeal, workOutDeal } from './expected-end.ts';
import { playThrough } from './play-through.ts';
import { evenGame as even, goldenGift } from './testing/golden-deal.ts';

const slot: GameOutcomes = [
  { probability: 0.7, multiplier: 0 },
  { probability: 0.2, multiplier: 1.5 },
  { probability: 0.08, multiplier: 4 },
  { probability: 0.019, multiplier: 13 },
  { probability: 0.001, multiplier: 93 },
];
const deal: Deal = { ...goldenGift, gameReturn: 0.96, gameDeviation: 0.9992 };

function exact(of: Deal, game: GameOutcomes) {
  return playThrough({ ...of, stake: referenceStake(of), weight: 100 }, game, { leaveOut: game === even ? 0 : 1e-9 });
}
const deviationOf = (game: GameOutcomes) => {
  const mean = game.reduce((sum, { probability, multiplier }) => sum + probability * multiplier, 0);
  return Math.sqrt(game.reduce((sum, { probability, multiplier }) => sum + probability * (multiplier - mean) ** 2, 0));
};

describe('workOutDeal', () => {
  const heavy: Deal = { ...deal, deposit: 12_345n, requirement: 350_000n, gameDeviation: 8 };

  it('lets others have their turn, works out a deal once for all who ask, and comes to the same', async () => {
    let turns = 0;
    let isDone = false;
    const other = () => {
      turns += 1;
      if (!isDone) setImmediate(other);
    };
    setImmediate(other);
    const asked = [workOutDeal(heavy), workOutDeal(heavy)];
    expect(asked[0]).toBe(asked[1]);
    expect(knownDeal(heavy)).toBeUndefined();
    const expected = await asked[0];
    isDone = true;
    expect(turns).toBeGreaterThan(5);
    expect(knownDeal(heavy)).toBe(expected);
    expect(await dealEndsInTurns(heavy)).toEqual(dealEnds(heavy));
  });
});

describe('expectedDeal', () => {
  it('golden 11: 39.87 at ten times, 117.16 at thirty-five times and below the deposit', () => {
    expect(expectedDeal(deal)).toEqual({ average_cost: 3_987n, expectedEnd: 16_013n, belowDeposit: false });
    expect(expectedDeal({ ...deal, requirement: 350_000n })).toEqual({
      average_cost: 11_716n,
      expectedEnd: 8_284n,
      belowDeposit: true,
    });
  });

  it.each<[string, Partial<Deal>]>([
    ['alone', { deposit: 0n }],
    ['up to 50.00', { maxCashout: 5_000n }],
    ['alone, up to 150.00', { deposit: 0n, maxCashout: 15_000n }],
    ['a stake that does not divide what is there', { deposit: 2_500n, bonus: 5_000n, maxStake: null }],
    ['small stakes', { maxStake: 100n }],
  ])('agrees with the exact chances of an even game: %s', (_, change) => {
    const changed = { ...deal, ...change };
    const played = exact(changed, even);
    const expected = expectedDeal(changed);
    expect(Math.abs(Number(expected.average_cost) - played.meanCost)).toBeLessThan(1);
    expect(Math.abs(Number(expected.expectedEnd) - played.meanEnd)).toBeLessThan(1);
  });

  it('is within 2.5 % of the exact chances of a slot of which it knows two figures', () => {
    const changed = { ...deal, deposit: 0n, gameDeviation: deviationOf(slot) };
    const played = exact(changed, slot);
    const expected = expectedDeal(changed);
    expect(Math.abs(Number(expected.expectedEnd) - played.meanEnd)).toBeLessThan(0.025 * 10_000);
    expect(Math.abs(Number(expected.average_cost) - played.meanCost)).toBeLessThan(0.025 * 10_000);
  });

  it('is on the dear side for steps, by up to 4 % of the bonus', () => {
    const changed: Deal = { ...deal, deposit: 0n, release: 'steps' };
    const { average_cost } = expectedDeal(changed);
    const { meanCost } = exact(changed, even);
    expect(Number(average_cost)).toBeGreaterThan(meanCost);
    expect(Number(average_cost) - meanCost).toBeLessThan(0.04 * 10_000);
  });

  it('costs nothing where nothing has to be staked', () => {
    expect(expectedDeal({ ...deal, requirement: 0n, maxCashout: 4_000n })).toEqual({
      average_cost: 0n,
      expectedEnd: 14_000n,
      belowDeposit: false,
    });
  });

  it('takes sums and wishes of any size', () => {
    for (const change of [
      { bonus: 1n, deposit: 0n, requirement: 35n },
      { bonus: 1n, deposit: 10n ** 12n, requirement: 35n * 10n ** 12n, maxStake: 1n },
      { gameReturn: 0, gameDeviation: 0 },
      { gameReturn: 1, gameDeviation: 40 },
    ]) {
      const { average_cost, expectedEnd } = expectedDeal({ ...deal, ...change });
      expect(average_cost >= 0n && expectedEnd >= 0n).toBe(true);
    }
  });
});
