import type { FixtureCard, PageContext, SportId, SportMenu } from '@halley/contract';
import { data } from 'react-router';
import { sayIn } from '../../i18n/index.server.ts';
import { orElse } from '../../page/index.server.ts';
import { isSport } from '../is-sport.ts';
import type { SportSeo } from '../open-sport.server.ts';
import { hoursOf } from './hours-of.ts';

export type HomeViewData =
  | { kind: 'home'; read: { live: FixtureCard[]; soon: FixtureCard[] } }
  | { kind: 'soon'; soon: FixtureCard[] }
  | { kind: 'sport'; sport: SportId; name: string; live: FixtureCard[]; soon: FixtureCard[] };

interface Asked {
  section: string | undefined;
  menu: SportMenu;
}

/** What `/sport/{section}` shows: what is on and soon, of everything or of one sport. Any other word is no page. */
export async function readHome(
  site: PageContext,
  { section, menu }: Asked,
): Promise<{ view: HomeViewData | null; seo?: SportSeo }> {
  const { api } = site;
  if (section === undefined) {
    const read = await orElse(site, api.readSportHome(), null);
    return { view: read && { kind: 'home', read } };
  }
  const say = sayIn(site.locale);
  if (section === 'soon') {
    const soon = await orElse(site, api.listSoonFixtures({ query: { hours: hoursOf.all } }), null);
    const page = { name: say('sportsbook.soon'), path: '/sport/soon' };
    return { view: soon && { kind: 'soon', soon }, seo: { page } };
  }
  if (!isSport(section)) throw data(null, { status: 404 });
  const name = menu.sports.find(({ sport }) => sport === section)?.title ?? section;
  const query = { sport: section };
  const [live, soon] = await Promise.all([
    orElse(site, api.listLiveFixtures({ query }), null),
    orElse(site, api.listSoonFixtures({ query: { ...query, hours: hoursOf.sport } }), null),
  ]);
  return {
    view: live && soon && { kind: 'sport', sport: section, name, live, soon },
    seo: { page: { name, path: `/sport/${section}` }, description: say('sportsbook.seo.ofSport', { sport: name }) },
  };
}
