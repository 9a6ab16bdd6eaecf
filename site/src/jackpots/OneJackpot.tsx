import type { Jackpot } from '@halley/contract';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { LikedGames } from '../catalogue/index.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { LiveForGuests, SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import { Drops } from './Drops.tsx';
import { Feeders } from './Feeders.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JackpotPanel } from './JackpotPanel.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import type { JackpotPageData } from './read-jackpot-page.server.ts';

/** The page of a jackpot, at `/{identifier}`. */
export default function OneJackpot({ page }: { page: JackpotPageData }) {
  return (
    <Speaks messages={page.messages}>
      <LikedGames identifiers={page.liked}>
        <Content {...page} />
      </LikedGames>
    </Speaks>
  );
}

function Content({ jackpots, jackpot: initial, winners, fairness, feeders }: JackpotPageData) {
  const say = useSay();
  const { data: all = jackpots } = useQuery('listJackpots', undefined, { initial: jackpots });
  const jackpot = (all as Jackpot[]).find((candidate) => candidate.id === initial.id) ?? initial;
  return (
    <article className="grid grid-cols-1 gap-10">
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
