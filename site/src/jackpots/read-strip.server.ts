import type { Jackpot, PageContext } from '@halley/contract';
import { sayIn } from '../i18n/index.server.ts';
import { orElse } from '../page/index.server.ts';
import { type LevelWords, levelWords } from './LevelLines.tsx';
import { shownJackpots } from './pools.ts';

export interface StripData {
  jackpots: Jackpot[];
  /** The link to how it works. */
  more: string;
  words: LevelWords;
}

/** Null: there is none to show, they could not be read, or the house shows none. */
export async function readStrip(site: PageContext): Promise<StripData | null> {
  if (!site.flags.on.mystic_jackpots) return null;
  const jackpots = await orElse(site, site.api.listJackpots(), []);
  if (shownJackpots(jackpots).length === 0) return null;
  const say = sayIn(site.locale);
  return { jackpots, more: say('jackpots.strip.more'), words: levelWords(say) };
}
