import { describe, expect, it } from 'vitest';
import { games, isLowSpread, spreadOf } from './games.ts';

const { baccarat, crash, dice, keno, limbo, plinko, roulette, wheel } = games;
const equal = (...spots: string[]) => ({ bets: Object.fromEntries(spots.map((spot) => [spot, 100])) });
const to2 = (spread: number | undefined) => spread?.toFixed(2);

describe('how far a round lies from its mean, for one unit of stake', () => {
  it.each([
    ['red', ['red'], '1.00'],
    ['red with black', ['red', 'black'], '0.16'],
    ['two dozens', ['dozen:1', 'dozen:2'], '0.72'],
    ['a number', ['straight:17'], '5.84'],
    ['every dozen', ['dozen:1', 'dozen:2', 'dozen:3'], '0.16'],
  ])('roulette, %s', (_, spots, spread) => {
    expect(to2(spreadOf(roulette, equal(...spots)))).toBe(spread);
    expect(to2(spreadOf(games['live-roulette'], equal(...spots)))).toBe(spread);
  });

  it('baccarat: banker, and a tie beside it', () => {
    expect(to2(spreadOf(baccarat, equal('banker')))).toBe('0.93');
    expect(to2(spreadOf(baccarat, equal('player')))).toBe('0.95');
    expect(to2(spreadOf(games['live-baccarat'], equal('banker')))).toBe('0.93');
  });

  it('dice by its chance', () => {
    const under = (target: number) => to2(spreadOf(dice, { side: 'under', target }));
    expect([under(9_800), under(9_700), under(4_950)]).toEqual(['0.14', '0.17', '0.99']);
  });

  it.each([
    ['limbo', spreadOf(limbo, { target: 200 }), limbo],
    ['wheel', spreadOf(wheel, { risk: 'medium', segments: 10 }), wheel],
    ['keno', spreadOf(keno, { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], risk: 'classic' }), keno],
    ['plinko', spreadOf(plinko, { rows: 12, risk: 'medium' }), plinko],
    ['crash', spreadOf(crash, { auto: 200 }), crash],
    ['a machine', spreadOf(games['orrery-gold'], { mode: 'spin' }), games['orrery-gold']],
  ])('%s: the deviation that the laboratory has found', (_, spread, game) => {
    expect(spread).toBeCloseTo(game.listing.usual.deviation, 2);
  });

  it('is not known where the player goes on deciding', () => {
    expect(spreadOf(games.blackjack, games.blackjack.parseChoice({}) as never)).toBe(undefined);
    expect(spreadOf(games.mines, { mines: 1 } as never)).toBe(undefined);
    expect(spreadOf(crash, { auto: null })).toBe(undefined);
  });
});

describe('bets that can hardly lose', () => {
  const stake = 100n;
  it('red counts, red with black does not', () => {
    expect(isLowSpread(roulette, { stake, choice: equal('red') })).toBe(false);
    expect(isLowSpread(roulette, { stake, choice: equal('red', 'black') })).toBe(true);
    expect(isLowSpread(roulette, { stake, choice: equal('dozen:1', 'dozen:3') })).toBe(true);
    expect(isLowSpread(baccarat, { stake, choice: equal('banker') })).toBe(false);
  });

  it('the smaller part of two decides how much of the larger is at stake', () => {
    const choice = { bets: { red: 1_000, black: 10 } };
    expect(isLowSpread(roulette, { stake: 1_010n, choice })).toBe(false);
  });

  it('what is not known counts, and so does an empty table', () => {
    expect(isLowSpread(crash, { stake, choice: { auto: null } })).toBe(false);
    expect(isLowSpread(crash, { stake, choice: { auto: 101 } })).toBe(true);
    expect(isLowSpread(roulette, { stake: 0n, choice: { bets: {} } })).toBe(false);
  });
});
