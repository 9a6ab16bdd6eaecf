import type { Currency, ReportDay, ReportOverview } from '@halley/contract';
import { readRatesOfDays } from '../../config/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { readFedAt } from '../feed/feed-store.ts';
import { measureNames } from '../measures.ts';
import { type Factors, factorsFor } from './factors.ts';
import { addShown, figuresOnTheWire, noShown } from './figures-on-the-wire.ts';
import { type ReportFilter, readChoices, readDays, readHours, readPlayers, type ShownSums } from './overview-store.ts';
import { type Days, dayOf, daysOf, partOfHour, periodsOf, usualDays } from './periods.ts';

export interface OverviewAsked extends Days, ReportFilter {
  shown_in: Currency;
}

export async function readOverview(db: Queryable, asked: OverviewAsked, now: Date): Promise<ReportOverview> {
  const { from, to, shown_in: shownIn, ...filter } = asked;
  const periods = periodsOf({ from, to });
  const whole = { from: periods.before.from, to };
  const shown = factorsFor(await readRatesOfDays(db, whole), shownIn);
  const [sums, players, today, choices, fedAt] = await Promise.all([
    readDays(db, shown, filter),
    filter.currency || filter.product ? undefined : readPlayers(db, { by: 'day', ...whole, filter }),
    readToday(db, { shownIn, filter, now }),
    readChoices(db, whole),
    readFedAt(db),
  ]);
  const dayAt = (day: string): ReportDay => ({
    day,
    figures: figuresOnTheWire(sums.get(day) ?? noShown(), filter),
    players: players ? (players.get(day) ?? { joined: 0, first_deposits: 0, active: 0, returning: 0 }) : null,
  });
  return {
    shown_in: shownIn,
    fed_at: fedAt?.toISOString() ?? null,
    days: daysOf(periods.now).map(dayAt),
    before: daysOf(periods.before).map(dayAt),
    today,
    choices,
  };
}

interface TodayAsked {
  shownIn: Currency;
  filter: ReportFilter;
  now: Date;
}

/** Today, beside what the same weekdays of the last weeks had come to by this time: the mean of those on which anything moved. */
async function readToday(db: Queryable, { shownIn, filter, now }: TodayAsked): Promise<ReportOverview['today']> {
  const day = dayOf(now);
  const weekdays = usualDays(day);
  const rates = await readRatesOfDays(db, { from: weekdays.at(-1) as string, to: day });
  const shown: Factors = factorsFor(
    rates.filter((rate) => rate.day === day || weekdays.includes(rate.day)),
    shownIn,
  );
  const hours = await readHours(db, shown, filter);
  const own = weekdays.filter((weekday) => [...hours.keys()].some((key) => key.startsWith(weekday)));
  const soFar = own.map((weekday) => byNow(hours, weekday, now)).reduce(addShown, noShown());
  const current = [...hours].filter(([key]) => key.startsWith(day)).map(([, sums]) => sums);
  return {
    day,
    figures: figuresOnTheWire(current.reduce(addShown, noShown()), filter),
    usual: own.length > 0 ? figuresOnTheWire(shareOf(soFar, 1 / own.length), filter) : null,
    weeks: own.length,
  };
}

/** Hours that are over count whole, the one under way by the minutes of it. */
function byNow(hours: ReadonlyMap<string, ShownSums>, day: string, now: Date): ShownSums {
  return Array.from({ length: 24 }, (_, hour) => {
    const sums = hours.get(`${day} ${String(hour).padStart(2, '0')}`);
    return sums ? shareOf(sums, partOfHour(now, hour)) : noShown();
  }).reduce(addShown, noShown());
}

/** A share of sums: figures to compare with, never to reckon with. */
function shareOf(sums: ShownSums, share: number): ShownSums {
  const part = (amount: bigint) => BigInt(Math.round(Number(amount) * share));
  const parts = Object.fromEntries(measureNames.map((name) => [name, part(sums[name])]));
  return { ...noShown(), ...parts, sport_wins: part(sums.sport_wins) };
}
