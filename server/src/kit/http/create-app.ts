import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { Refusal } from '@halley/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Log, silentLog } from '../log.ts';
import { answerError } from './answer-errors.ts';
import { hasOneHost } from './has-one-host.ts';
import { parsePlainJson } from './parse-json.ts';
import { requestLog } from './request-log.ts';

/** A request that is still arriving after this long is cut off: ten megabytes over a poor phone line make it. */
const slowestRequestMs = 180_000;

export interface AppOptions {
  log?: Log;
  /** `true`, or addresses and ranges: whose `X-Forwarded-For` we believe. Nobody's by default. */
  trustProxy?: string;
}

/** A Fastify instance with our manners: request ids, JSON rules, error bodies. */
export async function createApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log ?? silentLog,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: readTrust(options.trustProxy),
    childLoggerFactory: (log, bindings, loggerOptions, request) =>
      requestLog(log as Log, bindings, loggerOptions as never, request.headers.traceparent),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: slowestRequestMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: answerError,
  }) as unknown as FastifyInstance;
  // Cookies are read by `cookiesOf` when somebody asks for one.
  await app.register(cookie, { hook: false });
  acceptJson(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('NOT_FOUND'), request, reply));
  // With `done`, here and in other hooks of every request: a promise for each is time that every wager would pay.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // RFC 9112 §3.2: a request must say once, and readably, whom it asks.
    if (!hasOneHost(request.raw)) return done(new Refusal('MALFORMED_REQUEST'));
    done();
  });
  return app;
}

function readTrust(text: string | undefined): boolean | string {
  if (text === undefined || text === 'false') return false;
  return text === 'true' ? true : text;
}

/** JSON only. Like Fastify's own parser, but an empty body is no body: browsers send one with DELETE. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const plain = parsePlainJson(body as string);
    if (plain) return done(null, plain.value);
    void parse(request, body as string, done);
  });
}
