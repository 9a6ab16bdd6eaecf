import type { AnalyticsEvent } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface Batch {
  visit: string;
  /** Unset: of a page that does not number them. */
  id: string | undefined;
  person: string | null;
  events: readonly AnalyticsEvent[];
  now: Date;
}

/** Clocks of browsers are wrong by years: what did not happen within the last day happened now. */
function believedTime(at: number, now: Date): Date {
  const isBelieved = at <= now.getTime() && at > now.getTime() - dayMs;
  return isBelieved ? new Date(at) : now;
}

/** Writes events. False: this batch is there already. */
export function createEventStore(database: Queryable) {
  return async ({ visit, id, person, events, now }: Batch): Promise<boolean> => {
    const times = events.map(({ at }) => believedTime(at, now));
    // One statement: of repeats that arrive together one writes, the others wait for it and find its line.
    const { rowCount } = await database.query({
      name: 'telemetry_store_events',
      text: `with first_time as (
          insert into telemetry_batch (visit, id, at) values ($1, coalesce($6, gen_random_uuid()), $7)
          on conflict do nothing returning id
        )
        insert into telemetry_event (at, name, visit, person, payload)
        select t.at, t.name, $1, $2, t.payload
        from first_time, unnest($3::timestamptz[], $4::text[], $5::jsonb[]) as t(at, name, payload)`,
      values: [
        visit,
        person,
        times.map((time) => time.toISOString()),
        events.map(({ name }) => name),
        events.map(({ payload }) => JSON.stringify(payload)),
        id ?? null,
        now.toISOString(),
      ],
    });
    return rowCount !== 0;
  };
}

/** A page tries again within a minute; what sleeps longer is gone with it. */
export async function forgetBatches(database: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - dayMs).toISOString();
  await database.query('delete from telemetry_batch where at < $1', [oldest]);
}
