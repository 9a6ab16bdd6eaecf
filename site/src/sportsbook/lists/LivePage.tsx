import { data } from 'react-router';
import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { orElse } from '../../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { isSport } from '../is-sport.ts';
import { openSport } from '../open-sport.server.ts';
import { SportShell } from '../SportShell.tsx';
import type { Route } from './+types/LivePage.ts';
import { LiveView } from './LiveView.tsx';

/** Placing is the one thing to do here: nothing beside it calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

/** Everything that is on, or of one sport: `/sport/live/tennis`. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { sport } = params;
  if (sport !== undefined && !isSport(sport)) throw data(null, { status: 404 });
  const say = sayIn(site.locale);
  const page = await openSport(site, url, async (menu) => {
    const cards = await orElse(site, site.api.listLiveFixtures(sport ? { query: { sport } } : undefined), null);
    const title = menu.sports.find((one) => one.sport === sport)?.title;
    const name = [say('sportsbook.now'), title].filter(Boolean).join(' · ');
    return {
      view: cards && { sport: sport ?? null, cards },
      seo: { page: { name, path: sport ? `/sport/live/${sport}` : '/sport/live' } },
    };
  });
  return data(page, { status: page.refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function LivePage({ loaderData }: Route.ComponentProps) {
  const { view, menu } = loaderData;
  return <SportShell opened={loaderData}>{view && <LiveView key={view.sport} {...view} menu={menu} />}</SportShell>;
}
