import { type SupportConfig, weekdays } from '@halley/contract';

export interface DeskHours {
  online: boolean;
  /** When somebody is there again; null while somebody is, or where nobody ever will be by this plan. */
  opensAt: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A house that does not open within two weeks has no hours worth naming. */
const lookAheadDays = 14;

type Plan = Pick<SupportConfig, 'timeZone' | 'hours' | 'closed'>;

/** Is support there at this moment, by the clock on its own wall? */
export function hoursAt({ timeZone, hours, closed }: Plan, at: Date): DeskHours {
  if (hours === null && closed.length === 0) return { online: true, opensAt: null };
  const today = localDay(timeZone, at);
  for (let ahead = 0; ahead <= lookAheadDays; ahead++) {
    const day = new Date(today.getTime() + ahead * dayMs);
    const date = day.toISOString().slice(0, 10);
    if (closed.includes(date)) continue;
    const name = weekdays[(day.getUTCDay() + 6) % 7] as (typeof weekdays)[number];
    const shifts = hours === null ? [{ from: '00:00', to: '24:00' }] : (hours[name] ?? []);
    for (const { from, to } of shifts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
      const begin = instantOf(timeZone, day, from);
      if (at < begin) return { online: false, opensAt: begin };
      if (at < instantOf(timeZone, day, to)) return { online: true, opensAt: null };
    }
  }
  return { online: false, opensAt: null };
}

/** What the wall clock of a zone shows, as if it were UTC. */
function wallClock(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function localDay(timeZone: string, at: Date): Date {
  const wall = wallClock(timeZone, at);
  return new Date(wall - (wall % dayMs));
}

/** The moment at which the wall clock shows this time; twice, because the offset may change on the way. */
function instantOf(timeZone: string, day: Date, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wanted = day.getTime() + (hour * 60 + minute) * 60_000;
  const offset = (instant: number) => wallClock(timeZone, new Date(instant)) - instant;
  const guess = wanted - offset(wanted);
  return new Date(wanted - offset(guess));
}
