import type { Log } from '../log.ts';
import type { Database } from './database.ts';

const relistenAfterMs = 1000;

export interface ListenOptions {
  database: Database;
  channel: string;
  /** Called for each notification with what it carries, and without anything whenever some may have been missed: at the start and after a lost connection. */
  onNews(payload?: string): void;
  log: Log;
}

/** Listens on a channel of the database, on a connection of its own that is made again when it is lost. */
export function listen({ database, channel, onNews, log }: ListenOptions): { stop(): Promise<void> } {
  let stopped = false;
  let client: Awaited<ReturnType<Database['dedicated']>> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    try {
      const fresh = await database.dedicated();
      if (stopped) return await fresh.end();
      client = fresh;
      fresh.on('notification', ({ payload }) => onNews(payload));
      fresh.on('end', again);
      await fresh.query(`listen ${channel}`);
      onNews();
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
