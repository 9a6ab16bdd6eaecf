import type { CallInput, CallOutput, Calls } from './call.ts';
import type { ErrorBody } from './refusals.ts';

/** All that a browser needs of the contract at run time: no schema, no validator. */
export type RouteTable = Record<string, readonly [method: string, path: string]>;

/** A call that was answered with an error status. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: string;
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(call: string, status: number, body: ErrorBody | null) {
    super(`${call} answered ${status}`);
    this.call = call;
    this.status = status;
    this.body = body;
  }

  /** `NOT_FOUND`, or the first `field.code` of a form error. */
  get code(): string {
    if (this.body && 'error' in this.body && this.body.error) return this.body.error.code;
    const [field, codes] = Object.entries((this.body && 'errors' in this.body && this.body.errors) || {})[0] ?? [];
    return field ? `${field}.${Object.keys(codes ?? {})[0]}` : `HTTP_${this.status}`;
  }
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
    (name: string) =>
    async (input: LooseInput = {}, call: CallOptions = {}) => {
      const route = routes[name];
      if (!route) throw new Error(`the contract has no call ${name}`);
      const [method, path] = route;
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

  return new Proxy({} as Client<C>, { get: (_, name) => (typeof name === 'string' ? make(name) : undefined) });
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
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
