import { randomUUID } from 'node:crypto';
import { codeOf } from '../../server/src/staff/testing/code-of.ts';
import { newUser } from '../crash/player.ts';
import { type Description, type HostileRequest, hostileRequests, type Role } from './hostile-requests.ts';

export interface Answer {
  status: number;
  text: string;
  setCookies: string[];
}

export type Send = (request: Pick<HostileRequest, 'method' | 'url' | 'headers' | 'body'>) => Promise<Answer>;

export interface SweepOptions {
  send: Send;
  seed: number;
  count: number;
  /** A member of staff who has a password and no second factor yet. */
  member: { email: string; password: string };
  /** Signs a provider's request; unset: they come without a signature. */
  sign?: (request: HostileRequest) => Record<string, string>;
  /** The calls that are meant; unset: all. */
  only?: ReadonlySet<string>;
  /** How many are under way at once. */
  beside?: number;
  onProgress?: (done: number) => void;
}

export interface SweepReport {
  byStatus: Record<string, number>;
  /** How many were sent to each call. */
  byCall: Record<string, number>;
  faults: string[];
  /** How many calls there are that none of them was aimed at. */
  untried: number;
}

const deadlineMs = 20_000;
/** A player whose session or money came to an end is followed by another. */
const playersLast = 150;

/** Sends hostile requests and says which were answered with a fault of ours, or not at all. */
export async function sweep(options: SweepOptions): Promise<SweepReport> {
  const { send, seed, count, beside = 4 } = options;
  const descriptions = await readDescriptions(send);
  const byStatus: Record<string, number> = {};
  const byCall: Record<string, number> = {};
  const faults: string[] = [];
  const untried = new Set(descriptions.flatMap(callsIn));
  const ids = new Set([
    '1',
    '2',
    '7',
    randomUUID(),
    'halley-studio/orbit-dice',
    'EUR',
    'dice',
    'visa',
    'bank_transfer',
  ]);
  const cookies: Record<Role, string> = {
    guest: '',
    player: await openPlayer(send, ids),
    staff: await openMember(options),
    provider: '',
  };

  const work = async (request: HostileRequest) => {
    if (request.number % playersLast === 0) cookies.player = await openPlayer(send, ids);
    untried.delete(request.call);
    const cookie = cookies[request.role];
    const signed = request.url.startsWith('/provider/') ? options.sign?.(request) : undefined;
    const headers = { ...request.headers, ...signed, ...(cookie && { cookie }) };
    const answer = await inTime(send({ ...request, headers })).catch((error: Error) => error);
    byCall[request.call] = (byCall[request.call] ?? 0) + 1;
    const status = answer instanceof Error ? answer.message : String(answer.status);
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    if (!(answer instanceof Error)) noteIds(ids, answer);
    const isFine = !(answer instanceof Error) && (answer.status < 500 || (answer.status === 503 && request.mayBeAway));
    if (!isFine) faults.push(describe(request, answer));
  };

  const requests = hostileRequests(descriptions, { seed, count, ids: () => [...ids], only: options.only });
  const workers = Array.from({ length: beside }, async () => {
    for (const request of requests) {
      await work(request);
      if (request.number % 1_000 === 0) options.onProgress?.(request.number);
    }
  });
  await Promise.all(workers);
  return { byStatus, byCall, faults, untried: untried.size };
}

async function readDescriptions(send: Send): Promise<Description[]> {
  const read = async (role: Role, url: string): Promise<Description> => {
    const { status, text } = await send({ method: 'GET', url, headers: {}, body: undefined });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return { role, document: JSON.parse(text) };
  };
  return [
    await read('player', '/api/openapi.json'),
    await read('staff', '/api/staff/openapi.json'),
    await read('provider', '/provider/v1/openapi.json'),
  ];
}

const callsIn = ({ document }: Description) =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));

const cookieOf = ({ setCookies }: Answer) => setCookies.map((line) => line.split(';')[0]).join('; ');
const post = (send: Send, url: string, body: object, headers = {}) =>
  send({
    method: 'POST',
    url,
    body: Buffer.from(JSON.stringify(body)),
    headers: { 'content-type': 'application/json', ...headers },
  });

export async function openPlayer(send: Send, ids: Set<string>): Promise<string> {
  const answer = await post(send, '/api/users', { user: newUser() }, { 'x-demo-country': 'DE' });
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
  ids.add(String(JSON.parse(answer.text).id));
  return cookieOf(answer);
}

export async function openMember({ send, member }: Pick<SweepOptions, 'send' | 'member'>): Promise<string> {
  const signedIn = await post(send, '/api/staff/sign_in', member);
  const first = cookieOf(signedIn);
  const { secret } = JSON.parse((await post(send, '/api/staff/two_factor', {}, { cookie: first })).text);
  const confirmed = await post(send, '/api/staff/two_factor/confirmation', { code: codeOf(secret) }, { cookie: first });
  if (confirmed.status >= 300)
    throw new Error(`the member's second factor answered ${confirmed.status}: ${confirmed.text}`);
  return cookieOf(confirmed) || first;
}

const mostIds = 400;
const idsIn = /"(?:id|round_id|identifier|payment_id|key|name)":"?([A-Za-z0-9/_-]{1,60})/g;

/** What is told of is asked for again, by whoever is next. */
function noteIds(ids: Set<string>, { status, text }: Answer): void {
  if (status >= 300 || ids.size >= mostIds) return;
  for (const [, id] of text.slice(0, 4_000).matchAll(idsIn)) if (id && ids.size < mostIds) ids.add(id);
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), deadlineMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function describe({ number, role, call, method, url, headers, body }: HostileRequest, answer: Answer | Error): string {
  const said = answer instanceof Error ? answer.message : `${answer.status} ${answer.text.slice(0, 200)}`;
  return `#${number} ${call} as ${role}: ${method} ${url} ${JSON.stringify(headers)} ${body?.toString('latin1').slice(0, 600) ?? ''} → ${said}`;
}
