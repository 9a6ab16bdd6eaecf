import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Refusal } from '@halley/contract';
import { RecoveryRequest, TogetherQuestion } from '@halley/sports/feed';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from '../create-world.ts';
import { priceTogether } from './price-together.ts';

/** A reader that lets more than this pile up is cut: it comes back, and recovers. */
const mostWaitingBytes = 32 * 1024 * 1024;
/** Keys of all markets somebody waits for. */
const mostBodyBytes = 16 * 1024 * 1024;

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
  const together = priceTogether();

  function open(request: FastifyRequest): World {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Refusal('UNAUTHENTICATED');
    const { producer } = request.params as { producer: string };
    const opened = world();
    if (!opened || opened.journal.producer !== producer) throw new Refusal('NOT_FOUND');
    return opened;
  }

  app.get('/feed/v1/:producer', async (request) => {
    const { producer, epoch, lastSeq } = open(request).journal;
    return { producer, protocol: 1, epoch, seq: lastSeq };
  });

  app.get('/feed/v1/:producer/stream', (request, reply) => {
    const { journal } = open(request);
    const after = readPlace(request.query as Record<string, unknown>, journal.epoch);
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
    raw.flushHeaders();
    // What is gone, or of another epoch, has to be recovered: whoever asked for it sees that it is missing.
    for (const text of (after !== undefined && journal.linesAfter(after)) || []) write(text);
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
    // What is asked for follows behind this place.
    const { epoch, lastSeq: seq } = opened.journal;
    if (!opened.recover(asked.data)) return reply.code(409).send({ code: 'TOO_OLD' });
    return reply.code(202).send({ epoch, seq });
  });

  app.post('/feed/v1/:producer/together', async (request) => {
    const opened = open(request);
    const asked = TogetherQuestion.safeParse(request.body);
    if (!asked.success) throw new Refusal('MALFORMED_REQUEST');
    const run = opened.fixture(asked.data.fixture);
    if (!run) throw new Refusal('NOT_FOUND');
    return together(run.priced(), asked.data);
  });

  app.get('/feed/v1/:producer/fixtures', async (request) => {
    const opened = open(request);
    const { producer, epoch } = opened.journal;
    return {
      producer,
      epoch,
      fixtures: [
        ...opened.fixtures().map((run) => ({ fixture: run.plan.id, description: run.describe() })),
        ...opened.seasons().map((run) => ({ fixture: run.id, description: run.describe() })),
      ],
    };
  });

  // A stream has no end of its own, and the server would wait for it.
  app.addHook('preClose', async () => {
    for (const raw of streams) raw.end();
  });
}

/** Behind which number to begin; undefined: with what comes next. */
function readPlace({ epoch, after }: Record<string, unknown>, current: number): number | undefined {
  for (const given of [epoch, after]) {
    if (given !== undefined && !(typeof given === 'string' && /^\d{1,15}$/.test(given))) {
      throw new Refusal('MALFORMED_REQUEST');
    }
  }
  return after === undefined || (epoch !== undefined && Number(epoch) !== current) ? undefined : Number(after);
}
