import type { AnalyticsEvent } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface Batch {
  visit: string;
  person: string | null;
  events: readonly AnalyticsEvent[];
  now: Date;
}

/** Clocks of browsers are wrong by years: what did not happen within the last day happened now. */
export function believedTime(at: number, now: Date): Date {
  const isBelieved = at <= now.getTime() && at > now.getTime() - dayMs;
  return isBelieved ? new Date(at) : now;
}

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Writes events; the part of a day is made before its first one. */
export function createEventStore(database: Queryable) {
  const opened = new Set<string>();
  return async ({ visit, person, events, now }: Batch): Promise<void> => {
    const times = events.map(({ at }) => believedTime(at, now));
    for (const day of new Set(times.map(dayOf))) {
      if (opened.has(day)) continue;
      await database.query('select telemetry_open_day($1::date)', [day]);
      opened.add(day);
    }
    await database.query({
      name: 'telemetry_store_events',
      text: `insert into telemetry_event (at, name, visit, person, payload)
        select t.at, t.name, $1, $2, t.payload
        from unnest($3::timestamptz[], $4::text[], $5::jsonb[]) as t(at, name, payload)`,
      values: [
        visit,
        person,
        times.map((time) => time.toISOString()),
        events.map(({ name }) => name),
        events.map(({ payload }) => JSON.stringify(payload)),
      ],
    });
  };
}
