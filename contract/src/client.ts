import type { CallInput, CallOutput, Calls } from './call.ts';
import { newUuid } from './new-uuid.ts';
import type { ErrorBody } from './refusals.ts';

/** All that a browser needs of the contract at run time: no schema, no validator. */
export type RouteTable = Record<string, readonly [method: string, path: string, money?: true]>;

/** A call that was answered with an error status. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: string;
  readonly status: number;
  /** Our own error body; text or other JSON when something between us answered. */
  readonly body: ErrorBody | null;
  /** The house is closed for work, or a protection in front of it wants to see a person. */
  readonly reason: 'maintenance' | 'challenge' | undefined;

  /** The server has this class and the site's bundle a copy of it: a failure of either is one, known by its name. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallFailed';
  }

  constructor(call: string, status: number, body: ErrorBody | null, reason?: 'maintenance' | 'challenge') {
    super(`${call} answered ${status}`);
    this.call = call;
    this.status = status;
    this.body = body;
    this.reason = reason;
  }

  /** `NOT_FOUND`, or the first `field.code` of a form error; `HTTP_502` where the body is not one of ours. */
  get code(): string {
    const { error, errors } = Object(this.body) as { error?: { code?: unknown }; errors?: Record<string, unknown> };
    if (typeof error?.code === 'string') return error.code;
    const [field, codes] = Object.entries(Object(errors))[0] ?? [];
    return field === undefined ? `HTTP_${this.status}` : `${field}.${firstCode(codes)}`;
  }
}

/** A field's codes are a map of code and text; some calls answer a list of texts that begin with their code, or one code. */
function firstCode(codes: unknown): string {
  if (typeof codes === 'string') return codes;
  return Array.isArray(codes) ? String(codes[0]).split(' ', 1)[0]! : (Object.keys(Object(codes))[0] ?? 'invalid');
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Instead of the client's own: 0 for what must not be sent twice, or has a way of its own to try again. */
  retries?: number;
}

export type Client<C extends Calls> = {
  [K in keyof C]: (input?: CallInput<C[K]>, options?: CallOptions) => Promise<CallOutput<C[K]>>;
};

export interface ClientOptions {
  routes: RouteTable;
  base?: string;
  fetch?: typeof fetch;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /**
   * How often a call is sent again when no answer came. Only calls that may be: reads, PUT and DELETE (the same twice
   * is the same), and whatever carries an idempotency key. A status, whichever, is an answer.
   */
  retries?: number;
  /** Pauses between two tries; a test has its own. */
  pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  random?: () => number;
}

export const browserTimeoutMs = 30_000;
export const renderingTimeoutMs = 8_000;
export const browserRetries = 6;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function createClient<C extends Calls>(options: ClientOptions): Client<C> {
  const { routes, base = '', headers = {}, timeoutMs = browserTimeoutMs, retries = 0 } = options;
  const { pause = pauseFor, random = Math.random } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  const make =
    (name: string, [method, path, money]: RouteTable[string]) =>
    async (input: LooseInput = {}, call: CallOptions = {}) => {
      const url = base + fillPath(path, input.params) + queryText(input.query);
      // Chosen once: however often it is sent, it is the same call.
      const key = call.idempotencyKey ?? (money ? newUuid() : undefined);
      const tries = key !== undefined || /^(GET|HEAD|PUT|DELETE)$/.test(method) ? (call.retries ?? retries) : 0;
      const body = bodyOf(input.body);
      const init: RequestInit = {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json, text/plain, */*',
          'x-requested-with': 'XMLHttpRequest',
          'x-content-policy': '3',
          ...body.headers,
          ...(key ? { 'idempotency-key': key } : {}),
          ...headers,
          ...call.headers,
        },
        ...body.init,
      };
      for (let attempt = 0; ; attempt++) {
        try {
          const timeout = AbortSignal.timeout(timeoutMs);
          const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
          const response = await send(url, { ...init, signal });
          return await readAnswer(name, response);
        } catch (error) {
          if (error instanceof CallFailed || attempt >= tries || call.signal?.aborted) throw error;
          await pause(retryDelayMs(attempt, random), call.signal);
        }
      }
    };

  // Only calls: with a `then` of its own the client could not be returned from an async function.
  const routeOf = (name: string | symbol) =>
    typeof name === 'string' && Object.hasOwn(routes, name) ? routes[name] : undefined;
  return new Proxy({} as Client<C>, {
    get: (_, name) => {
      const route = routeOf(name);
      return route && make(name as string, route);
    },
  });
}

/** 1 s, 2 s, 4 s … and up to a second more, so that browsers cut off together do not come back together. */
export function retryDelayMs(attempt: number, random: () => number): number {
  return 2 ** attempt * 1000 + random() * 1000;
}

/** Ends at once, as a failure, when the call is given up meanwhile. */
function pauseFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/** A form with files sets its own type, with the boundary in it. */
function bodyOf(body: unknown): { init: RequestInit; headers: Record<string, string> } {
  if (body === undefined) return { init: {}, headers: {} };
  if (typeof FormData !== 'undefined' && body instanceof FormData) {
    return { init: { body }, headers: { accept: 'multipart/form-data' } };
  }
  return { init: { body: JSON.stringify(body) }, headers: { 'content-type': 'application/json' } };
}

async function readAnswer(name: string, response: Response): Promise<unknown> {
  const body = await readBody(response);
  if (response.ok) return body;
  throw new CallFailed(name, response.status, body as ErrorBody | null, reasonOf(response));
}

function reasonOf({ status, headers }: Response): CallFailed['reason'] {
  if (status === 503 && headers.has('x-maintenance-mode')) return 'maintenance';
  const challenged = headers.get('cf-mitigated') === 'challenge' || headers.get('x-cf-challenge-detected') === '1';
  return status === 403 && challenged ? 'challenge' : undefined;
}

/**
 * A parameter is one segment, whatever is in it; `:name*` is as many as it has slashes. Dots alone cannot be escaped:
 * they would name another address.
 */
function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)(\*?)/g, (_, name: string, several: string) => {
    const value = String(params[name] ?? '');
    const segments = several ? value.split('/') : [value];
    if (segments.some((segment) => /^\.{0,2}$/.test(segment)))
      throw new Error(`the parameter ${name} of ${path} cannot be "${value}"`);
    return segments.map(encodeURIComponent).join('/');
  });
}

/** Parameters without a value are left out. */
function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
}

/** 204 and an empty body are null; a body that is not JSON stays text. */
export async function readBody(response: Response): Promise<unknown> {
  const text = response.status === 204 ? '' : await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
