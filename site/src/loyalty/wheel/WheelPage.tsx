import { EmptyState, Skeleton } from '@halley/ui';
import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks, useSay } from '../../i18n/index.ts';
import { orElse } from '../../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { Loaded, useQuery } from '../../query/index.ts';
import { readPlayer } from '../../session/index.server.ts';
import type { Route } from './+types/WheelPage.ts';
import { WheelStage } from './WheelStage.tsx';

export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  const player = await readPlayer(site);
  const [wheel, boxes] = await Promise.all([
    orElse(site, site.api.readWheel(), undefined),
    player ? orElse(site, site.api.listLootboxes(), undefined) : [],
  ]);
  return {
    messages: messagesOf(site.locale, 'wheel'),
    seo: { title: `${say('wheel.title')} · Halley`, description: say('wheel.description') },
    wheel,
    boxes,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function WheelPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Turns {...loaderData} />
    </Speaks>
  );
}

function Turns({ wheel, boxes }: Pick<Route.ComponentProps['loaderData'], 'wheel' | 'boxes'>) {
  const say = useSay();
  const query = useQuery('readWheel', undefined, { initial: wheel });
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h1 className="title-page">{say('wheel.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say('wheel.lead')}</p>
      </header>
      <Loaded query={query} name="readWheel" skeleton={<Skeleton className="h-160 rounded-xl" />}>
        {(known) =>
          known === null ? (
            <EmptyState picture="no-gifts" title={say('wheel.none.title')} text={say('wheel.none.text')} />
          ) : (
            <WheelStage wheel={known} initialBoxes={boxes} />
          )
        }
      </Loaded>
    </article>
  );
}
