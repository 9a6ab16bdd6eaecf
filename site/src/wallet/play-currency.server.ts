import type { PageContext } from '@halley/contract';
import { currencyOfCountry } from '@halley/contract/money';
import { readPlayer } from '../session/index.server.ts';

/** The wallet a player has selected; for a guest the money of where he is. */
export async function playCurrency(site: PageContext): Promise<string> {
  const player = await readPlayer(site);
  return player ? player.currency : currencyOfCountry(site.country);
}
