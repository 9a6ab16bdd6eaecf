import type { SportMenu } from '@halley/contract';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { Leagues } from '../menu/Leagues.tsx';
import { SportChips } from '../menu/SportChips.tsx';
import { sportIcons } from '../menu/sport-icons.ts';
import { PageTitle } from '../PageTitle.tsx';
import { SportFrame } from '../SportFrame.tsx';
import { FixtureList } from './FixtureList.tsx';
import { hoursOf } from './hours-of.ts';
import type { HomeViewData } from './read-home.server.ts';
import { useHomeLists, useLiveList, useSoonList } from './use-lists.ts';

/** The sportsbook's home, one sport, or what begins soon. */
export function HomeView({ view, menu }: { view: HomeViewData; menu: SportMenu }): ReactNode {
  const say = useSay();
  const { kind } = view;
  const sport = kind === 'sport' ? view.sport : null;
  const titles = { home: 'sportsbook.place.home', soon: 'sportsbook.soon' } as const;
  return (
    <SportFrame current={kind === 'home' ? 'home' : undefined} menu={menu} sport={sport}>
      <PageTitle>{kind === 'sport' ? view.name : say(titles[kind])}</PageTitle>
      <SportChips
        menu={menu}
        current={sport}
        all="/sport"
        hrefOf={(one) => `/sport/${one}`}
        count={({ live, coming }) => live + coming}
      />
      {kind === 'home' && <Home {...view} menu={menu} />}
      {kind === 'sport' && <OneSport {...view} />}
      {kind === 'soon' && <Soon {...view} />}
      {kind !== 'soon' && <Leagues sports={menu.sports.filter((one) => sport === null || one.sport === sport)} />}
    </SportFrame>
  );
}

type HomeProps = Extract<HomeViewData, { kind: 'home' }> & { menu: SportMenu };

/** A few of each sport; how many more are on is said beside the way to them. */
function Home({ read, menu }: HomeProps): ReactNode {
  const say = useSay();
  const { live, soon } = useHomeLists(read);
  // The menu is as old as the page: what is seen is there in any case.
  const on = Math.max(
    live.length,
    menu.sports.reduce((all, sport) => all + sport.live, 0),
  );
  return (
    <>
      <FixtureList title={say('sportsbook.now')} icon="live" cards={live} count={on} href="/sport/live" isLive />
      <FixtureList title={say('sportsbook.soon')} cards={soon} count={null} href="/sport/soon" isLate />
    </>
  );
}

function OneSport({ sport, live, soon }: Extract<HomeViewData, { kind: 'sport' }>): ReactNode {
  const say = useSay();
  const isOn = useLiveList(sport, live);
  const coming = useSoonList({ sport, hours: hoursOf.sport }, soon);
  return (
    <>
      <FixtureList title={say('sportsbook.now')} icon={sportIcons[sport]} cards={isOn} isLive />
      <FixtureList title={say('sportsbook.soon')} cards={coming} isLate />
    </>
  );
}

function Soon({ soon }: Extract<HomeViewData, { kind: 'soon' }>): ReactNode {
  const say = useSay();
  return <FixtureList title={say('sportsbook.soon')} cards={useSoonList({ hours: hoursOf.all }, soon)} />;
}
