import { type Call, Refusal } from '@halley/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { askInside } from './ask-inside.ts';
import type { Context, Principal, StaffPrincipal } from './context.ts';
import { cookiesOf } from './cookies-of.ts';
import type { RateLimits } from './rate-limit.ts';
import { isUnfit, isUnstorable, readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import type { UploadPlaces } from './upload-places.ts';

export interface MountOptions<P extends Principal | StaffPrincipal = Principal> {
  /** Players' calls and staff's calls are mounted apart, each with its own: neither sees the other's cookie. */
  authenticate(request: FastifyRequest): Promise<P | null>;
  /** For calls that look at the session themselves: who it was when it was last looked at. Unset: as above. */
  recognise?(request: FastifyRequest): Promise<P | null>;
  rateLimits: RateLimits;
  /** Checks every answer against the contract: on in tests and demo, off where speed matters. */
  checkAnswers: boolean;
  publicUrl?: string;
  /** Hears of calls that a member of staff has no permission for, before they are refused. */
  onForbidden?(refused: ForbiddenCall): Promise<void>;
}

export interface ForbiddenCall {
  staff: StaffPrincipal;
  call: string;
  permission: string | null;
  /** Without its question. */
  path: string;
  address: string;
}

export type AnyHandler = (input: unknown, context: Context) => Promise<{ status: number; body: unknown }>;

export interface MountedCall {
  name: string;
  call: Call;
  handler: AnyHandler;
  options: MountOptions<Principal | StaffPrincipal>;
}

/** What is the same for all requests of a call. */
export interface Way extends MountedCall {
  /** The parameter that takes several segments. */
  several: string | undefined;
  meet: MountOptions<Principal | StaffPrincipal>['authenticate'];
  takePlace: UploadPlaces;
}

export async function answerCall(way: Way, request: FastifyRequest, reply: FastifyReply) {
  const { call, handler } = way;
  const { principal, staff } = await passDoor(way, request, way.meet);
  const context = contextOf(request, reply, principal);
  context.staff = staff;
  const raw = { params: paramsOf(way.several, request.params), query: request.query, body: request.body };
  const { upload } = call;
  if (!upload) return handler(readCall(call, raw), context);
  const caller = principal ? `player ${principal.playerId}` : request.ip;
  return way.takePlace(caller, async () => {
    const { fields, upload: file } = await readUpload(request, upload);
    if (isUnstorable(file.fileName)) throw new Refusal('MALFORMED_REQUEST');
    return handler({ ...readCall(call, { ...raw, body: fields }), upload: file }, context);
  });
}

/** What stands before every handler: other sites, limits, the session, and whom the call is for. */
export async function passDoor(
  { name, call, options }: MountedCall,
  request: FastifyRequest,
  meet: Way['meet'],
): Promise<{ principal: Principal | null; staff: StaffPrincipal | null }> {
  if (call.method !== 'GET') refuseOtherSites(request, options.publicUrl);
  // The address is counted first: a flood of made-up cookies must not reach the database.
  const counted = options.rateLimits.take(call.rate, { address: request.ip });
  if (counted) await counted;
  const who = await meet(request);
  const countedAgain = who && options.rateLimits.take(call.rate, who);
  if (countedAgain) await countedAgain;
  const principal = who && 'playerId' in who ? who : null;
  const staff = who && 'memberId' in who ? who : null;
  if (call.who === 'player' && !principal) throw new Refusal('UNAUTHENTICATED');
  if (call.who === 'guest' && principal) throw new Refusal('GUESTS_ONLY');
  if (call.who === 'staff' && !staff) throw new Refusal('UNAUTHENTICATED');
  if (call.who === 'staff' && staff && !mayCall(call, staff)) {
    const [path = ''] = request.url.split('?');
    await options.onForbidden?.({ staff, call: name, permission: call.permission ?? null, path, address: request.ip });
    throw new Refusal('FORBIDDEN');
  }
  return { principal, staff };
}

/** The router knows what several segments took as `*`; the contract has a name for it. */
function paramsOf(several: string | undefined, params: unknown): unknown {
  if (several === undefined) return params;
  const { '*': value, ...rest } = params as Record<string, string>;
  return { ...rest, [several]: value };
}

export function readCall(call: Call, raw: { params: unknown; query: unknown; body: unknown }) {
  if (isUnfit(raw)) throw new Refusal('MALFORMED_REQUEST');
  return readInput(call, raw);
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

/** For the few routes that are no calls of the contract: redirects of a browser. */
export function contextOf(request: FastifyRequest, reply: FastifyReply, principal: Principal | null): Context {
  return {
    requestId: request.id,
    log: request.log as Log,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    host: request.host,
    principal,
    staff: null,
    idempotencyKey: idempotencyKeyOf(request),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => cookiesOf(request)[name],
    setCookie: (name, value, cookieOptions) => void reply.setCookie(name, value, cookieOptions),
    setHeader: (name, value) => void reply.header(name, value),
    askInside: (path) => askInside(request, path),
  };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('idempotency_key.invalid');
  return key;
}

export function checkAnswer(name: string, call: Call, answer: { status: number; body: unknown }): void {
  const schema = call.responses[answer.status];
  if (!schema) throw new Error(`${name} answered ${answer.status}, which its contract does not list`);
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new Error(`${name} broke its contract: ${parsed.error.message}`);
}

/** Whether a member may make a call for staff. One that names no permission is open to nobody. */
function mayCall({ permission }: Call, staff: StaffPrincipal): boolean {
  return permission === 'self' || (permission !== undefined && staff.permissions.includes(permission));
}
