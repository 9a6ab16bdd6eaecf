import type { Account } from '@halley/contract';
import { useEffect } from 'react';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';
import { useAccounts } from './use-accounts.ts';
import { withAccount } from './with-account.ts';

/** Balances follow every movement of the player's wallets. */
export function BalanceTask(): null {
  const isPlayer = usePlayer() !== null;
  // The head that shows them may come to life later: what the page was loaded with must be known before the first event.
  useAccounts();
  useEffect(
    () =>
      onLive('balance', (account) => {
        queries.patch('listAccounts', undefined, (accounts) => withAccount(accounts as Account[], account as Account));
      }),
    [],
  );
  useEffect(
    () => (isPlayer ? onMissedLive('balance', () => queries.invalidate('listAccounts')) : undefined),
    [isPlayer],
  );
  return null;
}
