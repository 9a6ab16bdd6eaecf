import type { Topic, Topics } from '@halley/contract';
import type { Database, Tx } from '../database/database.ts';
import type { Log } from '../log.ts';

export type Event = { [T in Topic]: { topic: T; data: Topics[T] } }[Topic];

export interface Consumer {
  /** Its place in the stream is kept under this name: renaming it starts from the beginning. */
  name: string;
  topics: readonly Topic[];
  /** How long to gather news under load before the next step; unset: as long as others. */
  gatherMs?: number;
  /** The effect. May be called again with the same events after a crash. */
  handle(tx: Tx, events: Event[]): Promise<void>;
}

export interface StepOptions {
  maxRows?: number;
}

const maxRowsOfStep = 200;

interface OutboxRow {
  id: bigint;
  xid: string;
  topic: Topic;
  events: unknown[] | null;
}

/**
 * One step of one consumer: reads what is new, applies it and moves on, in a single transaction.
 *
 * A row counts only when its transaction id is below the oldest one still running: everything below that line is
 * final, so no later commit can slip in behind the consumer's back. Returns how many rows it passed.
 */
export async function step(database: Database, consumer: Consumer, options: StepOptions = {}): Promise<number> {
  const maxRows = options.maxRows ?? maxRowsOfStep;
  return database.tx(async (tx) => {
    const place = await tx.query<{ xid: string; id: bigint }>(
      'select xid::text, id from kit_consumer where name = $1 for update skip locked',
      [consumer.name],
    );
    const from = place.rows[0];
    if (!from) return 0;
    const { rows } = await tx.query<OutboxRow>(
      `select id, xid::text, topic, case when topic = any($3) then events end as events
       from kit_outbox
       where (xid, id) > ($1::text::xid8, $2) and xid < pg_snapshot_xmin(pg_current_snapshot())
       order by kit_outbox.xid, id limit $4`,
      [from.xid, from.id, consumer.topics, maxRows],
    );
    const last = rows.at(-1);
    if (!last) return 0;
    const events = rows.flatMap((row) => (row.events ?? []).map((data) => ({ topic: row.topic, data }) as Event));
    if (events.length > 0) await consumer.handle(tx, events);
    await tx.query('update kit_consumer set xid = $2::text::xid8, id = $3, moved_at = now() where name = $1', [
      consumer.name,
      last.xid,
      last.id,
    ]);
    return rows.length;
  });
}

export interface Follower {
  wake(): void;
  stop(): Promise<void>;
}

const pollMs = 1000;
/**
 * News of a commit may come while an older transaction is still open: the row cannot be read yet, and that other commit
 * may bring no news of its own. So after news a few looks are taken soon, before the slow ones.
 */
const soonMs = 20;
const soonLooks = 10;
/** Under load the next look waits this long, so that one step carries many commits. */
const gatherMs = 5;
const longestPauseMs = 30_000;

/** Keeps a consumer going until stopped. Several processes may follow the same consumer: one at a time works. */
export async function follow(database: Database, consumer: Consumer, log: Log): Promise<Follower> {
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  const abort = new AbortController();
  let wakeUp: () => void = () => undefined;
  let woken = false;

  const pause = (ms: number, endsOn: 'news' | 'stop') =>
    new Promise<void>((resolve) => {
      if (abort.signal.aborted || (woken && endsOn === 'news')) return resolve();
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        if (endsOn === 'stop' && !abort.signal.aborted) return;
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    let failures = 0;
    let looksLeft = 0;
    while (!abort.signal.aborted) {
      if (woken) looksLeft = soonLooks;
      woken = false;
      try {
        const passed = await step(database, consumer);
        failures = 0;
        if (passed === 0) await pause(looksLeft-- > 0 ? soonMs : pollMs, 'news');
        else if (passed < maxRowsOfStep) await pause(consumer.gatherMs ?? gatherMs, 'stop');
      } catch (error) {
        if (abort.signal.aborted) return;
        failures += 1;
        log.error({ consumer: consumer.name, error: (error as Error).message, failures }, 'a consumer failed');
        // News must not cut this short: under load it would fail again and again without a break.
        await pause(Math.min(1000 * 2 ** Math.min(failures, 5), longestPauseMs), 'stop');
      }
    }
  };

  const done = run();
  const wake = () => {
    woken = true;
    wakeUp();
  };
  return {
    wake,
    async stop() {
      abort.abort();
      wake();
      await done;
    },
  };
}

/** Rows that consumers have not reached yet, by consumer. */
export async function outboxLag(database: Database): Promise<{ consumer: string; rows: number }[]> {
  const { rows } = await database.query<{ name: string; rows: bigint }>(
    `select c.name, (select count(*) from kit_outbox o where (o.xid, o.id) > (c.xid, c.id)) as rows from kit_consumer c`,
  );
  return rows.map((row) => ({ consumer: row.name, rows: Number(row.rows) }));
}
