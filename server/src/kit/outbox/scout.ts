import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type Consumer, type Follower, gatherMs, maxRowsOfStep, pollMs, soonLooks, soonMs } from './follow.ts';
import { createSleeper } from './sleeper.ts';

interface Sight {
  name: string;
  xid: string;
  id: bigint;
  /** There is something to handle. */
  own: boolean;
  /** Something cannot be read yet. */
  waits: boolean;
  /** The last row of the stretch that was looked at; null: none can be read yet. */
  last_xid: string | null;
  last_id: bigint | null;
}

interface Ahead {
  /** Who has something to handle. */
  own: ReadonlySet<string>;
  /** How many were moved on. */
  moved: number;
  waits: boolean;
}

/**
 * What lies before these consumers. Those with nothing of their own in it are moved past it, all in one statement: most events
 * concern one consumer or two, and dozens would open a transaction each to learn that this one is not theirs.
 */
async function lookAhead(database: Database, consumers: readonly Consumer[]): Promise<Ahead> {
  const asked = consumers.map(({ name, topics }) => ({ name, topics }));
  const { rows } = await database.query<Sight>({
    name: 'kit_look_ahead',
    text: `with line as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as oldest)
      select c.name, c.xid::text, c.id, w.own, w.waits, w.lasts[1]::text as last_xid, w.last_ids[1] as last_id
      from line cross join jsonb_to_recordset($1) as asked(name text, topics text[])
      join kit_consumer c on c.name = asked.name
      cross join lateral (
        select coalesce(bool_or(o.xid < oldest and o.topic = any(asked.topics)), false) as own,
          coalesce(bool_or(o.xid >= oldest), false) as waits,
          array_agg(o.xid order by o.xid desc, o.id desc) filter (where o.xid < oldest) as lasts,
          array_agg(o.id order by o.xid desc, o.id desc) filter (where o.xid < oldest) as last_ids
        from (select xid, id, topic from kit_outbox where (xid, id) > (c.xid, c.id) order by xid, id limit $2) o) w
      where w.lasts is not null or w.waits`,
    values: [JSON.stringify(asked), maxRowsOfStep],
  });
  const strangers = rows.filter((row) => !row.own && row.last_xid !== null);
  if (strangers.length > 0) await moveOn(database, strangers);
  return {
    own: new Set(rows.filter(({ own }) => own).map(({ name }) => name)),
    moved: strangers.length,
    waits: rows.some(({ waits }) => waits),
  };
}

/** Only who still stands where it was seen; whom another process moves is passed by. */
async function moveOn(database: Database, sights: readonly Sight[]): Promise<void> {
  await database.query({
    name: 'kit_move_on',
    text: `with seen as (
        select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[])
          as seen(name, xid, id, last_xid, last_id)),
      locked as (
        select name from kit_consumer where name = any($1) for update skip locked)
      update kit_consumer c set xid = seen.last_xid::xid8, id = seen.last_id, moved_at = now()
      from seen join locked using (name)
      where c.name = seen.name and c.xid = seen.xid::xid8 and c.id = seen.id`,
    values: [
      sights.map(({ name }) => name),
      sights.map(({ xid }) => xid),
      sights.map(({ id }) => id),
      sights.map(({ last_xid }) => last_xid),
      sights.map(({ last_id }) => last_id),
    ],
  });
}

/** Looks ahead for followers that wait, and wakes whom it concerns: one look for all of a process. */
export function startScout(options: { database: Database; followers(): readonly Follower[]; log: Log }) {
  const { database, followers, log } = options;
  const sleeper = createSleeper();

  const run = async () => {
    let failures = 0;
    let looksLeft = 0;
    while (!sleeper.isStopped()) {
      if (sleeper.takeNews()) looksLeft = soonLooks;
      const waiting = followers().filter((follower) => follower.isIdle());
      try {
        const ahead =
          waiting.length > 0
            ? await lookAhead(
                database,
                waiting.map(({ consumer }) => consumer),
              )
            : nothing;
        failures = 0;
        for (const follower of waiting) if (ahead.own.has(follower.consumer.name)) follower.wake();
        if (ahead.own.size > 0 || ahead.moved > 0) {
          await sleeper.pause(gatherMs);
          looksLeft = soonLooks;
          sleeper.wake();
        } else await sleeper.untilNews(ahead.waits && looksLeft-- > 0 ? soonMs : pollMs);
      } catch (error) {
        if (sleeper.isStopped()) return;
        failures += 1;
        await sleeper.pauseAfterFailure(failures, { log, error });
      }
    }
  };

  const done = run();
  return {
    wake: sleeper.wake,
    async stop() {
      sleeper.stop();
      await done;
    },
  };
}

const nothing: Ahead = { own: new Set(), moved: 0, waits: false };
