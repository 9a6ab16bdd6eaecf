import type { PageContext, SportId } from '@halley/contract';
import { sportIds } from '@halley/contract/sport-names';
import { data } from 'react-router';
import { orElse } from '../../page/index.server.ts';

const isSport = (text: string): text is SportId => (sportIds as readonly string[]).includes(text);
const views = ['live', 'soon', 'results'] as const;
type View = (typeof views)[number];
const isView = (text: string): text is View => (views as readonly string[]).includes(text);

/** What `/sport/{section}` shows: what is on and soon, one kind of list, or one sport. Any other word is no page. */
export async function readLists(site: PageContext, section: string | undefined, now = new Date()) {
  const { api } = site;
  const menu = await orElse(site, api.readSportMenu(), { sports: [] });
  if (section === undefined) return { view: 'home' as const, sport: null, menu, ...(await api.readSportHome()) };
  const none = { menu, live: [], soon: [] };
  if (isSport(section)) {
    const [live, soon] = await Promise.all([
      api.listLiveFixtures({ query: { sport: section } }),
      api.listSoonFixtures({ query: { sport: section, hours: 24 } }),
    ]);
    return { view: 'home' as const, sport: section, menu, live, soon };
  }
  if (!isView(section)) throw data(null, { status: 404 });
  if (section === 'live') return { ...none, view: section, sport: null, live: await api.listLiveFixtures() };
  if (section === 'soon') {
    return { ...none, view: section, sport: null, soon: await api.listSoonFixtures({ query: { hours: 12 } }) };
  }
  const results = await api.listSportResults({ query: { day: now.toISOString().slice(0, 10) } });
  return { ...none, view: section, sport: null, live: results };
}

export type Lists = Awaited<ReturnType<typeof readLists>>;
