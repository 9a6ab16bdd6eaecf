import type { Jackpot } from '@halley/contract';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { deviceOf } from '../catalogue/index.server.ts';
import { LikedGames } from '../catalogue/index.ts';
import { siteContext } from '../context/index.ts';
import { sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { LiveForGuests, pageMeta, revalidateBeneath } from '../page/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import type { Route } from './+types/JackpotsPage.ts';
import { Drops } from './Drops.tsx';
import { Feeders } from './Feeders.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JackpotPanel } from './JackpotPanel.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { shownJackpots } from './pools.ts';
import { readFairness, readFeeders, readJackpots } from './read-jackpots.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  const data = await readJackpots(site);
  const [first] = shownJackpots(data.jackpots ?? []);
  const [fairness, feeders] = await Promise.all([
    first ? readFairness(site, first.identifier) : null,
    readFeeders(site, first, deviceOf(request)),
  ]);
  return {
    ...data,
    fairness,
    feeders,
    seo: {
      title: say('jackpots.seo.title'),
      description: say('jackpots.seo.description'),
      share: 'jackpots',
      trail: [{ name: say('jackpots.all'), path: '/jackpots' }],
    },
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function JackpotsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <LikedGames identifiers={loaderData.liked}>
        <Overview {...loaderData} />
      </LikedGames>
    </Speaks>
  );
}

function Overview({ jackpots: initial, winners, fairness, feeders }: Omit<Route.ComponentProps['loaderData'], 'seo'>) {
  const say = useSay();
  const query = useQuery('listJackpots', undefined, { initial: initial ?? undefined });
  return (
    <article className="grid grid-cols-1 gap-10">
      <header className="grid gap-2">
        <h1 className="title-page">{say('jackpots.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say('jackpots.lead')}</p>
      </header>
      <Loaded query={query} name="listJackpots" skeleton={<Skeleton className="h-56 rounded-xl" />}>
        {(all) => {
          const shown = shownJackpots(all as Jackpot[]);
          if (shown.length === 0) {
            return (
              <EmptyState picture="no-results" title={say('jackpots.none.title')} text={say('jackpots.none.text')} />
            );
          }
          return shown.map((jackpot) => <JackpotPanel key={jackpot.id} jackpot={jackpot} own={false} />);
        }}
      </Loaded>
      <Leaderboard initial={winners} />
      <HowItWorks />
      {fairness && initial && <Drops identifier={shownJackpots(initial)[0]?.identifier ?? ''} initial={fairness} />}
      <Feeders tiles={feeders} all={shownJackpots(initial ?? [])[0]?.games.length === 0} />
      <LiveForGuests />
    </article>
  );
}
