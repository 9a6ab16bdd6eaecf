import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { manualClock } from '../kit/index.ts';

const Move = z.object({
  advance_ms: z
    .number()
    .int()
    .min(0)
    .max(366 * 24 * 60 * 60 * 1000),
});

/** Moves the clock of a house for tests. Where time is real there is no such address. */
export function mountClock(app: FastifyInstance, clock: ReturnType<typeof manualClock> | undefined): void {
  if (!clock) return;
  app.post('/demo/clock', async (request, reply) => {
    const move = Move.safeParse(request.body);
    if (!move.success) return reply.code(422).send({ error: 'advance_ms must be a whole number of milliseconds' });
    clock.advanceMs(move.data.advance_ms);
    return { now: clock.now().toISOString() };
  });
}
