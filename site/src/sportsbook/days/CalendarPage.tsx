import { data } from 'react-router';
import { siteContext } from '../../context/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { openSport } from '../open-sport.server.ts';
import { SportShell } from '../SportShell.tsx';
import type { Route } from './+types/CalendarPage.ts';
import { DayView } from './DayView.tsx';
import { readDay } from './read-day.server.ts';

/** Nothing beside a day of sport calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await openSport(site, url, () =>
    readDay(site, { kind: 'calendar', day: params.day, sport: url.searchParams.get('sport') }),
  );
  return data(page, { status: page.refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { view, menu } = loaderData;
  return (
    <SportShell opened={loaderData}>
      {view && <DayView key={`${view.day} ${view.sport}`} view={view} menu={menu} />}
    </SportShell>
  );
}
