import type { SportMenu } from '@halley/contract';
import { ChipLink } from '@halley/ui';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../i18n/index.ts';
import { useQuery } from '../../query/index.ts';
import { overLast } from '../lists/is-over.ts';
import { SportSections } from '../lists/SportSections.tsx';
import { useFollow } from '../live/use-follow.ts';
import { besideClass, SportChips } from '../menu/SportChips.tsx';
import { placeNames } from '../names.ts';
import { PageTitle } from '../PageTitle.tsx';
import { SportFrame } from '../SportFrame.tsx';
import type { DayViewData } from './read-day.server.ts';

/** A day of sport: what is played, or how it ended. Days are counted in UTC, and the page says so. */
export function DayView({ view, menu }: { view: DayViewData; menu: SportMenu }): ReactNode {
  const say = useSay();
  const { kind, day, title, sport, days } = view;
  const read = useDay(view);
  // A calendar is for what is on and to come: what has been played already stands below it.
  const cards = kind === 'calendar' ? overLast(read) : read;
  const path = `/sport/${kind}`;
  const hrefOf = (to: string, of = sport) => `${path}/${to}${of ? `?sport=${of}` : ''}`;
  return (
    <SportFrame current={kind} menu={menu} sport={sport}>
      <PageTitle>{say(placeNames[kind])}</PageTitle>
      <nav aria-label={say('sportsbook.days')} className={besideClass}>
        {days.map((one) => (
          <ChipLink key={one.day} href={hrefOf(one.day)} current={one.day === day}>
            {one.title}
          </ChipLink>
        ))}
      </nav>
      <SportChips menu={menu} current={sport} all={`${path}/${day}`} hrefOf={(one) => hrefOf(day, one)} />
      <p className="text-2xs text-text-faint">{say('sportsbook.days.utc', { day: title })}</p>
      <SportSections cards={cards} menu={menu} title={say(placeNames[kind])} timeOnly />
    </SportFrame>
  );
}

function useDay({ kind, day, sport, cards: initial }: DayViewData) {
  const call = kind === 'calendar' ? 'listFixturesOfDay' : 'listSportResults';
  const input = useMemo(() => ({ query: { day, ...(sport && { sport }) } }), [day, sport]);
  const { data: cards = initial } = useQuery(call, input, { initial });
  useFollow({ call, cards });
  return cards;
}
