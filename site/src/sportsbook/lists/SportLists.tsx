import type { FixtureCard } from '@halley/contract';
import { ChipLink, chipRowClass } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { useQuery } from '../../query/index.ts';
import { placeNames } from '../names.ts';
import { SportFrame } from '../SportFrame.tsx';
import { useReread } from '../use-reread.ts';
import { FixtureList } from './FixtureList.tsx';
import type { Lists } from './read-lists.server.ts';

/** How often a list is looked at again while it is on the screen. */
const rereadMs = 5_000;

export function SportLists({ lists }: { lists: Lists }): ReactNode {
  const say = useSay();
  const { view, sport, menu } = lists;
  const live = useLive(lists);
  const title = menu.sports.find((one) => one.sport === sport)?.title;
  return (
    <SportFrame current={sport ? undefined : view}>
      <h1 className="title-page">{title ?? say(view === 'home' ? 'sportsbook.title' : placeNames[view])}</h1>
      {view === 'home' && (
        <nav aria-label={say('sportsbook.sports')} className={chipRowClass}>
          {menu.sports.map((one) => (
            <ChipLink key={one.sport} href={`/sport/${one.sport}`} current={one.sport === sport}>
              {one.title} <span className="figure text-text-faint">{one.live + one.coming}</span>
            </ChipLink>
          ))}
        </nav>
      )}
      {(view === 'home' || view === 'live') && (
        <FixtureList
          title={say('sportsbook.now')}
          cards={live}
          href={view === 'home' && !sport ? '/sport/live' : undefined}
        />
      )}
      {(view === 'home' || view === 'soon') && (
        <FixtureList
          title={say('sportsbook.soon')}
          cards={lists.soon}
          href={view === 'home' && !sport ? '/sport/soon' : undefined}
        />
      )}
      {view === 'results' && <FixtureList title={say('sportsbook.today')} cards={lists.live} />}
    </SportFrame>
  );
}

/** Live fixtures as they are now: what the page came with, then what the house says of those. */
function useLive({ view, sport, live }: Lists): readonly FixtureCard[] {
  const isLive = view === 'home' || view === 'live';
  const { data } = useQuery('listLiveFixtures', sport ? { query: { sport } } : undefined, { enabled: isLive });
  useReread('listLiveFixtures', rereadMs, { enabled: isLive });
  if (view === 'results' || !data) return live;
  if (view === 'live' || sport) return data;
  const newer = new Map(data.map((card) => [card.id, card]));
  return live.flatMap((card) => newer.get(card.id) ?? []);
}
