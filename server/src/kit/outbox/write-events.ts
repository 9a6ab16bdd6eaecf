import type { Topic, Topics } from '@halley/contract';
import type { Queryable, Tx } from '../database/database.ts';
import { currentTrace } from '../trace/span.ts';

/** Puts events into the outbox of this transaction. All events of one call share a row. */
export async function writeEvents<T extends Topic>(tx: Tx, topic: T, events: Topics[T][]): Promise<void> {
  if (events.length === 0) return;
  await tx.query({
    name: 'kit_write_events',
    text: 'insert into kit_outbox (topic, events, trace) values ($1, $2, $3)',
    values: [topic, JSON.stringify(events), currentTrace() ?? null],
  });
  tx.wroteEvents();
}

/** Topics whose events are ids of rows. */
type IdTopic = { [T in Topic]: Topics[T] extends number ? T : never }[Topic];

/**
 * Writes rows and tells their ids, in one statement. `rows` says what is to be written, with a `number` from 1 on; `insert` writes
 * `from rows, given`, where `given.ids[number]` is the id of each.
 */
export async function writeAndTell(
  tx: Tx,
  topic: IdTopic,
  { name, rows, insert, values }: { name: string; rows: string; insert: string; values: unknown[] },
): Promise<void> {
  await tx.query({
    name,
    text: `with rows as materialized (${rows}),
      given as materialized (select kit_new_ids(count(*)::int) as ids from rows),
      written as (${insert})
      insert into kit_outbox (topic, events) select '${topic}', to_jsonb(ids) from given where ids <> '{}'`,
    values,
  });
  tx.wroteEvents();
}

/** How many events of a topic a consumer has not passed yet; one that nobody has started has passed none. */
export async function countTold(db: Queryable, asked: { consumer: string; topic: Topic }): Promise<number> {
  const { rows } = await db.query<{ events: number }>(
    `select coalesce(sum(jsonb_array_length(events)), 0)::float8 as events from kit_outbox
     where topic = $2 and (xid, id) > (coalesce((select xid from kit_consumer where name = $1), '0'::xid8),
       coalesce((select id from kit_consumer where name = $1), 0))`,
    [asked.consumer, asked.topic],
  );
  return rows[0]?.events ?? 0;
}
