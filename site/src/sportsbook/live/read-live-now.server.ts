import type { FixtureCard, PageContext } from '@halley/contract';
import { orElse } from '../../page/index.server.ts';

/** A few fixtures that are on, of as many sports as there are; none where betting is closed, or somebody else's. */
export async function readLiveNow(site: PageContext, most: number): Promise<FixtureCard[]> {
  const { api } = site;
  const config = await orElse(site, api.readBettingConfig(), null);
  const isOpen = config?.enabled ?? (await orElse(site, api.readProject(), null))?.apps.sportsbook ?? false;
  if (!isOpen || config?.scriptUrl || config?.link) return [];
  const { live } = await orElse(site, api.readSportHome(), { live: [] });
  const placeOf = (card: FixtureCard) => live.filter(({ sport }) => sport === card.sport).indexOf(card);
  return [...live].sort((one, other) => placeOf(one) - placeOf(other)).slice(0, most);
}
