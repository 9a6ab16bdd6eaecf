import type { PageContext } from '@halley/contract';
import { staticPageOf } from '@halley/contract/static-pages';
import { orElse, requirePage } from '../../page/index.server.ts';
import { readPlayer } from '../../session/index.server.ts';
import { skinOf } from './rocket-modes.ts';

/** Where the area is switched off, the promotions are shown. The operator's page of this name lends its images. */
export async function readRocketChance(site: PageContext) {
  requirePage(site, 'rocket-chance');
  const { api, locale } = site;
  const player = await readPlayer(site);
  const [wheel, boxes, page] = await Promise.all([
    orElse(site, api.readWheel(), undefined),
    player ? orElse(site, api.listLootboxes(), undefined) : [],
    // Nobody has to write one.
    api.readCmsPage({ params: { path: 'rocket-chance' }, query: { l: locale } }).catch(() => null),
  ]);
  return { skin: skinOf(page && staticPageOf(page).meta.json), wheel, boxes };
}
