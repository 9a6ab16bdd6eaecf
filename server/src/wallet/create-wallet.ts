import type { Account, Currency, walletCalls } from '@halley/contract';
import type { Consumer, Database, Handlers, Tx } from '../kit/index.ts';
import { accountOf } from './account-of.ts';
import { openWallet } from './open-wallet.ts';
import { readWallets } from './store.ts';

export interface WalletOptions {
  database: Database;
  /** Identity remembers which wallet a player has selected. */
  selectCurrency(tx: Tx, playerId: number, currency: Currency): Promise<void>;
  publish(playerId: number, channel: 'balance', account: Account): void;
}

export function createWallet(options: WalletOptions) {
  const { database, selectCurrency, publish } = options;

  const handlers: Handlers<typeof walletCalls> = {
    async listAccounts({ query }, { principal }) {
      const accounts = (await readWallets(database, principal.playerId)).map(accountOf);
      if (query.compatibility === 'false') return { status: 200, body: accounts };
      const body = accounts.map(({ currency, amount_cents, available_to_cashout_cents }) => ({
        currency,
        amount_cents,
        available_to_cashout_cents,
        wager_status: 'none',
      }));
      return { status: 200, body };
    },
    async selectAccount({ body }, { principal }) {
      const wallet = await database.tx(async (tx) => {
        await selectCurrency(tx, principal.playerId, body.currency);
        return openWallet(tx, { playerId: principal.playerId, currency: body.currency });
      });
      return { status: 200, body: accountOf(wallet) };
    },
  };

  /** Every change of a wallet reaches the player's open pages. */
  const liveBalance: Consumer = {
    name: 'wallet-live-balance',
    topics: ['wallet.changed'],
    async handle(_tx, events) {
      for (const event of events) {
        if (event.topic === 'wallet.changed') publish(event.data.playerId, 'balance', event.data.account);
      }
    },
  };

  return { handlers, consumers: [liveBalance] };
}
