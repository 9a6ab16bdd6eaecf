import type { SportMenu } from '@halley/contract';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { type Output, useQuery } from '../../query/index.ts';
import { FixtureList } from '../lists/FixtureList.tsx';
import { useFollow } from '../live/use-follow.ts';
import { MarkButton } from '../marks/MarkButton.tsx';
import { sportIcons } from '../menu/sport-icons.ts';
import { sportNames } from '../names.ts';
import { PageTitle } from '../PageTitle.tsx';
import { SportFrame } from '../SportFrame.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { OutrightCard } from './OutrightCard.tsx';

type League = Output<'readSportTournament'>;

/** A league: what is on and to come, how its sides stand, who may win it, and how it went. */
export function LeagueView({ league: initial, menu }: { league: League; menu: SportMenu }): ReactNode {
  const say = useSay();
  const input = useMemo(() => ({ params: { id: String(initial.tournament.id) } }), [initial]);
  const { data: league = initial } = useQuery('readSportTournament', input, { initial });
  const { tournament, table, fixtures, results, outrights } = league;
  const { id, name, sport, category } = tournament;
  useFollow({ call: 'readSportTournament', cards: fixtures });
  const live = fixtures.filter(({ status }) => status === 'live' || status === 'interrupted');
  const coming = fixtures.filter((card) => !live.includes(card));
  return (
    <SportFrame current={undefined} menu={menu} sport={sport} league={id}>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-soft">
          <SiteLink href={`/sport/${sport}`} className="py-1 hover:text-text">
            {say(sportNames[sport])}
          </SiteLink>
          <span aria-hidden="true">·</span>
          <span>{category.name}</span>
        </p>
        <PageTitle after={<MarkButton kind="tournaments" id={id} name={name} />}>{name}</PageTitle>
      </div>
      {live.length > 0 && (
        <FixtureList title={say('sportsbook.now')} icon={sportIcons[sport]} cards={live} isLive hidesLeague />
      )}
      {table.length > 0 && <LeagueTable table={table} sport={sport} />}
      {outrights.map((outright) => (
        <OutrightCard key={outright.fixture.id} outright={outright} />
      ))}
      <FixtureList title={say('sportsbook.soon')} cards={coming} hidesLeague />
      {results.length > 0 && (
        <FixtureList title={say('sportsbook.place.results')} icon="check" cards={results} hidesLeague isLate />
      )}
    </SportFrame>
  );
}
