import { expect, test } from 'vitest';
import { cancelInfoOf } from './cancel-info.ts';

test('golden 5: what giving a bonus up comes to, with a dot and the currency’s digits', () => {
  expect(cancelInfoOf({ id: 7, balance: 6_300n, currency: 'EUR' }, { cash: 2_500n })).toEqual({
    id: 7,
    cash_balance: '25.00',
    bonus_balance: '63.00',
    current_balance: '88.00',
    bonus_winnings: '0.00',
    total_withdrawal_amount: '25.00',
  });
  expect(cancelInfoOf({ id: 7, balance: 300n, currency: 'JPY' }, { cash: 0n })).toMatchObject({
    bonus_balance: '300',
    total_withdrawal_amount: '0',
  });
});
