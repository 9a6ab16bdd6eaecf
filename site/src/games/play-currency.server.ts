import type { Account, Player } from '@halley/contract';
import { currencyOfCountry } from '@halley/contract/money';
import type { SiteContext } from '../site-context.ts';

/** A player's own wallet; for a guest the money of where he is. */
export async function playCurrency({ api, country }: SiteContext, player: Player | null): Promise<string> {
  if (!player) return currencyOfCountry(country);
  const accounts = (await api.listAccounts()) as Account[];
  return accounts.find((account) => account.active)?.currency ?? player.currency;
}
