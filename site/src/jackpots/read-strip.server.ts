import type { Jackpot, PageContext } from '@halley/contract';
import { orElse } from '../catalogue/read-shelves.server.ts';
import { sayIn } from '../i18n/say.server.ts';
import { shownJackpots } from './pools.ts';

export interface StripData {
  jackpots: Jackpot[];
  /** The link to how it works. */
  more: string;
}

/** Null: there is none to show, they could not be read, or the house shows none. */
export async function readStrip(site: PageContext): Promise<StripData | null> {
  if (!site.flags.on.mystic_jackpots) return null;
  const jackpots = await orElse(site, site.api.listJackpots(), []);
  return shownJackpots(jackpots).length > 0 ? { jackpots, more: sayIn(site.locale)('jackpots.strip.more') } : null;
}
