import type { PageContext } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import { redirect } from 'react-router';
import { unlessItFails } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import { findLottery } from './find-lottery.ts';

/** The lottery of an address with its draw, and what the player has of it; null: there is none that this visitor may see. */
export async function readLottery(site: PageContext, slug: string) {
  if (!site.flags.on.lotteries) throw redirect('/promotions');
  const [player, lotteries] = await Promise.all([readPlayer(site), site.api.listLotteries()]);
  const lottery = findLottery(lotteries, { slug, groups: groupIdsOf(player?.statuses ?? []) });
  if (!lottery) return null;
  const byId = { params: { id: String(lottery.id) } };
  const [draw, status] = await Promise.all([
    unlessItFails(site, site.api.readLotteryDraw(byId)),
    player ? unlessItFails(site, site.api.readLotteryStatus(byId)) : undefined,
  ]);
  return { lottery, draw, status };
}
