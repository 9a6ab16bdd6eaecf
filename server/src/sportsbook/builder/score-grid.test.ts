import { describe, expect, test } from 'vitest';
import type { BookFixture } from '../../fixtures/index.ts';
import { chanceOnGrid, priceOnGrid } from './score-grid.ts';

const whole = 1_000_000_000;

/** Both sides score 0, 1 or 2, independently: 30, 40 and 30 of a hundred times. */
const chances = [0.3, 0.4, 0.3];
const scores = chances.flatMap((home, one) =>
  chances.map((away, other) => ({ id: `score:${one}-${other}`, fair: Math.round(home * away * whole), active: true })),
);

function aFixture(
  outcomes: { id: string; fair?: number; active: boolean }[] = scores,
  sport = 'football',
): BookFixture {
  const market = { key: 'correct_score;period=ft', index: 0, status: 'active', version: 1, outcomes };
  return { description: { sport }, markets: new Map([[market.key, market]]) } as unknown as BookFixture;
}

const home = { market: '1x2;period=ft', outcome: 'home' };
const over = (line: number) => ({ market: `total;line=${line};period=ft`, outcome: 'over' });
const both = { market: 'both_score;period=ft', outcome: 'yes' };
const odd = { market: 'odd_even;period=ft', outcome: 'odd' };
const codeOf = (answer: object) => ('code' in answer ? answer.code : answer);

describe('legs of one fixture on the grid of scores', () => {
  test('are worth what the scores say on which all are won', () => {
    // 2-1 alone: the home side wins and both score.
    expect(chanceOnGrid(aFixture(), [home, both])).toBe(0.12 * whole);
    expect(priceOnGrid(aFixture(), [home, both])).toMatchObject({ probability: 0.12 * whole, error: 0, price: 7_600 });
  });

  test('a price is never above what is fair, however much no score names', () => {
    const unnamed = scores.map((score) => ({ ...score, fair: Math.round(score.fair * 0.97) }));
    const priced = priceOnGrid(aFixture(unnamed), [home, both]);
    expect(priced).toMatchObject({ probability: Math.round(0.1164 * whole), price: 6_200 });
    const most = scores.map((score) => ({ ...score, fair: Math.round(score.fair * 0.9) }));
    expect(codeOf(priceOnGrid(aFixture(most), [home, both]))).toBe('NOT_PRICED_TOGETHER');
  });

  test('what is left without a voided leg has the price of then', () => {
    const priced = priceOnGrid(aFixture(), [home, both, odd]);
    if ('code' in priced) throw new Error(priced.code);
    const alone = priceOnGrid(aFixture(), [home, both]);
    expect(priced.table[0b011]).toBe('code' in alone ? 0 : alone.price);
    expect(priced.table[0b111]).toBe(priced.price);
    expect(priced.table[0]).toBe(1_000);
  });

  test.each([
    ['contradict', [home, { market: '1x2;period=ft', outcome: 'away' }], 'LEGS_CONTRADICT'],
    ['imply each other', [over(10), over(6)], 'LEG_IMPLIED'],
    ['can be void', [home, over(8)], 'LEG_NOT_WHOLE'],
    [
      'hang on more than the score',
      [home, { market: 'corners_total;line=38;period=ft', outcome: 'over' }],
      'NOT_PRICED_TOGETHER',
    ],
    ['are of a half', [home, { market: '1x2;period=1h', outcome: 'home' }], 'NOT_PRICED_TOGETHER'],
    ['are no outcomes', [home, { market: 'total;line=10;period=ft', outcome: 'sideways' }], 'NOT_PRICED_TOGETHER'],
    ['are one', [home], 'TOO_FEW_LEGS'],
  ])('legs that %s are refused', (_, legs, code) => {
    expect(codeOf(priceOnGrid(aFixture(), legs))).toBe(code);
  });

  test('[SPORT-72] which legs are in the way is said: those that the score does not decide, else all of them', () => {
    const corners = { market: 'corners_total;line=38;period=ft', outcome: 'over' };
    expect(priceOnGrid(aFixture(), [home, corners, both])).toMatchObject({ legs: [1] });
    expect(priceOnGrid(aFixture(scores, 'tennis'), [home, both])).toMatchObject({ legs: [0, 1] });
    expect(priceOnGrid(aFixture(), [odd, over(10), over(6)])).toEqual({ code: 'LEG_IMPLIED', legs: [1, 2] });
  });

  test('so is a sport without goals, and a feed that does not say what is fair', () => {
    expect(codeOf(priceOnGrid(aFixture(scores, 'tennis'), [home, both]))).toBe('NOT_PRICED_TOGETHER');
    const silent = scores.map(({ id, active }) => ({ id, active }));
    expect(codeOf(priceOnGrid(aFixture(silent), [home, both]))).toBe('NOT_PRICED_TOGETHER');
  });
});
