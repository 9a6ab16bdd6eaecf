import type { BonusGift, FreespinGift, PageContext } from '@halley/contract';
import { readGifts } from '../bonuses/index.server.ts';
import { openGifts } from '../bonuses/index.ts';
import { orElse, unlessItFails } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import { readOwnContests } from '../tournaments/index.server.ts';
import { readAdventure } from '../vip/index.server.ts';

/** Of a guest's own. */
const nothing = {
  standing: undefined,
  adventure: null,
  gifts: [],
  orders: undefined,
  lotteries: [],
  tickets: undefined,
  contests: null,
};

/** What comes with playing, for whoever is here. A part that could not be read has no place on the page. */
export async function readHub(site: PageContext) {
  const { api, flags } = site;
  const areas = { mart: flags.pages['rocket-mart'] === true, wheel: flags.pages['rocket-chance'] === true };
  const player = await readPlayer(site);
  const wheel = areas.wheel ? unlessItFails(site, api.readWheel()) : undefined;
  if (!player) return { ...nothing, areas, wheel: await wheel };
  const [standing, adventure, gifts, orders, lotteries, tickets, contests] = await Promise.all([
    unlessItFails(site, api.readPointsStanding()),
    readAdventure(site),
    ownGifts(site),
    areas.mart ? unlessItFails(site, api.listOrders()) : undefined,
    flags.on.lotteries ? orElse(site, api.listLotteries(), []) : [],
    flags.on.lotteries ? unlessItFails(site, api.listLotteryStatuses()) : undefined,
    readOwnContests(site),
  ]);
  return { areas, wheel: await wheel, standing, adventure, gifts, orders, lotteries, tickets, contests };
}

/** What the player has already: what could be had is no part of this page. */
async function ownGifts(site: PageContext): Promise<(BonusGift | FreespinGift)[]> {
  const { bonuses = [], freespins = [], disabled } = await readGifts(site);
  const open = openGifts({ bonuses, freespins, deposit: [], registration: [] }, disabled);
  return open.filter((gift): gift is BonusGift | FreespinGift => 'stage' in gift);
}
