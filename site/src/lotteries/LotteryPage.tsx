import { data } from 'react-router';
import { titled } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../page/index.ts';
import type { Route } from './+types/LotteryPage.ts';
import { Lottery } from './Lottery.tsx';
import { readLottery } from './read-lottery.server.ts';

/** Tickets are no reason to pay something in: nothing beside them calls for it. */
export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const known = await readLottery(site, params.slug);
  if (!known) throw data(null, { status: 404 });
  const { lottery } = known;
  return {
    messages: messagesOf(site.locale, 'lotteries', 'contests'),
    seo: {
      title: titled(lottery.title),
      description: lottery.summary,
      trail: [{ name: lottery.title, path: `/lottery/${params.slug}` }],
    },
    ...known,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function LotteryPage({ loaderData: { messages, lottery, draw, status } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Lottery key={lottery.id} lottery={lottery} draw={draw} status={status} />
    </Speaks>
  );
}
