import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type Consumer, type Follower, follow } from './follow.ts';

const channel = 'kit_outbox';
const notifyEveryMs = 20;
const relistenAfterMs = 1000;

export interface Outbox {
  stop(): Promise<void>;
}

/**
 * Starts the consumers of this process and the wake-up between processes.
 *
 * NOTIFY is sent after the commit, at most once in a few milliseconds: inside the transaction it would take a lock
 * that all commits share. A wake-up lost in a crash costs one poll interval, never an event.
 */
export async function startOutbox(options: { database: Database; consumers: Consumer[]; log: Log }): Promise<Outbox> {
  const { database, consumers, log } = options;
  const followers = await Promise.all(consumers.map((consumer) => follow(database, consumer, log)));
  const wakeAll = () => {
    for (const follower of followers) follower.wake();
  };

  let notifyTimer: NodeJS.Timeout | undefined;
  const stopHearing = database.onEventsWritten(() => {
    wakeAll();
    notifyTimer ??= setTimeout(() => {
      notifyTimer = undefined;
      database.query(`notify ${channel}`).catch(() => undefined);
    }, notifyEveryMs);
  });

  const listener = followers.length > 0 ? listen(database, wakeAll, log) : undefined;
  return {
    async stop() {
      stopHearing();
      clearTimeout(notifyTimer);
      await listener?.stop();
      await Promise.all(followers.map((follower: Follower) => follower.stop()));
    },
  };
}

function listen(database: Database, wakeAll: () => void, log: Log) {
  let stopped = false;
  let client: Awaited<ReturnType<Database['dedicated']>> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    try {
      const fresh = await database.dedicated();
      if (stopped) return await fresh.end();
      client = fresh;
      fresh.on('notification', wakeAll);
      fresh.on('end', again);
      await fresh.query(`listen ${channel}`);
      wakeAll();
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'cannot listen for events yet');
      again();
    }
  };
  const again = () => {
    client = undefined;
    // A connection can fail and end at once: only one try follows.
    clearTimeout(retry);
    if (!stopped) retry = setTimeout(connect, relistenAfterMs);
  };
  const first = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await first;
      await client?.end().catch(() => undefined);
    },
  };
}
