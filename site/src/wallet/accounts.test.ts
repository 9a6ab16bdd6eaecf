import type { Account } from '@halley/contract';
import { expect, test } from 'vitest';
import { withAccount } from './with-account.ts';

const account = (currency: Account['currency'], amount_cents: number): Account => ({
  currency,
  amount_cents,
  available_to_cashout_cents: amount_cents,
  available_to_bet_with_locked_cent: amount_cents,
  hidden_at: null,
  deposit_available: true,
  selected_lottery_id: null,
  active: true,
});

test('a wallet that changed is changed in its place; a new one comes last', () => {
  const accounts = [account('EUR', 100), account('BTC', 5)];
  expect(withAccount(accounts, account('EUR', 90)).map(({ amount_cents }) => amount_cents)).toEqual([90, 5]);
  expect(withAccount(accounts, account('USD', 1)).map(({ currency }) => currency)).toEqual(['EUR', 'BTC', 'USD']);
});
