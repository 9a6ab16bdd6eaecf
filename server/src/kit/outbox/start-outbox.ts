import type { Database } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import type { Log } from '../log.ts';
import { type Consumer, type Follower, follow } from './follow.ts';

const channel = 'kit_outbox';
const notifyEveryMs = 20;

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

  const listener = followers.length > 0 ? listen({ database, channel, onNews: wakeAll, log }) : undefined;
  return {
    async stop() {
      stopHearing();
      clearTimeout(notifyTimer);
      await listener?.stop();
      await Promise.all(followers.map((follower: Follower) => follower.stop()));
    },
  };
}
