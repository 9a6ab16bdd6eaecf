import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import type { Route } from './+types/RocketChancePage.ts';
import { RocketChance } from './RocketChance.tsx';
import { readRocketChance } from './read-rocket-chance.server.ts';

export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'wheel'),
    seo: { title: `${say('wheel.rocket.title')} · Halley`, description: say('wheel.rocket.description') },
    ...(await readRocketChance(site)),
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function RocketChancePage({ loaderData }: Route.ComponentProps) {
  const { messages, skin, wheel, boxes } = loaderData;
  return (
    <Speaks messages={messages}>
      <RocketChance skin={skin} wheel={wheel} boxes={boxes} />
    </Speaks>
  );
}
