import { describe, expect, it } from 'vitest';
import { playThrough } from './play-through.ts';
import { goldenDeal as deal, evenGame as even } from './testing/golden-deal.ts';

const rounded = (value: number) => Math.round(value * 10) / 10;
const percent = (value: number) => Math.round(value * 10_000) / 100;

describe('golden 11: what a bonus is worth', () => {
  it('with its deposit, ten times', () => {
    const played = playThrough(deal, even);
    expect(percent(played.done)).toBe(97.98);
    expect(rounded(played.meanEnd)).toBe(16_012.9);
    expect(rounded(played.meanConverted)).toBe(9_549.9);
  });

  it('alone', () => {
    const played = playThrough({ ...deal, deposit: 0n }, even);
    expect(percent(played.done)).toBe(68.21);
    expect(rounded(played.meanEnd)).toBe(6_463);
  });

  it('thirty-five times: below the deposit', () => {
    const played = playThrough({ ...deal, requirement: 350_000n }, even);
    expect(percent(played.done)).toBe(54.96);
    expect(rounded(played.meanEnd)).toBe(8_284.5);
  });
});

describe('playThrough', () => {
  it('loses nothing and gains nothing: what is there at the start is there at the end, or was the price of staking', () => {
    const played = playThrough(deal, even);
    expect(played.meanEnd + played.meanCost).toBeCloseTo(20_000, 6);
  });

  it('a certain win is done after as many rounds as the weight asks for', () => {
    const sure = [{ probability: 1, multiplier: 1 }];
    expect(playThrough({ ...deal, weight: 10 }, sure)).toMatchObject({
      done: 1,
      meanEnd: 20_000,
      meanStaked: 1_000_000,
    });
  });

  it('beyond the most that may become cash goes back to the house', () => {
    const sure = [{ probability: 1, multiplier: 1 }];
    expect(playThrough({ ...deal, maxCashout: 3_000n }, sure)).toMatchObject({ meanEnd: 13_000, meanConverted: 3_000 });
    expect(playThrough({ ...deal, maxCashout: 3_000n, release: 'steps' }, sure)).toMatchObject({ meanEnd: 13_000 });
  });

  it('in steps, one tenth is cash after a tenth of the stakes', () => {
    // One round is a tenth of the requirement; then the game takes everything: only what was released before is staked.
    const short = { ...deal, deposit: 0n, bonus: 1_000n, requirement: 5_000n, release: 'steps' } as const;
    const lost = [{ probability: 1, multiplier: 0 }];
    // 1000 → staked 500, released 100 (100 / 400) → staked 100 + 400: nothing left.
    expect(playThrough(short, lost)).toMatchObject({ done: 0, meanEnd: 0, meanStaked: 1_000, meanConverted: 100 });
  });

  it('in steps, a balance below the step is released whole, and play ends', () => {
    const short = { ...deal, deposit: 0n, bonus: 550n, requirement: 5_000n, release: 'steps' } as const;
    const lost = [{ probability: 1, multiplier: 0 }];
    expect(playThrough(short, lost)).toMatchObject({ done: 0, meanEnd: 50, meanStaked: 500, meanConverted: 50 });
  });

  it('shares a win as the stake was shared', () => {
    // 300 cash + 200 bonus, win 1250: cash 750, bonus 500; then nothing more has to be staked.
    const once = { ...deal, deposit: 300n, requirement: 500n };
    expect(playThrough(once, [{ probability: 1, multiplier: 2.5 }])).toMatchObject({
      meanEnd: 750 + 9_800 + 500,
      meanConverted: 10_300,
    });
  });

  it('refuses chances that are not all there', () => {
    expect(() => playThrough(deal, [{ probability: 0.5, multiplier: 2 }])).toThrow('0.5');
  });
});
