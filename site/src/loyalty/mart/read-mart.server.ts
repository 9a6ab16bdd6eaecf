import { type ExchangeType, isSaleOn, type PageContext, type RateCard, readMartPage } from '@halley/contract';
import { staticPageOf } from '@halley/contract/static-pages';
import { orElse, unlessItFails } from '../../page/index.server.ts';
import { keepLanguage } from '../../page/index.ts';
import { readPlayer } from '../../session/index.server.ts';
import { pageCards, stamped } from './mart-cards.ts';

/** The lists of the shop as they came; one that did not is asked for by the page itself. */
export type ReadLists = Partial<Record<ExchangeType, RateCard[]>>;

/** The shop for whoever is here: what the operator's page says, and for players what they can have. */
export async function readMart(site: PageContext, now = new Date()) {
  const { api } = site;
  const [player, { page, words }] = await Promise.all([readPlayer(site), readPage(site)]);
  const shown = { page, words, pageCards: pageCards(page.cards) };
  if (!player) return { ...shown, lists: {}, isSale: false, points: undefined, standing: undefined, orders: undefined };
  const [money, lootboxes, freespins, lotteries, goods, points, standing, orders] = await Promise.all([
    unlessItFails(site, api.listMoneyRates()),
    unlessItFails(site, api.listRates({ params: { type: 'lootboxes' } })),
    unlessItFails(site, api.listRates({ params: { type: 'freespins' } })),
    unlessItFails(site, api.listRates({ params: { type: 'lotteries' } })),
    unlessItFails(site, api.listRates({ params: { type: 'goods' } })),
    unlessItFails(site, api.readCompPoints()),
    unlessItFails(site, api.readPointsStanding()),
    unlessItFails(site, api.listOrders()),
  ]);
  const lists: ReadLists = Object.fromEntries(
    Object.entries({ money, lootboxes, freespins, lotteries, goods }).filter(([, list]) => list !== undefined),
  );
  const discounts = Object.entries(lists)
    .flatMap(([type, list]) => stamped(list, type as ExchangeType))
    .filter(({ category }) => category === 'DISCOUNT');
  // The page may name the last day of a sale; one with nothing in it is none.
  const isSale = discounts.length > 0 && (page.saleEnd === undefined || isSaleOn(page.saleEnd, now));
  return { ...shown, lists, isSale, points, standing, orders };
}

/** The words and numbers of the operator's page. A shop without them is still one. */
async function readPage(site: PageContext) {
  const page = await orElse(
    site,
    site.api.readCmsPage({ params: { path: 'rocket-mart' }, query: { l: site.locale } }),
    null,
  );
  const meta = page && staticPageOf(page).meta;
  return { page: readMartPage(meta?.json), words: keepLanguage(meta?.mainContent ?? '', site.prefix) };
}
