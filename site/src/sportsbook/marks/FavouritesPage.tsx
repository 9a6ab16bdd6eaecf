import { data } from 'react-router';
import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { openSport } from '../open-sport.server.ts';
import { SportShell } from '../SportShell.tsx';
import type { Route } from './+types/FavouritesPage.ts';
import { FavouritesView } from './FavouritesView.tsx';

/** Everybody's own: not for search engines, and nothing beside it calls for a deposit. */
export const handle: PageHandle = { noindex: true, ownPrimary: true };

/** Marks of guests are in their browsers: fixtures are read there, for players alike. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const name = sayIn(site.locale)('sportsbook.place.favourites');
  const page = await openSport(site, url, async () => ({
    view: { isHere: true },
    seo: { page: { name, path: '/sport/favourites' } },
  }));
  return data(page, { status: page.refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  return (
    <SportShell opened={loaderData}>
      <FavouritesView menu={loaderData.menu} />
    </SportShell>
  );
}
