import type { Topic, Topics } from '@halley/contract';
import type { Database, Tx } from '../database/database.ts';
import type { Log } from '../log.ts';
import { inTraceOf } from '../trace/trace-work.ts';
import { createSleeper } from './sleeper.ts';

export type Event = { [T in Topic]: { topic: T; data: Topics[T] } }[Topic];

export interface Consumer {
  /** Its place in the stream is kept under this name: renaming it starts from the beginning. */
  name: string;
  topics: readonly Topic[];
  /** How long at most to gather news under load before the next step; unset: as long as others. */
  gatherMs?: number;
  /** How many rows one step takes at most; unset: as many as others. */
  maxRows?: number;
  /** It counts: what it has heard it never hears again, even when its place is set back or forgotten. */
  once?: true;
  /** The effect. May be called again with the same events after a crash. */
  handle(tx: Tx, events: Event[]): Promise<void>;
}

export interface StepOptions {
  maxRows?: number;
}

/** Of one step, and of one look ahead. */
export const maxRowsOfStep = 200;

interface OutboxRow {
  id: bigint;
  xid: string;
  topic: Topic;
  is_final: boolean;
  events: unknown[] | null;
  /** Of what wrote it, where that is traced. */
  trace: string | null;
}

export interface Taken {
  /** How many rows it passed. */
  passed: number;
  /** There is more, which cannot be read yet: an older transaction is still open, or another process is at it. */
  waits: boolean;
}

/** `takeStep`, for whoever only asks how many rows it passed. */
export async function step(database: Database, consumer: Consumer, options: StepOptions = {}): Promise<number> {
  return (await takeStep(database, consumer, options)).passed;
}

/**
 * One step of one consumer: reads what is new, applies it and moves on, in a single transaction.
 *
 * A row counts only when its transaction id is below the oldest one still running: everything below that line is
 * final, so no later commit can slip in behind the consumer's back.
 */
export async function takeStep(database: Database, consumer: Consumer, options: StepOptions = {}): Promise<Taken> {
  const maxRows = options.maxRows ?? consumer.maxRows ?? maxRowsOfStep;
  return database.tx(async (tx) => {
    const place = await tx.query<{ xid: string; id: bigint }>(
      'select xid::text, id from kit_consumer where name = $1 for update skip locked',
      [consumer.name],
    );
    const from = place.rows[0];
    if (!from) return { passed: 0, waits: true };
    // By name: planning over all parts of the outbox anew each time would cost more than the look.
    const found = await tx.query<OutboxRow>({
      name: 'kit_take_step',
      text: `with line as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as oldest)
       select o.id, o.xid::text, o.topic, o.xid < oldest as is_final,
         case when o.xid < oldest and o.topic = any($3) and (h.xid is null or (o.xid, o.id) > (h.xid, h.id))
           then o.events end as events, o.trace
       from line cross join kit_outbox o left join kit_heard h on h.consumer = $5
       where (o.xid, o.id) > ($1::text::xid8, $2)
       order by o.xid, o.id limit $4`,
      values: [from.xid, from.id, consumer.topics, maxRows, consumer.once ? consumer.name : null],
    });
    // In the order of their transactions: those that are not final come last.
    const rows = found.rows.filter((row) => row.is_final);
    const waits = rows.length < found.rows.length;
    const last = rows.at(-1);
    if (!last) return { passed: 0, waits };
    const events: Event[] = [];
    for (const { topic, events: own } of rows) for (const data of own ?? []) events.push({ topic, data } as Event);
    if (events.length > 0) {
      const causes = rows.flatMap(({ events: own, trace }) => (own && trace ? [trace] : []));
      const attributes = { 'halley.events': events.length };
      await inTraceOf(causes, `consumer ${consumer.name}`, { attributes }, () => consumer.handle(tx, events));
    }
    await tx.query('update kit_consumer set xid = $2::text::xid8, id = $3, moved_at = now() where name = $1', [
      consumer.name,
      last.xid,
      last.id,
    ]);
    if (consumer.once && events.length > 0) await keepHeard(tx, consumer.name, last);
    return { passed: rows.length, waits };
  });
}

