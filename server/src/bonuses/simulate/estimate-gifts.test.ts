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
  it('comes to golden 11: 97.98 % done, 9549.9 converted on average', async () => {
    const { taken, completed, cost, low, high, bestPlay } = await estimateGifts(input);
    expect(taken).toBe(200);
    // 60 000 gifts: three standard deviations of a share of 97.98 % are 0.17 %.
    expect(Math.abs(completed / 200 - 0.9798)).toBeLessThan(0.0018);
    expect(Math.abs(cost / 200 / 9_549.9 - 1)).toBeLessThan(0.005);
    expect(low).toBeLessThan(cost);
    expect(high).toBeGreaterThan(cost);
    expect(Math.abs(bestPlay / 200 / 9_549.9 - 1)).toBeLessThan(0.001);
  });

  it('the same seed gives the same figures, another does not', async () => {
    const fewer = { ...input, replays: 20 };
    const price = await estimateGifts(fewer);
    expect(await estimateGifts(fewer)).toEqual(price);
    expect((await estimateGifts({ ...fewer, seed: 8 })).cost).not.toBe(price.cost);
  });

  it('half of them take it, and it costs half', async () => {
    const { taken, cost } = await estimateGifts({ ...input, takeUp: 0.5 });
    expect(Math.abs(taken - 100)).toBeLessThan(3);
    expect(Math.abs(cost / 100 / 9_549.9 - 1)).toBeLessThan(0.03);
  });

  it('its histogram holds every replay once', async () => {
    const { histogram } = await estimateGifts(input);
    expect(histogram.reduce((sum, { replays }) => sum + replays, 0)).toBe(300);
    expect(histogram.length).toBeLessThanOrEqual(20);
  });

  it('best play is where most becomes cash, and never less than typical play', async () => {
    const alone = { ...input, gifts: input.gifts.map((each) => ({ ...each, deposit: 0n })) };
    const gentle = { gameReturn: 0.99, gameDeviation: 1, weight: 100 };
    const hardly = { gameReturn: 0.995, gameDeviation: 1, weight: 10 };
    const typical = await estimateGifts(alone);
    const bestAt = async (...games: EstimateInput['games']) => (await estimateGifts({ ...alone, games })).bestPlay;
    expect(await bestAt(gentle, hardly)).toBeGreaterThan(typical.cost * 1.1);
    expect(await bestAt({ ...gentle, weight: 0 })).toBe(typical.bestPlay);
  });

  it('nearly equal gifts are reckoned together, each with its own size', async () => {
    const gifts = [100n, 101n, 102n].map((bonus) => ({ ...gift, bonus: bonus * 100n, requirement: 0n }));
    expect((await estimateGifts({ ...input, gifts, replays: 1 })).cost).toBeCloseTo(30_300, 6);
  });

  it('nothing given costs nothing', async () => {
    const price = await estimateGifts({ ...input, gifts: [] });
    expect(price).toMatchObject({ taken: 0, cost: 0, low: 0, high: 0, bestPlay: 0 });
  });

  it('is replayed in turns: whoever else waits for this process gets theirs in between', async () => {
    let turns = 0;
    let isOver = false;
    const waitForNext = () => {
      turns++;
      if (!isOver) setImmediate(waitForNext);
    };
    setImmediate(waitForNext);
    // Sixty thousand gifts.
    await estimateGifts(input);
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
