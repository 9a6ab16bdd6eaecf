import type { PageContext } from '@halley/contract';
import { currencyOfCountry } from '@halley/contract/money';
import { readAccounts, readPlayer } from '../identity/guards.server.ts';

/** A player's own wallet; for a guest the money of where he is. */
export async function playCurrency(site: PageContext): Promise<string> {
  const player = await readPlayer(site);
  if (!player) return currencyOfCountry(site.country);
  const accounts = await readAccounts(site);
  return accounts.find((account) => account.active)?.currency ?? player.currency;
}
