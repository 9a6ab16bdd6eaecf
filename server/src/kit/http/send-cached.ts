import { createHash } from 'node:crypto';
import type { Call } from '@halley/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** So long an answer is used without a question. What is told live is asked for again after that. */
const cachedSeconds = 2;

export interface CachedAnswer {
  request: FastifyRequest;
  reply: FastifyReply;
  body: unknown;
}

/** An answer with a name: who has it already is told so in a few bytes. */
export function sendCached(shared: NonNullable<Call['cached']>, { request, reply, body }: CachedAnswer): FastifyReply {
  const text = JSON.stringify(body);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const isForAll = shared === 'all' || (shared === 'locale' && Object(request.query).l !== undefined);
  reply.header('cache-control', `${isForAll ? 'public' : 'private'}, max-age=${cachedSeconds}`).header('etag', tag);
  if (!isForAll) reply.header('vary', 'cookie, accept-language');
  if (holds(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** A proxy that packed the answer has made the tag a weak one. */
function holds(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag) ?? false;
}
