import { describe, expect, it } from 'vitest';
import { customaryFractions } from './customary-fractions.ts';
import { formatOdds, oddsFormats } from './format-odds.ts';

const written = (price: number) => oddsFormats.map((format) => formatOdds(price, format)).join(' ');

describe('[SPORT-06] formats of odds', () => {
  it.each([
    [1_500, '1.50 1/2 −200 0.50 0.50 −2.00'],
    [2_500, '2.50 6/4 +150 1.50 −0.667 1.50'],
    [1_909, '1.909 10/11 −110 0.909 0.909 −1.10'],
    [2_000, '2.00 1/1 +100 1.00 1.00 1.00'],
    [1_010, '1.01 1/100 −10000 0.01 0.01 −100.00'],
    [1_990, '1.99 1/1 −101 0.99 0.99 −1.01'],
    [34_000, '34.00 33/1 +3300 33.00 −0.03 33.00'],
    [1_000_000, '1000.00 1000/1 +99900 999.00 −0.001 999.00'],
  ])('%d in all six', (price, formats) => {
    expect(written(price)).toBe(formats);
  });

  it('a customary fraction is shown as itself, one between two as the nearer, the lower when both are as near', () => {
    for (const [index, [winnings, stake]] of customaryFractions.entries()) {
      const price = 1_000 + (winnings * 1_000) / stake;
      if (Number.isInteger(price)) expect(formatOdds(price, 'fractional')).toBe(`${winnings}/${stake}`);
      if (index > 0) {
        const [before, of] = customaryFractions[index - 1]!;
        expect(before / of).toBeLessThan(winnings / stake);
      }
    }
    expect(formatOdds(2_625, 'fractional')).toBe('13/8');
    expect(formatOdds(11_500, 'fractional')).toBe('10/1');
    expect(formatOdds(11_501, 'fractional')).toBe('11/1');
  });
});
