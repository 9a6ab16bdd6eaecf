import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { createAuthentication } from './authenticate-call.ts';
import { callHandlers } from './calls/call-handlers.ts';
import type { CallScope } from './calls/call-scope.ts';
import { inProtocol, ProviderRefusal } from './codes.ts';
import type { CallCounts } from './count-calls.ts';
import { describeProtocol } from './describe-protocol.ts';
import { createSessionJudge } from './judge-session.ts';
import type { ProviderPorts } from './ports.ts';
import { bodies, type CallName, largestBodyBytes } from './protocol.ts';
import { createProviderRates } from './rate-per-provider.ts';
import { readJson } from './read-json.ts';

const providerPrefix = '/provider/v1';

export interface ProviderMount {
  rateLimitScale: number;
  redis?: Redis;
  counts: CallCounts;
}

/** The protocol on a prefix of its own: raw bytes in, its own codes out. Nothing of the players' API reaches in here. */
export function mountProviderApi(app: FastifyInstance, ports: ProviderPorts, mount: ProviderMount): void {
  const takeRate = createProviderRates({ scale: mount.rateLimitScale, redis: mount.redis });
  const authenticate = createAuthentication(ports, takeRate);
  const judge = createSessionJudge(ports);
  const description = describeProtocol();

  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      // A signature holds for the bytes, so they are not read as JSON before it has been checked.
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.setErrorHandler((error, request, reply) => {
        const refusal = answerError(error, request, reply);
        noteCall(mount.counts, request, refusal.body.code);
      });
      mount.counts.start();
      scope.addHook('onClose', () => mount.counts.stop());
      scope.get('/openapi.json', async () => description);
      // Not left to others: below the pages of the site an unknown address would be a page.
      for (const path of ['/', '/*']) scope.all(path, () => Promise.reject(new ProviderRefusal('unknown_call')));
      for (const name of Object.keys(bodies) as CallName[]) {
        const options = { bodyLimit: largestBodyBytes, config: { call: `provider.${name}` } };
        scope.post(`/${name}`, options, async (request, reply) => {
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const provider = await authenticate({
            method: request.method,
            path: request.url,
            address: request.ip,
            body: bytes,
            header: (header) => headerOf(request, header),
          });
          const answer = await handle(name, { ...ports, provider, judge }, bytes);
          mount.counts.note({ providerId: provider.id, call: name, code: 0 });
          return send(reply, 200, answer);
        });
      }
    },
    { prefix: providerPrefix },
  );
}

function handle(name: CallName, scope: CallScope, bytes: Buffer): Promise<object> {
  const read = bodies[name].safeParse(readJson(bytes));
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join('.'));
    throw new ProviderRefusal('invalid_fields', { fields: [...new Set(fields)].slice(0, 10) });
  }
  return callHandlers[name](scope, read.data as never);
}

/** A header that was sent twice is none. */
function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** What Fastify refuses before our code is reached. */
const transport: Record<string, ProviderRefusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ProviderRefusal('too_large'),
};

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): ProviderRefusal {
  const { code, statusCode } = Object(error) as { code?: string; statusCode?: number };
  const isTransport = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  const refusal = transport[code ?? ''] ?? (isTransport ? new ProviderRefusal('malformed') : inProtocol(error));
  if (refusal.code === 'internal') request.log.error({ err: error, url: request.routeOptions.url }, 'a call failed');
  else if (refusal.body.code >= 200 && refusal.body.code < 300) {
    const provider = headerOf(request, 'x-provider-id')?.slice(0, 32);
    request.log.warn({ provider, address: request.ip, code: refusal.code }, 'a provider call was refused');
  }
  if (refusal.details.retry_after_seconds !== undefined) {
    reply.header('retry-after', String(refusal.details.retry_after_seconds));
  }
  void send(reply, refusal.status, refusal.body);
  return refusal;
}

/** By the name that was given, believed or not: wrong signatures are what an operator wants to see. */
function noteCall(counts: CallCounts, request: FastifyRequest, code: number): void {
  const providerId = headerOf(request, 'x-provider-id') ?? '';
  const call = (request.routeOptions.config as { call?: string }).call?.replace('provider.', '');
  if (call && /^[a-z0-9][a-z0-9-]{1,31}$/.test(providerId)) counts.note({ providerId, call, code });
}

/** Written here and not by a serializer, so that the same answer is the same bytes in every release. */
function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
