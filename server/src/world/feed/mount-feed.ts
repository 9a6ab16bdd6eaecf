import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Refusal } from '@halley/contract';
import { RecoveryRequest } from '@halley/sports/feed';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from '../create-world.ts';

/** A reader that lets more than this pile up is cut: it comes back, and recovers. */
const mostWaitingBytes = 32 * 1024 * 1024;
const mostBodyBytes = 1024 * 1024;

export interface FeedMount {
  /** Undefined while the world is not turning. */
  world(): World | undefined;
  token: string;
  /** For tests. */
  mostWaiting?: number;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The feed protocol over HTTP: a stream of lines, recovery, and what there is. Only for whoever has the token. */
export function mountFeed(app: FastifyInstance, { world, token, mostWaiting = mostWaitingBytes }: FeedMount): void {
  const wanted = digest(`Bearer ${token}`);
  const streams = new Set<ServerResponse>();

  function open(request: FastifyRequest): World {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Refusal('UNAUTHENTICATED');
    const { producer } = request.params as { producer: string };
    const opened = world();
    if (!opened || opened.journal.producer !== producer) throw new Refusal('NOT_FOUND');
    return opened;
  }

  app.get('/feed/v1/:producer/stream', (request, reply) => {
    const { journal } = open(request);
    const after = readAfter(request.query as Record<string, unknown>);
    reply.hijack();
    const { raw } = reply;
    streams.add(raw);
    raw.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-feed-epoch': String(journal.epoch),
    });
    const write = (text: string) => {
      raw.write(text);
      if (raw.writableLength > mostWaiting) raw.destroy();
    };
    const missed = after === undefined ? [] : journal.linesAfter(after);
    // What it asks for is gone, or of another epoch: it has to recover.
    if (!missed) write(journal.aside({ type: 'alive', subscribed: false }));
    for (const text of missed ?? []) write(text);
    // Headers leave with the first bytes: a blank line is nothing, and whoever waits knows that it is connected.
    if (missed?.length === 0) raw.write('\n');
    const leave = journal.follow(write);
    raw.once('close', () => {
      leave();
      streams.delete(raw);
    });
  });

  app.post('/feed/v1/:producer/recovery', { bodyLimit: mostBodyBytes }, async (request, reply) => {
    const opened = open(request);
    const asked = RecoveryRequest.safeParse(request.body);
    if (!asked.success) throw new Refusal('MALFORMED_REQUEST');
    opened.recover(asked.data);
    return reply.code(202).send({ request_id: asked.data.request_id, epoch: opened.journal.epoch });
  });

  app.get('/feed/v1/:producer/fixtures', async (request) => {
    const opened = open(request);
    const { producer, epoch } = opened.journal;
    return {
      producer,
      epoch,
      fixtures: opened.fixtures().map((run) => ({ fixture: run.plan.id, description: run.describe() })),
    };
  });

  // A stream has no end of its own, and the server would wait for it.
  app.addHook('preClose', async () => {
    for (const raw of streams) raw.end();
  });
}

function readAfter({ after }: Record<string, unknown>): number | undefined {
  if (after === undefined || after === '') return undefined;
  if (typeof after !== 'string' || !/^\d{1,15}$/.test(after)) throw new Refusal('MALFORMED_REQUEST');
  return Number(after);
}
