import { currencyCodes } from '@halley/contract/money';
import { describe, expect, it } from 'vitest';
import { checkBet, demoCurrency, houseLimits } from '../kit/index.ts';
import { diceGame, paysFor, WINNING_ROLLS_MAX, WINNING_ROLLS_MIN, winFor } from './rules.ts';

const currencies = [...currencyCodes, demoCurrency];
const evens = { side: 'over', target: 5_049 };

function refusalOf(input: { currency: string; stake: bigint; choice: unknown }) {
  const result = checkBet(diceGame, input);
  return result.ok ? undefined : result.refusal;
}

describe('Orbit Dice: limits', () => {
  it('covers the fourteen currencies, demo money and no other', () => {
    expect(Object.keys(houseLimits).sort()).toEqual([...currencies].sort());
    expect(diceGame.limits('toString')).toBe(undefined);
    expect(refusalOf({ currency: 'KZT', stake: 100n, choice: evens })?.code).toBe('currency.not_supported');
  });

  it.each(currencies)('[PP-07] the largest win shown in %s can really be won, to the subunit', (currency) => {
    const { stakeMin, stakeMax, winMax } = houseLimits[currency]!;
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

  it('demo money has the limits of euros', () => {
    expect(houseLimits[demoCurrency]).toEqual(houseLimits.EUR);
  });

  it('[PP-07] a choice that could win more than the largest win is refused before play', () => {
    const rare = { side: 'under', target: 80 };
    expect(refusalOf({ currency: 'EUR', stake: 40_813n, choice: rare })).toBe(undefined);
    expect(refusalOf({ currency: 'EUR', stake: 40_814n, choice: rare })).toMatchObject({
      code: 'stake_cents.win_too_large',
      field: 'stake_cents',
      limit: 5_000_000n,
    });
  });

  it.each([
    [10n, undefined],
    [9n, 'stake_cents.too_small'],
    [50_000n, undefined],
    [50_001n, 'stake_cents.too_large'],
    [2n ** 63n, 'stake_cents.too_large'],
    [0n, 'stake_cents.too_small'],
    [-10n, 'stake_cents.too_small'],
  ])('a stake of %i cents: %s', (stake, code) => {
    expect(refusalOf({ currency: 'EUR', stake, choice: evens })?.code).toBe(code);
  });
});
