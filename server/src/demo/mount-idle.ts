import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Database, outboxLag } from '../kit/index.ts';
import { countDueJobs } from '../kit/jobs/index.ts';

const lookEveryMs = 20;
const longestMs = 30_000;

/**
 * Answers when nothing is left to do behind the requests that were answered: no event a consumer has not reached, no job
 * that is due or running; mails are jobs. Journeys wait here instead of asking screens again and again.
 */
export function mountIdle(app: FastifyInstance, database: Database): void {
  app.get('/demo/idle', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const deadline = performance.now() + longestMs;
    while (!(await isIdle(database))) {
      if (performance.now() > deadline) return reply.code(503).send({ idle: false });
      if (request.raw.destroyed) return reply;
      await sleep(lookEveryMs);
    }
    return { idle: true };
  });
}

/** An event may have become a job between two looks, never a job an event that was not seen: events are looked at first. */
async function isIdle(database: Database): Promise<boolean> {
  const behind = async () => (await outboxLag(database)).some(({ rows }) => rows > 0);
  return !(await behind()) && (await countDueJobs(database)) === 0 && !(await behind());
}
