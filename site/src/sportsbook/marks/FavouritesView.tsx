import type { FixtureCard, SportMenu } from '@halley/contract';
import { Button, ChipLink, EmptyState, SectionHead, Skeleton } from '@halley/ui';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { queries, useQuery } from '../../query/index.ts';
import { FixtureList } from '../lists/FixtureList.tsx';
import { useFollow } from '../live/use-follow.ts';
import { sportIcons } from '../menu/sport-icons.ts';
import { PageTitle } from '../PageTitle.tsx';
import { SportFrame } from '../SportFrame.tsx';
import { MarkButton } from './MarkButton.tsx';
import type { Marks } from './marks.ts';
import { useMarks } from './use-marks.ts';

const none: FixtureCard[] = [];

/** What is on, to come and over of everything that was marked; a star that is put out leaves with the next read. */
export function FavouritesView({ menu }: { menu: SportMenu }): ReactNode {
  const say = useSay();
  const marked = useMarks();
  const isEmpty = Object.values(marked).every(({ length }) => length === 0);
  return (
    <SportFrame current="favourites" menu={menu}>
      <PageTitle>{say('sportsbook.place.favourites')}</PageTitle>
      {isEmpty ? (
        <EmptyState
          picture="no-favourites"
          title={say('sportsbook.marks.none')}
          text={say('sportsbook.marks.none.text')}
          action={
            <Button asChild look="outline">
              <SiteLink href="/sport">{say('sportsbook.place.home')}</SiteLink>
            </Button>
          }
        />
      ) : (
        <Marked marked={marked} menu={menu} />
      )}
    </SportFrame>
  );
}

function Marked({ marked, menu }: { marked: Marks; menu: SportMenu }): ReactNode {
  const say = useSay();
  const { fixtures, tournaments, competitors } = marked;
  const input = useMemo(
    () => ({
      query: { fixtures: fixtures.join(), tournaments: tournaments.join(), competitors: competitors.join() },
    }),
    [fixtures, tournaments, competitors],
  );
  const { data, error } = useQuery('listMarkedFixtures', input);
  const cards = data ?? none;
  useFollow({ call: 'listMarkedFixtures', cards });
  if (!data) {
    return error === undefined ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-24 rounded-xl" />
      </div>
    ) : (
      <div role="alert">
        <EmptyState
          picture="lost-signal"
          title={say('sportsbook.unread.title')}
          text={say('sportsbook.unread.text')}
          action={
            <Button icon="refresh" onClick={() => queries.invalidate('listMarkedFixtures')}>
              {say('sportsbook.unread.again')}
            </Button>
          }
        />
      </div>
    );
  }
  const isOn = ({ status }: FixtureCard) => status === 'live' || status === 'interrupted';
  const isComing = ({ status }: FixtureCard) => status === 'not_started' || status === 'postponed';
  const over = cards.filter((card) => !isOn(card) && !isComing(card));
  return (
    <>
      <Named marked={marked} menu={menu} cards={cards} />
      {cards.some(isOn) && <FixtureList title={say('sportsbook.now')} icon="live" cards={cards.filter(isOn)} isLive />}
      {(cards.some(isComing) || cards.length === 0) && (
        <FixtureList title={say('sportsbook.soon')} cards={cards.filter(isComing)} />
      )}
      {over.length > 0 && <FixtureList title={say('sportsbook.place.results')} icon="check" cards={over} />}
    </>
  );
}

/** Leagues and sides by their names, as far as the menu and the fixtures tell them. */
function Named({ marked, menu, cards }: { marked: Marks; menu: SportMenu; cards: readonly FixtureCard[] }): ReactNode {
  const say = useSay();
  const leagues = menu.sports.flatMap(({ sport, categories }) =>
    categories.flatMap(({ tournaments }) =>
      tournaments.filter(({ id }) => marked.tournaments.includes(id)).map((one) => ({ ...one, sport })),
    ),
  );
  const sides = new Map(cards.flatMap((card) => card.sides.map(({ id, name }) => [id, name] as const)));
  const known = marked.competitors.filter((id) => sides.has(id));
  if (leagues.length + known.length === 0) return null;
  return (
    <section aria-labelledby="marked">
      <SectionHead id="marked" title={say('sportsbook.marks.named')} icon="star" accent="sport" />
      <ul className="flex flex-wrap gap-2">
        {leagues.map(({ id, name, sport }) => (
          <li key={id} className="flex items-center">
            <ChipLink href={`/sport/leagues/${id}`} icon={sportIcons[sport]} accent="sport">
              {name}
            </ChipLink>
            <MarkButton kind="tournaments" id={id} name={name} />
          </li>
        ))}
        {known.map((id) => (
          <li key={id} className="flex items-center rounded-full bg-surface-1 pl-4 font-semibold text-text-soft">
            {sides.get(id)}
            <MarkButton kind="competitors" id={id} name={sides.get(id) ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  );
}
