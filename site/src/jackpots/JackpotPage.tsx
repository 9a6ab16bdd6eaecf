import type { Jackpot } from '@halley/contract';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { data } from 'react-router';
import { LikedGames } from '../catalogue/favourites.tsx';
import { deviceOf } from '../catalogue/read-shelves.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { revalidateBeneath } from '../modals/revalidate.ts';
import { useQuery } from '../query/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/JackpotPage.ts';
import { Drops } from './Drops.tsx';
import { Feeders } from './Feeders.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JackpotPanel } from './JackpotPanel.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { LiveForGuests } from './LiveForGuests.tsx';
import { readFairness, readFeeders, readJackpots } from './read-jackpots.server.ts';

/** Whatever no other address is: the name of a jackpot, or nothing. */
const name = /^[a-z][a-z0-9-]{1,60}$/;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { identifier } = params;
  // Most of what comes here is a slip of the keyboard or a machine that guesses: it costs no question.
  if (!name.test(identifier)) throw data(null, { status: 404 });
  const site = context.get(siteContext);
  const all = await site.api.listJackpots();
  const jackpot = all.find((candidate) => candidate.identifier === identifier);
  if (!jackpot) throw data(null, { status: 404 });
  const [read, fairness, feeders] = await Promise.all([
    readJackpots(site),
    readFairness(site, identifier),
    readFeeders(site, jackpot, deviceOf(request)),
  ]);
  const say = sayIn(site.locale);
  return {
    ...read,
    ...{ jackpots: all, jackpot, fairness, feeders },
    seo: {
      title: say('jackpots.page.title', { name: jackpot.name }),
      description: say('jackpots.page.description', { name: jackpot.name }),
    },
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function JackpotPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <LikedGames identifiers={loaderData.liked}>
        <OneJackpot {...loaderData} />
      </LikedGames>
    </Speaks>
  );
}

function OneJackpot(props: Omit<Route.ComponentProps['loaderData'], 'seo'>) {
  const { jackpots, jackpot: initial, winners, fairness, feeders } = props;
  const say = useSay();
  const { data: all = jackpots } = useQuery('listJackpots', undefined, { initial: jackpots });
  const jackpot = (all as Jackpot[]).find((candidate) => candidate.id === initial.id) ?? initial;
  return (
    <article className="grid gap-10">
      <div className="grid gap-3">
        <SiteLink href="/jackpots" className={linkClass}>
          {say('jackpots.all')}
        </SiteLink>
        <JackpotPanel jackpot={jackpot} own />
      </div>
      <Leaderboard initial={winners} of={jackpot.external_id} />
      <HowItWorks />
      <Drops identifier={jackpot.identifier} initial={fairness} />
      <Feeders tiles={feeders} all={jackpot.games.length === 0} />
      <LiveForGuests />
    </article>
  );
}
