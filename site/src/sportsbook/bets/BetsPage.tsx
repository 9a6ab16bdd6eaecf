import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { requirePlayer } from '../../session/index.server.ts';
import { sportMessages } from '../sport-messages.server.ts';
import type { Route } from './+types/BetsPage.ts';
import { BetList } from './BetList.tsx';

/** Nothing beside one's bets calls for a deposit. */
export const handle: PageHandle = { noindex: true, ownPrimary: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const state = url.searchParams.get('state') === 'settled' ? ('settled' as const) : ('open' as const);
  await requirePlayer(site, '/sport/bets');
  const read = await site.api.listBets({ query: { state } });
  const say = sayIn(site.locale);
  return {
    messages: sportMessages(site.locale),
    seo: { title: say('sportsbook.bets.title'), description: say('sportsbook.seo.description') },
    state,
    read,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function BetsPage({ loaderData: { messages, state, read } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <BetList key={state} state={state} read={read} />
    </Speaks>
  );
}
