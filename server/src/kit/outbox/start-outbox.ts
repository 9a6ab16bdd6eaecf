import type { Database } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import { databasesOf, type Homes } from '../homes/homes.ts';
import type { Log } from '../log.ts';
import { type Consumer, type Follower, follow } from './follow.ts';
import { startScout } from './scout.ts';

const channel = 'kit_outbox';
const notifyEveryMs = 20;

/** An outbox in each database of a house: its consumers hear every home where its events lie, in the order of that home. */
export async function startOutboxes({
  homes,
  ...rest
}: {
  homes: Homes;
  consumers: Consumer[];
  log: Log;
}): Promise<Outbox> {
  const outboxes = await Promise.all(databasesOf(homes).map((database) => startOutbox({ database, ...rest })));
  return { stop: async () => void (await Promise.all(outboxes.map((outbox) => outbox.stop()))) };
}

export interface Outbox {
  stop(): Promise<void>;
}

/**
 * Starts the consumers of this process and the wake-up between processes. One scout looks ahead for all of them.
 *
 * NOTIFY is sent after the commit, at most once in a few milliseconds: inside the transaction it would take a lock
 * that all commits share. A wake-up lost in a crash costs one poll interval, never an event.
 */
export async function startOutbox(options: { database: Database; consumers: Consumer[]; log: Log }): Promise<Outbox> {
  const { database, consumers, log } = options;
  const followers: Follower[] = [];
  const scout = consumers.length > 0 ? startScout({ database, followers: () => followers, log }) : undefined;
  const wake = () => scout?.wake();
  followers.push(
    ...(await Promise.all(consumers.map((consumer) => follow(database, consumer, { log, onIdle: wake })))),
  );
  wake();

  let notifyTimer: NodeJS.Timeout | undefined;
  const stopHearing = database.onEventsWritten(() => {
    wake();
    notifyTimer ??= setTimeout(() => {
      notifyTimer = undefined;
      database.query(`notify ${channel}`).catch(() => undefined);
    }, notifyEveryMs);
  });

  const listener = scout && listen({ database, channel, onNews: wake, log });
  return {
    async stop() {
      stopHearing();
      clearTimeout(notifyTimer);
      await listener?.stop();
      await scout?.stop();
      await Promise.all(followers.map((follower: Follower) => follower.stop()));
    },
  };
}
