import { z } from 'zod';
import { deriveKey } from './secrets.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

/** What the environment says of feeds of sport and of our own world. */
export const feedEnvironment = {
  WORLD: flag.optional(),
  WORLD_SPEED: z.coerce.number().min(0.1).max(100).default(1),
  WORLD_TOKEN: z.string().min(16).max(200).optional(),
  FEED_URL: z.url({ protocol: /^https?$/ }).optional(),
  FEED_TOKEN: z.string().min(1).max(200).optional(),
};

type Environment = z.output<z.ZodObject<typeof feedEnvironment>> & {
  HOST: string;
  PORT: number;
  HALLEY_ROLE: string;
  HALLEY_SECRET: string;
};

/**
 * The simulated world runs in the demo, inside a process that does everything. Where several processes share the work it is
 * one of its own (`npm run world`) and FEED_URL says where. The house reads its own world over HTTP like any other feed.
 */
export function readFeedSettings(env: Environment, { production }: { production: boolean }) {
  const token = env.WORLD_TOKEN ?? deriveKey(env.HALLEY_SECRET, 'world-feed');
  const isOn = env.HALLEY_ROLE === 'all' && (env.WORLD ?? (!production && !env.FEED_URL));
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST;
  const own = env.PORT === 0 ? undefined : `http://${host}:${env.PORT}`;
  return {
    /** The simulated world of sport, how many times faster than usual it runs, and who may read it. */
    world: { isOn, speed: env.WORLD_SPEED, token },
    /** The feed of sport this house reads; unset: none. Without an address it is this very process, whichever port it got. */
    feed:
      env.FEED_URL || isOn
        ? { url: env.FEED_URL?.replace(/\/$/, '') ?? own, token: env.FEED_TOKEN ?? token }
        : undefined,
  };
}
