import { titled } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { requirePage } from '../page/index.server.ts';
import { pageMeta, revalidateBeneath, withoutPrefix } from '../page/index.ts';
import type { Route } from './+types/ContestsPage.ts';
import { Contests } from './Contests.tsx';
import { readContests, variantOf } from './read-contests.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  requirePage(site, 'tournaments');
  const variant = variantOf(site, withoutPrefix(url.pathname, site.prefix));
  const say = sayIn(site.locale);
  const lists = await readContests(site);
  return {
    messages: messagesOf(site.locale, 'tournaments'),
    seo: {
      title: titled(say('tournaments.title')),
      description: say('tournaments.description'),
      trail: [{ name: say('tournaments.title'), path: '/tournaments' }],
      // The variants are the same list, narrowed.
      noindex: variant !== '',
    },
    variant,
    nowMs: Date.now(),
    lists,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ContestsPage({ loaderData: { messages, lists, variant, nowMs } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Contests variant={variant} lists={lists} nowMs={nowMs} />
    </Speaks>
  );
}
