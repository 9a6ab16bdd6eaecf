import { Readable } from 'node:stream';
import { type Call, type Calls, type FileAnswer, pathsOf, Refusal } from '@halley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { Context, Principal, StaffPrincipal } from './context.ts';
import type { Handlers } from './handlers.ts';
import type { RateLimits } from './rate-limit.ts';
import { hasUnstorableText, isTooDeep, readInput } from './read-input.ts';

export interface MountOptions<P extends Principal | StaffPrincipal = Principal> {
  /** Players' calls and staff's calls are mounted apart, each with its own: neither sees the other's cookie. */
  authenticate(request: FastifyRequest): Promise<P | null>;
  rateLimits: RateLimits;
  /** Checks every answer against the contract: on in tests and demo, off where speed matters. */
  checkAnswers: boolean;
  publicUrl?: string;
}

const usualBodyLimitBytes = 64 * 1024;

/** Serves every call of a contract at its path and aliases. */
export function mountCalls<C extends Calls>(
  app: FastifyInstance,
  calls: C,
  handlers: Handlers<C>,
  options: MountOptions<Principal | StaffPrincipal>,
) {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as (input: unknown, context: Context) => Promise<{ status: number; body: unknown }>;
    for (const url of pathsOf(call)) {
      app.route({
        method: call.method,
        url,
        bodyLimit: call.bodyLimitBytes ?? usualBodyLimitBytes,
        config: { call: name },
        handler: async (request, reply) => {
          const answer = await answerCall({ call, handler, request, reply, options });
          if (options.checkAnswers) checkAnswer(name, call, answer);
          reply.status(answer.status).header('cache-control', 'no-store');
          if (call.file) return sendFile(reply, answer.body as FileAnswer);
          return answer.status === 204 ? reply.send() : reply.send(answer.body);
        },
      });
    }
  }
}

interface CallInProgress {
  call: Call;
  handler: (input: unknown, context: Context) => Promise<{ status: number; body: unknown }>;
  request: FastifyRequest;
  reply: FastifyReply;
  options: MountOptions<Principal | StaffPrincipal>;
}

async function answerCall({ call, handler, request, reply, options }: CallInProgress) {
  if (call.method !== 'GET') refuseOtherSites(request, options.publicUrl);
  // The address is counted first: a flood of made-up cookies must not reach the database.
  await options.rateLimits.take(call.rate, { address: request.ip });
  const caller = await options.authenticate(request);
  if (caller) await options.rateLimits.take(call.rate, caller);
  const principal = caller && 'playerId' in caller ? caller : null;
  const staff = caller && 'memberId' in caller ? caller : null;
  if (call.who === 'player' && !principal) throw new Refusal('UNAUTHENTICATED');
  if (call.who === 'guest' && principal) throw new Refusal('GUESTS_ONLY');
  if (call.who === 'staff') checkPermission(call, staff);
  const raw = { params: request.params, query: request.query, body: request.body };
  if (isTooDeep(raw) || hasUnstorableText(raw)) throw new Refusal('MALFORMED_REQUEST');
  return handler(readInput(call, raw), contextOf(request, reply, principal, staff));
}

/**
 * A browser says where a request comes from; another site's page must not act in a player's name. Clients that are
 * not browsers send neither header and have no cookie to abuse.
 */
function refuseOtherSites(request: FastifyRequest, publicUrl: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  if (origin === undefined && site === undefined) return;
  const own = [request.host, publicUrl ? new URL(publicUrl).host : request.host];
  if (origin === undefined || !URL.canParse(origin) || !own.includes(new URL(origin).host)) throw new Refusal('CSRF');
}

/** A call for staff that names no permission is open to nobody. */
function checkPermission(call: Call, staff: StaffPrincipal | null): void {
  if (!staff) throw new Refusal('UNAUTHENTICATED');
  const { permission } = call;
  if (permission === 'self') return;
  if (permission === undefined || !staff.permissions.includes(permission)) throw new Refusal('FORBIDDEN');
}

/**
 * Whatever is in the file, a browser keeps it instead of opening it; and if one opened it all the same, nothing in it
 * could run, load or be taken for another type.
 */
function sendFile(reply: FastifyReply, { fileName, contentType, content }: FileAnswer): FastifyReply {
  const plainName = fileName.replace(/[^\w.-]+/g, '_');
  return reply
    .type(contentType)
    .header(
      'content-disposition',
      `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content));
}

/** Also for the few routes that are no calls of the contract: redirects of a browser. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal | null,
  staff: StaffPrincipal | null = null,
): Context {
  return {
    requestId: request.id,
    log: request.log as Log,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    host: request.host,
    principal,
    staff,
    idempotencyKey: idempotencyKeyOf(request),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, cookieOptions) => void reply.setCookie(name, value, cookieOptions),
    setHeader: (name, value) => void reply.header(name, value),
  };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('idempotency_key.invalid');
  return key;
}

function checkAnswer(name: string, call: Call, answer: { status: number; body: unknown }): void {
  const schema = call.responses[answer.status];
  if (!schema) throw new Error(`${name} answered ${answer.status}, which its contract does not list`);
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new Error(`${name} broke its contract: ${parsed.error.message}`);
}
