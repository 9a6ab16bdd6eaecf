import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { unlessItFails } from '../../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { requirePlayer } from '../../session/index.server.ts';
import { sportMessages } from '../sport-messages.server.ts';
import type { Route } from './+types/BetsPage.ts';
import { queryOf, readBetsFilter } from './bets-filter.ts';
import { MyBets } from './MyBets.tsx';

/** Nothing beside one's bets calls for a deposit. */
export const handle: PageHandle = { noindex: true, ownPrimary: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requirePlayer(site, `/sport/bets${url.search}`);
  const filter = readBetsFilter(url.searchParams);
  const isDeclined = filter.state === 'declined';
  const [read, requests, claims, menu] = await Promise.all([
    isDeclined ? undefined : unlessItFails(site, site.api.listBets({ query: queryOf(filter) })),
    isDeclined ? unlessItFails(site, site.api.listBetRequests()) : undefined,
    unlessItFails(site, site.api.listBetClaims()),
    unlessItFails(site, site.api.readSportMenu()),
  ]);
  const say = sayIn(site.locale);
  const sports = (menu?.sports ?? []).map(({ sport, title }) => ({ sport, title }));
  return {
    messages: sportMessages(site.locale, 'bets'),
    seo: { title: say('bets.title'), description: say('sportsbook.seo.description') },
    filter,
    read,
    requests,
    claims,
    sports,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function BetsPage({ loaderData: { messages, seo: _seo, ...page } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <MyBets {...page} />
    </Speaks>
  );
}
