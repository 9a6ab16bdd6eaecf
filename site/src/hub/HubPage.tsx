import { titled } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { requirePage } from '../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../page/index.ts';
import type { Route } from './+types/HubPage.ts';
import { Hub } from './Hub.tsx';
import { readHub } from './read-hub.server.ts';

/** A guest's way in stands on the page; beside a player's level nothing calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  requirePage(site, 'activity-hub');
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'hub', 'adventure', 'mart', 'tournaments'),
    seo: {
      title: titled(say('hub.title')),
      description: say('hub.description'),
      trail: [{ name: say('hub.title'), path: '/activity-hub' }],
    },
    isQuiet: site.answered.quiet,
    hub: await readHub(site),
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function HubPage({ loaderData: { messages, hub, isQuiet } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Hub {...hub} isQuiet={isQuiet} />
    </Speaks>
  );
}
