import { data } from 'react-router';
import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { orElse } from '../../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { openSport } from '../open-sport.server.ts';
import { SportShell } from '../SportShell.tsx';
import { sportMessages } from '../sport-messages.server.ts';
import type { Route } from './+types/MultiPage.ts';
import { chosenIds } from './chosen-ids.ts';
import { MultiView } from './MultiView.tsx';

/** Everybody's own choice: not for search engines, and nothing beside it calls for a deposit. */
export const handle: PageHandle = { noindex: true, ownPrimary: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const ids = chosenIds(url.searchParams.get('ids'));
  const name = sayIn(site.locale)('sportsbook.multi');
  const page = await openSport(site, url, async () => {
    const [live, chosen] = await Promise.all([
      orElse(site, site.api.listLiveFixtures(), null),
      ids.length === 0 ? [] : orElse(site, site.api.listMarkedFixtures({ query: { fixtures: ids.join() } }), null),
    ]);
    return { view: live && chosen && { ids, live, chosen }, seo: { page: { name, path: '/sport/multi' } } };
  });
  const messages = sportMessages(site.locale, 'fixture');
  return data({ ...page, messages }, { status: page.refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function MultiPage({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  return <SportShell opened={loaderData}>{view && <MultiView {...view} />}</SportShell>;
}