/** Never moved back. */
async function keepHeard(tx: Tx, consumer: string, { xid, id }: Pick<OutboxRow, 'xid' | 'id'>): Promise<void> {
  await tx.query(
    `insert into kit_heard as h (consumer, xid, id) values ($1, $2::text::xid8, $3)
     on conflict (consumer) do update set xid = excluded.xid, id = excluded.id
     where (h.xid, h.id) < (excluded.xid, excluded.id)`,
    [consumer, xid, id],
  );
}

export interface Follower {
  consumer: Consumer;
  wake(): void;
  /** It waits to be woken. */
  isIdle(): boolean;
  stop(): Promise<void>;
}

export const pollMs = 1000;
/**
 * News of a commit may come while an older transaction is still open: the row cannot be read yet, and that other commit
 * may bring no news of its own. So where a row waits a few looks are taken soon, before the slow ones.
 */
export const soonMs = 20;
export const soonLooks = 10;
/** Under load the next look waits this long, so that one step carries many commits. */
export const gatherMs = 5;
/** What is load: from twenty rows a second on a consumer gathers as long as it may. A single stake is counted at once. */
const gatherMsOfRow = 50;

/**
 * Keeps a consumer going until stopped. Several processes may follow the same consumer: one at a time works. It steps when it
 * is woken and until it finds nothing; whoever wakes it is told when it waits again.
 */
export async function follow(
  database: Database,
  consumer: Consumer,
  { log, onIdle }: { log: Log; onIdle?(): void },
): Promise<Follower> {
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  const sleeper = createSleeper();
  let idle = false;

  const run = async () => {
    let failures = 0;
    let looksLeft = soonLooks;
    while (!sleeper.isStopped()) {
      if (failures === 0 && !sleeper.takeNews()) {
        idle = true;
        onIdle?.();
        await sleeper.untilNews();
        idle = false;
        continue;
      }
      try {
        const { passed } = await takeStep(database, consumer);
        failures = 0;
        if (passed > 0) looksLeft = soonLooks;
        // Another process is at it.
        if (passed === 0) await sleeper.pause(looksLeft-- > 0 ? soonMs : pollMs);
        else if (passed === (consumer.maxRows ?? maxRowsOfStep)) sleeper.wake();
        else await sleeper.pause(Math.min(consumer.gatherMs ?? gatherMs, passed * gatherMsOfRow));
      } catch (error) {
        if (sleeper.isStopped()) return;
        failures += 1;
        await sleeper.pauseAfterFailure(failures, { log, consumer: consumer.name, error });
      }
    }
  };

  const done = run();
  return {
    consumer,
    wake: sleeper.wake,
    isIdle: () => idle,
    async stop() {
      sleeper.stop();
      await done;
    },
  };
}

/** More are not counted: dozens of consumers may be far behind, and nobody does anything else then. */
const mostCounted = 100_000;

interface Lag {
  consumer: string;
  rows: number;
  /** How long ago the first of these rows was written. */
  seconds: number;
}

/** Rows that consumers have not reached yet, by consumer. */
export async function outboxLag(database: Database): Promise<Lag[]> {
  const { rows } = await database.query<{ name: string; rows: bigint; seconds: number }>(
    `select c.name, b.rows, coalesce(greatest(extract(epoch from now() - f.at), 0), 0)::float8 as seconds
     from kit_consumer c
     cross join lateral (select count(*) as rows from (
       select 1 from kit_outbox o where (o.xid, o.id) > (c.xid, c.id) limit ${mostCounted}) o) b
     left join lateral (
       select o.at from kit_outbox o where (o.xid, o.id) > (c.xid, c.id) order by o.xid, o.id limit 1) f on true`,
  );
  return rows.map(({ name, rows: count, seconds }) => ({ consumer: name, rows: Number(count), seconds }));
}
