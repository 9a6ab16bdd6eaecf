import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { redirect } from 'react-router';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../page/index.ts';
import type { Route } from './+types/AdventurePage.ts';
import { AdventureDays } from './AdventureWidget.tsx';
import { readAdventure } from './read-adventure.server.ts';

export const handle: PageHandle = { noindex: true };

/** For whom the widget is, the page is too; everybody else is shown the promotions. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.flags.on.adventures_widget) throw redirect('/promotions');
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'adventure'),
    seo: { title: `${say('adventure.title')} · Halley`, description: say('adventure.description') },
    adventure: await readAdventure(site),
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function AdventurePage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      {loaderData.adventure ? <AdventureDays adventure={loaderData.adventure} isPage /> : <NoAdventure />}
    </Speaks>
  );
}

function NoAdventure() {
  const say = useSay();
  return (
    <>
      <h1 className="title-page">{say('adventure.title')}</h1>
      <EmptyState picture="no-results" title={say('adventure.none')} text={say('adventure.noneText')} />
    </>
  );
}
