import { type Account, type Brand, type Currency, isOfBrand, Refusal, type walletCalls } from '@halley/contract';
import type { Consumer, Context, Handlers, Homes, PlayerContext, Tx } from '../kit/index.ts';
import { accountOf } from './account-of.ts';
import { openWallet } from './open-wallet.ts';
import { readWallets } from './store.ts';

export interface WalletOptions {
  homes: Homes;
  /** Identity remembers which wallet a player has selected. */
  selectCurrency(tx: Tx, playerId: number, currency: Currency): Promise<void>;
  /** Whose house a request is made in; unset: one that has everything. */
  brandAt?(context: Context): Pick<Brand, 'currencies'>;
  publish(playerId: number, channel: 'balance', account: Account): void;
}

export function createWallet(options: WalletOptions) {
  const { homes, selectCurrency, publish } = options;

  /** Who has a wallet goes on with it anywhere; another one is opened where its currency is taken. */
  async function refuseNew(context: PlayerContext, currency: Currency): Promise<void> {
    if (isOfBrand(options.brandAt?.(context).currencies, currency)) return;
    const { playerId } = context.principal;
    const own = await readWallets(homes.of(playerId), playerId);
    if (!own.some((wallet) => wallet.currency === currency)) throw new Refusal('currency.not_supported');
  }

  const handlers: Handlers<typeof walletCalls> = {
    async listAccounts({ query }, { principal }) {
      const { playerId } = principal;
      const accounts = (await readWallets(homes.of(playerId), playerId)).map(accountOf);
      if (query.compatibility === 'false') return { status: 200, body: accounts };
      const body = accounts.map(({ currency, amount_cents, available_to_cashout_cents }) => ({
        currency,
        amount_cents,
        available_to_cashout_cents,
        wager_status: 'none',
      }));
      return { status: 200, body };
    },
    async selectAccount({ body }, context) {
      const { playerId } = context.principal;
      await refuseNew(context, body.currency);
      const wallet = await homes.of(playerId).tx(async (tx) => {
        await selectCurrency(tx, playerId, body.currency);
        return openWallet(tx, { playerId, currency: body.currency });
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
