import { data } from 'react-router';
import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { openSport } from '../open-sport.server.ts';
import { SportShell } from '../SportShell.tsx';
import type { Route } from './+types/LeaguePage.ts';
import { LeagueView } from './LeagueView.tsx';

/** Nothing beside a league calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { id } = params;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  const page = await openSport(site, url, async () => {
    const league = await site.api.readSportTournament({ params: { id } }).catch((error: unknown) => {
      if ((error as { status?: number }).status === 404) throw data(null, { status: 404 });
      site.onError(error);
      return null;
    });
    if (!league) return { view: null };
    const { name, category } = league.tournament;
    const say = sayIn(site.locale);
    return {
      view: league,
      seo: {
        page: { name, path: `/sport/leagues/${id}` },
        description: say('sportsbook.seo.ofLeague', { league: name, category: category.name }),
      },
    };
  });
  return data(page, { status: page.refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function LeaguePage({ loaderData }: Route.ComponentProps) {
  const { view, menu } = loaderData;
  return (
    <SportShell opened={loaderData}>
      {view && <LeagueView key={view.tournament.id} league={view} menu={menu} />}
    </SportShell>
  );
}
