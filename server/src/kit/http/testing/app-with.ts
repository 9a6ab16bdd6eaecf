import type { Calls } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { createApp, createRateLimits, type Handlers, type Log, type MountOptions, mountCalls } from '../../index.ts';

/** A real app with the calls of a room, for guests unless told otherwise. */
export async function appWith<Own extends Calls>(
  calls: Own,
  handlers: Handlers<Own>,
  { log, ...mount }: Partial<MountOptions> & { log?: Log } = {},
): Promise<FastifyInstance> {
  const app = await createApp(log && { log });
  mountCalls(app, calls, handlers, {
    authenticate: async () => null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
    ...mount,
  });
  return app;
}
