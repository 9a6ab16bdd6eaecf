import type { PageContext } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import { staticPageOf } from '@halley/contract/static-pages';
import { orElse } from '../../page/index.server.ts';
import { readPlayer } from '../../session/index.server.ts';
import { segmentOf, turnPriceOf } from './segments.ts';

/**
 * What the documents say of the wheel before a turn: that of the first group which is one of the player's, else that of
 * everybody; and the words and the price of a turn (`rateInfo`) that the
 * operator has written for it.
 */
export async function readSegments(site: PageContext) {
  const { api, locale } = site;
  const player = await readPlayer(site);
  const [segments, usual, wheel] = await Promise.all([
    orElse(site, api.readWheelConfigSegments(), {}),
    orElse(site, api.readWheelConfig(), []),
    orElse(site, api.readWheel(), null),
  ]);
  const own = segmentOf(segments, groupIdsOf(player?.statuses ?? []));
  const path = own?.group ?? 'rocketmart-wheel';
  const page = await orElse(site, api.readCmsPage({ params: { path }, query: { l: locale } }), null);
  return {
    group: own?.group ?? null,
    items: own?.items ?? usual,
    title: (own && page?.title) ?? null,
    price: turnPriceOf(page && staticPageOf(page).meta.json),
    wheel,
    currency: player?.currency ?? wheel?.currency ?? 'EUR',
  };
}
