import { describe, expect, it } from 'vitest';
import { checkBet } from '../kit/check-bet.ts';
import { diceLimits } from './limits.ts';
import { diceGame, paysFor, WINNING_ROLLS_MAX, WINNING_ROLLS_MIN, winFor } from './rules.ts';

const currencies = ['AUD', 'CAD', 'NZD', 'EUR', 'USD', 'JPY', 'NOK', 'BRL', 'BTC', 'ETH', 'BCH', 'LTC', 'DOG', 'USDT'];
const evens = { side: 'over', target: 5_049 };

function refusalOf(input: { currency: string; stake: bigint; choice: unknown }) {
  const result = checkBet(diceGame, input);
  return result.ok ? undefined : result.refusal;
}

describe('Orbit Dice: limits', () => {
  it('covers the fourteen currencies and no other', () => {
    expect(Object.keys(diceLimits).sort()).toEqual([...currencies].sort());
    expect(diceGame.limits('toString')).toBe(undefined);
    expect(refusalOf({ currency: 'KZT', stake: 100n, choice: evens })?.code).toBe('CURRENCY_NOT_SUPPORTED');
  });

  it.each(currencies)('[PP-07] the largest win shown in %s can really be won, to the subunit', (currency) => {
    const { stakeMin, stakeMax, winMax } = diceLimits[currency]!;
    let found = 0;
    for (let rolls = WINNING_ROLLS_MIN; rolls <= WINNING_ROLLS_MAX; rolls += 1) {
      const number = BigInt(paysFor(rolls));
      const stake = (winMax * 100n + number - 1n) / number;
      if (stake < stakeMin || stake > stakeMax) continue;
      const choice = { side: 'under' as const, target: rolls };
      if (winFor({ stake, choice }) !== winMax) continue;
      expect(checkBet(diceGame, { currency, stake, choice }).ok).toBe(true);
      found += 1;
    }
    expect(found).toBeGreaterThan(0);
    expect(winMax).toBeLessThan(2n ** 53n);
  });

  it('[PP-07] a choice that could win more than the largest win is refused before play', () => {
    const rare = { side: 'under', target: 80 };
    expect(refusalOf({ currency: 'EUR', stake: 40_813n, choice: rare })).toBe(undefined);
    expect(refusalOf({ currency: 'EUR', stake: 40_814n, choice: rare })).toMatchObject({
      code: 'WIN_ABOVE_LIMIT',
      field: 'stake_cents',
      limit: 5_000_000n,
    });
  });

  it.each([
    [10n, undefined],
    [9n, 'STAKE_TOO_SMALL'],
    [50_000n, undefined],
    [50_001n, 'STAKE_TOO_LARGE'],
    [2n ** 63n, 'STAKE_TOO_LARGE'],
    [0n, 'STAKE_INVALID'],
    [-10n, 'STAKE_INVALID'],
  ])('a stake of %i cents: %s', (stake, code) => {
    expect(refusalOf({ currency: 'EUR', stake, choice: evens })?.code).toBe(code);
  });
});
