import type { CallInput, CallOutput, Calls } from './call.ts';
import type { ErrorBody } from './refusals.ts';

/** All that a browser needs of the contract at run time: no schema, no validator. */
export type RouteTable = Record<string, readonly [method: string, path: string]>;

/** A call that was answered with an error status. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: string;
  readonly status: number;
  /** Our own error body; text or other JSON when something between us answered. */
  readonly body: ErrorBody | null;

  constructor(call: string, status: number, body: ErrorBody | null) {
    super(`${call} answered ${status}`);
    this.call = call;
    this.status = status;
    this.body = body;
  }

  /** `NOT_FOUND`, or the first `field.code` of a form error; `HTTP_502` where the body is not one of ours. */
  get code(): string {
    const { error, errors } = Object(this.body) as { error?: { code?: unknown }; errors?: Record<string, unknown> };
    if (typeof error?.code === 'string') return error.code;
    const [field, codes] = Object.entries(Object(errors))[0] ?? [];
    return field === undefined ? `HTTP_${this.status}` : `${field}.${firstCode(codes)}`;
  }
}

/** A field's codes are a map of code and text; some calls answer a list of codes or a single one. */
function firstCode(codes: unknown): string {
  if (typeof codes === 'string') return codes;
  return Array.isArray(codes) ? String(codes[0]) : (Object.keys(Object(codes))[0] ?? 'invalid');
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
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
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function createClient<C extends Calls>(options: ClientOptions): Client<C> {
  const { routes, base = '', headers = {}, timeoutMs = 30_000 } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  const make =
    (name: string, [method, path]: RouteTable[string]) =>
    async (input: LooseInput = {}, call: CallOptions = {}) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const response = await send(base + fillPath(path, input.params) + queryText(input.query), {
        method,
        credentials: 'same-origin',
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
          ...headers,
          ...call.headers,
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      const body = await readBody(response);
      if (!response.ok) throw new CallFailed(name, response.status, body as ErrorBody | null);
      return body;
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

/** A parameter is one segment, whatever is in it. Dots alone cannot be escaped: they would name another address. */
function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new Error(`the parameter ${name} of ${path} cannot be "${value}"`);
    return encodeURIComponent(value);
  });
}

/** Parameters without a value are left out. */
function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
}

/** 204 and an empty body are null; a body that is not JSON stays text. */
async function readBody(response: Response): Promise<unknown> {
  const text = response.status === 204 ? '' : await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
