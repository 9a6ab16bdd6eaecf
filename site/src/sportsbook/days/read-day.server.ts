import type { PageContext } from '@halley/contract';
import { data } from 'react-router';
import { sayIn } from '../../i18n/index.server.ts';
import { dateFormat, localeOf } from '../../i18n/index.ts';
import { orElse } from '../../page/index.server.ts';
import { isSport } from '../is-sport.ts';
import { placeNames } from '../names.ts';
import { daysOf, isNear, parseDay } from './days-of.ts';

interface DayAsked {
  kind: 'calendar' | 'results';
  /** Of the address; without it today. */
  day: string | undefined;
  sport: string | null;
}

/** What is played on a day, or how it ended. A day that does not exist is no page; a sport that does not is none. */
export async function readDay(site: PageContext, { kind, day: asked, sport: wanted }: DayAsked, now = new Date()) {
  const today = now.toISOString().slice(0, 10);
  const day = asked === undefined ? today : parseDay(asked);
  if (day === undefined) throw data(null, { status: 404 });
  const sport = isSport(wanted) ? wanted : null;
  const query = { day, ...(sport && { sport }) };
  const read = kind === 'calendar' ? site.api.listFixturesOfDay({ query }) : site.api.listSportResults({ query });
  const cards = await orElse(site, read, null);
  const say = sayIn(site.locale);
  const format = dateFormat(localeOf(site.locale).tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const titleOf = (one: string) =>
    one === today ? say('sportsbook.today') : format.format(new Date(`${one}T00:00:00Z`));
  const days = daysOf(kind, { now, day }).map((one) => ({ day: one, title: titleOf(one) }));
  const name = `${say(placeNames[kind])} · ${titleOf(day)}`;
  return {
    view: cards && { kind, day, title: titleOf(day), sport, days, cards },
    seo: {
      page: { name, path: asked === undefined ? `/sport/${kind}` : `/sport/${kind}/${day}` },
      noindex: !isNear(day, now),
    },
  };
}

export type DayViewData = NonNullable<Awaited<ReturnType<typeof readDay>>['view']>;
