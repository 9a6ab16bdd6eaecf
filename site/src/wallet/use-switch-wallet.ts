import type { Account } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, queries } from '../query/index.ts';
import { withAccount } from './with-account.ts';

/** Selects the wallet of a currency, opening it where there is none; profile, balance and limits follow it. */
export function useSwitchWallet() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Currency>();

  /** False: it stayed as it was. */
  async function switchTo(currency: Currency): Promise<boolean> {
    setBusy(currency);
    try {
      const account = await callApi('selectAccount', { body: { currency } });
      queries.patch('listAccounts', undefined, (accounts) => withAccount(accounts as Account[], account));
      // What is counted by wallet: the rest comes with the root.
      queries.invalidate('listLimits', 'readPlayerStats', 'listDepositOffers', 'readAvailableBonuses');
      await revalidate();
      return true;
    } catch {
      return false;
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, switchTo };
}
