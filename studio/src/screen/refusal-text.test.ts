import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

describe('what a refusal says', () => {
  it.each([
    ['TERMS_NOT_ACCEPTED', 'studio.error.termsNotAccepted'],
    ['VERIFICATION_REQUIRED', 'studio.error.verificationRequired'],
    ['stake_cents.not_enough_money', 'studio.error.notEnoughMoney'],
    ['stake_cents.above_bonus_stake', 'studio.error.aboveBonusStake'],
    ['BONUS_NOT_HERE', 'studio.error.bonusNotHere'],
    ['SOMETHING_NEW', 'studio.error.refused'],
    ['toString', 'studio.error.refused'],
  ])('%s: %s', (code, key) => {
    expect(refusalText(code, 'real')).toBe(key);
  });
});
