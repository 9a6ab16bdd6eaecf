import type { PageContext } from '@halley/contract';
import { readPlayer } from '../session/index.server.ts';
import type { GiftSummary, RootData } from '../session/index.ts';
import { noGifts, openGifts } from './gift-rules.ts';
import { readGifts } from './read-gifts.server.ts';
import { wageringOf } from './wagering.ts';

/** What stands round every page of a player: how many gifts there are, and how far the one that is played with is. */
export async function readGiftSummary(site: PageContext): Promise<RootData['gifts']> {
  const player = await readPlayer(site);
  if (!player) return null;
  const { disabled, ...read } = await readGifts(site);
  const { bonuses = [], freespins = [], deposit = [], registration = [] } = read;
  const countOf = (part: Partial<typeof noGifts>) => openGifts({ ...noGifts, ...part }, disabled).length;
  const counts: GiftSummary['counts'] = {
    bonuses: countOf({ bonuses }),
    freespins: countOf({ freespins }),
    deposit: deposit.length,
    registration: registration.length,
  };
  return { counts, wagering: wageringOf(bonuses, player.currency), disabled };
}
