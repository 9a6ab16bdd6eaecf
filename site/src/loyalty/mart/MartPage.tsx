import { data, redirect } from 'react-router';
import { titled } from '../../brand/index.server.ts';
import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { requirePage } from '../../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import type { Route } from './+types/MartPage.ts';
import { Mart } from './Mart.tsx';
import { isTab } from './mart-cards.ts';
import { readMart } from './read-mart.server.ts';

/** Exchanging is the one thing to do here: nothing beside it calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  requirePage(site, 'rocket-mart');
  const { tab } = params;
  if (tab !== undefined && !isTab(tab)) throw data(null, { status: 404 });
  const mart = await readMart(site);
  // For guests there is no sale: what they see is what the shop always has.
  if (tab === 'discounts' && !mart.isSale) throw redirect('/rocket-mart');
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'mart', 'loyalty', 'profile'),
    seo: {
      title: titled(say('mart.title')),
      description: say('mart.description'),
      trail: [{ name: say('mart.title'), path: '/rocket-mart' }],
      noindex: tab !== undefined,
    },
    tab,
    ...mart,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function MartPage({ loaderData: { messages, ...mart } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Mart {...mart} />
    </Speaks>
  );
}
