import { data } from 'react-router';
import { siteContext } from '../context/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../page/index.ts';
import type { Route } from './+types/SportPage.ts';
import { HomeView } from './lists/HomeView.tsx';
import { type HomeViewData, readHome } from './lists/read-home.server.ts';
import { openSport } from './open-sport.server.ts';
import { SportShell } from './SportShell.tsx';

/** Placing is the one thing to do here: nothing beside it calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

/** The sportsbook, one sport of it, and what lies beneath its own log-in and registration. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await openSport<HomeViewData>(site, url, (menu) => readHome(site, { section: params.section, menu }));
  return data(page, { status: page.refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SportPage({ loaderData }: Route.ComponentProps) {
  const { view, menu } = loaderData;
  return (
    <SportShell opened={loaderData}>
      {view && <HomeView key={view.kind === 'sport' ? view.sport : view.kind} view={view} menu={menu} />}
    </SportShell>
  );
}
