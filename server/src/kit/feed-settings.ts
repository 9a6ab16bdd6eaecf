import { z } from 'zod';
import { deriveKey } from './secrets.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

/** What the environment says of feeds of sport and of our own world. */
export const feedEnvironment = {
  WORLD: flag.optional(),
  WORLD_SPEED: z.coerce.number().min(0.1).max(100).default(1),
  WORLD_TOKEN: z.string().min(16).max(200).optional(),
  /** `http(s)`: the feed protocol. `amqp(s)`: the unified feed, with FEED_API_URL and FEED_PRODUCT. */
  FEED_URL: z.url({ protocol: /^(https?|amqps?)$/ }).optional(),
  FEED_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  FEED_PRODUCT: z
    .string()
    .regex(/^\d{1,4}:[a-z][a-z0-9_-]{0,39}$/, 'must be the number and the name of a product, like 1:liveodds')
    .optional(),
  FEED_EXCHANGE: z.string().min(1).max(100).default('unifiedfeed'),
  FEED_PATTERN: z.string().min(1).max(200).default('#'),
  FEED_TOKEN: z.string().min(1).max(200).optional(),
};

type Environment = z.output<z.ZodObject<typeof feedEnvironment>> & {
  HOST: string;
  PORT: number;
  HALLEY_ROLE: string;
  HALLEY_SECRET: string;
};

export interface FeedSettings {
  /** The simulated world of sport, how many times faster than usual it runs, and who may read it. */
  world: { isOn: boolean; speed: number; token: string };
  /** The feed of sport this house reads; unset: none. Without an address it is this very process, whichever port it got. */
  feed:
    | {
        url: string | undefined;
        token: string;
        /** Of the unified feed; unset: the feed is read by our own protocol. */
        unified?: { apiUrl: string; product: string; productName: string; exchange: string; pattern: string };
      }
    | undefined;
}

/**
 * The simulated world runs in the demo, inside a process that does everything. Where several processes share the work it is
 * one of its own (`npm run world`) and FEED_URL says where. The house reads its own world over HTTP like any other feed.
 */
export function readFeedSettings(
  env: Environment,
  { production }: { production: boolean },
): FeedSettings | { problem: string } {
  const token = env.WORLD_TOKEN ?? deriveKey(env.HALLEY_SECRET, 'world-feed');
  const isOn = env.HALLEY_ROLE === 'all' && (env.WORLD ?? (!production && !env.FEED_URL));
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST;
  const isQueue = /^amqps?:/.test(env.FEED_URL ?? '');
  if (isQueue && !(env.FEED_API_URL && env.FEED_PRODUCT))
    return { problem: 'FEED_URL names a queue: FEED_API_URL and FEED_PRODUCT are needed beside it' };
  const [product = '', productName = ''] = (env.FEED_PRODUCT ?? '').split(':');
  const own = env.PORT === 0 ? undefined : `http://${host}:${env.PORT}`;
  return {
    world: { isOn, speed: env.WORLD_SPEED, token },
    feed:
      env.FEED_URL || isOn
        ? {
            url: (isQueue ? env.FEED_URL : env.FEED_URL?.replace(/\/$/, '')) ?? own,
            token: env.FEED_TOKEN ?? token,
            ...(isQueue && {
              unified: {
                apiUrl: (env.FEED_API_URL ?? '').replace(/\/$/, ''),
                product,
                productName,
                exchange: env.FEED_EXCHANGE,
                pattern: env.FEED_PATTERN,
              },
            }),
          }
        : undefined,
  };
}
