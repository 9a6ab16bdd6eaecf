import { data } from 'react-router';
import { titled } from '../../brand/index.server.ts';
import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import type { Route } from './+types/DrawPage.ts';
import { Draw } from './Draw.tsx';

export const handle: PageHandle = { ownPrimary: true };

/** Numbers as the contract knows them. */
const idText = /^[1-9]\d{0,14}$/;

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  if (!idText.test(params.id)) throw data(null, { status: 404 });
  const draw = await site.api.readLotteryDraw({ params: { id: params.id } }).catch((error: unknown) => {
    if ((error as { status?: number }).status === 404) throw data(null, { status: 404 });
    throw error;
  });
  return {
    messages: messagesOf(site.locale, 'lotteries', 'contests'),
    seo: {
      title: titled(say('lotteries.draw.seo', { title: draw.title })),
      description: say('lotteries.draw.lead'),
      noindex: true,
    },
    draw,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function DrawPage({ loaderData: { messages, draw } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Draw key={draw.lottery_id} draw={draw} />
    </Speaks>
  );
}
