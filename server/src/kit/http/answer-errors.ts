import { bodyOf, type Call, type ErrorBody, Refusal } from '@halley/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/is-away.ts';
import { InvalidFields } from './invalid-fields.ts';
import { InvalidInput } from './read-input.ts';

/** What a client may get wrong before our code is reached, and how we say so. */
const transportRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('MALFORMED_REQUEST'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal('MALFORMED_REQUEST'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Refusal('MALFORMED_REQUEST'),
  FST_ERR_BAD_URL: new Refusal('MALFORMED_REQUEST'),
};

const awayRetrySeconds = '1';

/** Text the database cannot hold, when it slipped past the check at the door. */
const unstorable = new Set(['22021', '22P05']);

function errorAnswer(error: unknown): { status: number; body: ErrorBody; bug: boolean } {
  if (error instanceof InvalidInput || error instanceof InvalidFields)
    return { status: 422, body: error.body, bug: false };
  // Anything can be thrown, null too.
  const { code, statusCode } = Object(error) as Partial<FastifyError>;
  const refusal =
    error instanceof Refusal
      ? error
      : (transportRefusals[code ?? ''] ?? (unstorable.has(code ?? '') ? new Refusal('MALFORMED_REQUEST') : undefined));
  if (refusal) return { status: refusal.status, body: bodyOf(refusal), bug: false };
  // Nobody's mistake: it comes back by itself, and the client may repeat the request then.
  if (isDatabaseAway(error)) return { status: 503, body: bodyOf(new Refusal('UNAVAILABLE')), bug: false };
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, body: bodyOf(new Refusal('MALFORMED_REQUEST')), bug: false };
  }
  return { status: 500, body: bodyOf(new Refusal('INTERNAL')), bug: true };
}

function inLists(errors: Record<string, Record<string, string>>) {
  const lists = Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field,
      Object.entries(texts).map(([code, text]) => `${code} ${text}`),
    ]),
  );
  return { ...lists, errors: lists };
}

/** The first code of each field, as it is. */
const inText = (errors: Record<string, Record<string, string>>) => ({
  errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, Object.keys(texts)[0]])),
});

/** Without its query: tokens of mailed links stand there. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] as string;
}

/** What an error says to whoever asked, in the shape the call has for it. What is ours or the database's goes to the log. */
export function tellError(
  error: unknown,
  request: Pick<FastifyRequest, 'id' | 'log' | 'url'>,
  call: Pick<Call, 'refusesInLists' | 'refusesInText'>,
): { status: number; body: unknown } {
  const { status, body, bug } = errorAnswer(error);
  if (bug) request.log.error({ err: error, url: pathOf(request.url) }, 'a request failed');
  if (isDatabaseAway(error))
    request.log.warn({ code: Object(error).code, url: pathOf(request.url) }, 'the database is away');
  if (bug && 'error' in body) body.error.request_id = request.id;
  const shape = call.refusesInLists ? inLists : call.refusesInText ? inText : undefined;
  return { status, body: shape && 'errors' in body ? shape(body.errors) : body };
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = tellError(error, request, Object(request.routeOptions?.config));
  if (status === 429 && error instanceof Refusal)
    reply.header('retry-after', String(error.details.retry_after_seconds));
  // Whoever asked for maintenance sets its own; here nobody did, and it is soon over.
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', awayRetrySeconds);
  // Set here too: an address that cannot be decoded never reaches the hook that sets it for the others.
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  void reply.status(status).header('cache-control', 'no-store').send(body);
}
