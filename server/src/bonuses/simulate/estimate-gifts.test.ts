import { describe, expect, it } from 'vitest';
import { type EstimateInput, estimateGifts } from './estimate-gifts.ts';
import { goldenGift as gift } from './testing/golden-deal.ts';

const even = { gameReturn: 0.96, gameDeviation: 0.9992, weight: 100 };
const input: EstimateInput = {
  gifts: Array.from({ length: 200 }, () => gift),
  takeUp: 1,
  typical: even,
  games: [],
  replays: 300,
  seed: 7,
};

describe('estimateGifts', () => {
  it('comes to golden 11: 97.98 % done, 9549.9 converted on average', () => {
    const { taken, completed, cost, low, high, bestPlay } = estimateGifts(input);
    expect(taken).toBe(200);
    // 60 000 gifts: three standard deviations of a share of 97.98 % are 0.17 %.
    expect(Math.abs(completed / 200 - 0.9798)).toBeLessThan(0.0018);
    expect(Math.abs(cost / 200 / 9_549.9 - 1)).toBeLessThan(0.005);
    expect(low).toBeLessThan(cost);
    expect(high).toBeGreaterThan(cost);
    expect(Math.abs(bestPlay / 200 / 9_549.9 - 1)).toBeLessThan(0.001);
  });

  it('the same seed gives the same figures, another does not', () => {
    const fewer = { ...input, replays: 20 };
    expect(estimateGifts(fewer)).toEqual(estimateGifts(fewer));
    expect(estimateGifts(fewer).cost).not.toBe(estimateGifts({ ...fewer, seed: 8 }).cost);
  });

  it('half of them take it, and it costs half', () => {
    const { taken, cost } = estimateGifts({ ...input, takeUp: 0.5 });
    expect(Math.abs(taken - 100)).toBeLessThan(3);
    expect(Math.abs(cost / 100 / 9_549.9 - 1)).toBeLessThan(0.03);
  });

  it('its histogram holds every replay once', () => {
    const { histogram } = estimateGifts(input);
    expect(histogram.reduce((sum, { replays }) => sum + replays, 0)).toBe(300);
    expect(histogram.length).toBeLessThanOrEqual(20);
  });

  it('best play is where most becomes cash, and never less than typical play', () => {
    const alone = { ...input, gifts: input.gifts.map((each) => ({ ...each, deposit: 0n })) };
    const gentle = { gameReturn: 0.99, gameDeviation: 1, weight: 100 };
    const hardly = { gameReturn: 0.995, gameDeviation: 1, weight: 10 };
    const typical = estimateGifts(alone);
    expect(estimateGifts({ ...alone, games: [gentle, hardly] }).bestPlay).toBeGreaterThan(typical.cost * 1.1);
    expect(estimateGifts({ ...alone, games: [{ ...gentle, weight: 0 }] }).bestPlay).toBe(typical.bestPlay);
  });

  it('nearly equal gifts are reckoned together, each with its own size', () => {
    const gifts = [100n, 101n, 102n].map((bonus) => ({ ...gift, bonus: bonus * 100n, requirement: 0n }));
    expect(estimateGifts({ ...input, gifts, replays: 1 }).cost).toBeCloseTo(30_300, 6);
  });

  it('nothing given costs nothing', () => {
    expect(estimateGifts({ ...input, gifts: [] })).toMatchObject({ taken: 0, cost: 0, low: 0, high: 0, bestPlay: 0 });
  });
});
