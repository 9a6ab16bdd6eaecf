import { type Clock, createApp, type Log } from '../kit/index.ts';
import { createWorld } from './create-world.ts';
import { mountFeed } from './feed/mount-feed.ts';
import type { Competition } from './season/competitions.ts';
import { turnWorld } from './turn-world.ts';

export interface ServeWorldOptions {
  clock: Clock;
  log: Log;
  host: string;
  port: number;
  token: string;
  /** 32 bytes in hex. */
  key: string;
  pace?: number;
  competitions?: readonly Competition[];
  aheadSeconds?: number;
}

/** The world as a process of its own. */
export async function serveWorld(options: ServeWorldOptions) {
  const { log, host, port, token } = options;
  const world = createWorld(options);
  const app = await createApp({ log });
  mountFeed(app, { world: () => world, token });
  const url = await app.listen({ host, port });
  const turning = turnWorld(world, { log });
  return {
    url,
    async stop() {
      turning.stop();
      await app.close();
    },
  };
}
