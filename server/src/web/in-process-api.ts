import { randomUUID } from 'node:crypto';
import { type Api, api, type Call } from '@halley/contract';
import { CallFailed, type CallOptions, type Client } from '@halley/contract/client';
import type { FastifyRequest } from 'fastify';
import { localeCookie } from '../config/index.ts';
import { type InnerCalls, isQuestion } from '../kit/index.ts';
import { asJson } from './as-json.ts';

/** What the API needs to know of the visitor when a page asks on the visitor's behalf. */
const passedOn = ['user-agent', 'accept-language', 'x-demo-country'];

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The typed client without a wire: server rendering goes by the same guards and validation as a request. What a page in a
 * language asks is answered in it, whatever the browser would choose: the first cookie of the name counts. A question that
 * several parts of a page ask is asked once.
 */
export function inProcessApi(calls: InnerCalls): (request: FastifyRequest, locale?: string) => Client<Api> {
  return (request, locale) => {
    const asker = calls(request, headersOf(request, locale));
    /** Answers of this page, until it writes something. */
    const answers = new Map<string, Promise<unknown>>();

    const ask = async (name: string, input: LooseInput, options: CallOptions): Promise<unknown> => {
      const call = callOf(name) as Call;
      const { status, body } = await asker.ask(
        name,
        {
          params: paramsOf(call.path, input.params),
          query: textsOf(input.query),
          body: asJson(input.body),
        },
        ownHeaders(call, options),
      );
      const told = status === 204 ? null : plain(body);
      if (status >= 400) throw new CallFailed(name, status, told as CallFailed['body']);
      return told;
    };

    const make =
      (name: string, call: Call) =>
      (input: LooseInput = {}, options: CallOptions = {}): Promise<unknown> => {
        if (!isQuestion(call)) {
          answers.clear();
          return ask(name, input, options);
        }
        const question = JSON.stringify([name, input, options.headers]);
        const before = answers.get(question);
        if (before) return before;
        const answer = ask(name, input, options);
        answers.set(question, answer);
        return answer;
      };

    // Only calls: with a `then` of its own the client could not be returned from an async function.
    return new Proxy({} as Client<Api>, {
      get: (_, name) => {
        const call = callOf(name);
        return call && make(name as string, call);
      },
    });
  };
}

const callOf = (name: string | symbol): Call | undefined =>
  Object.hasOwn(api, name) ? api[name as keyof Api] : undefined;

function headersOf(request: FastifyRequest, locale: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { host: request.host };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const cookies = [locale && localeCookie(locale).split(';', 1)[0], request.headers.cookie].filter(Boolean);
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  return headers;
}

/** What a call has of its own beside the page's headers. */
function ownHeaders({ money }: Call, { headers, idempotencyKey }: CallOptions): Record<string, string> | undefined {
  const key = idempotencyKey ?? (money ? randomUUID() : undefined);
  if (!headers && key === undefined) return undefined;
  return { ...headers, ...(key !== undefined && { 'idempotency-key': key }) };
}

/** Dots alone, and nothing, would be another address on the wire. */
function paramsOf(path: string, given: Record<string, unknown> = {}): Record<string, string> {
  const params = textsOf(given);
  for (const [, name = '', several] of path.matchAll(/:(\w+)(\*?)/g)) {
    const segments = several ? (params[name] ?? '').split('/') : [params[name] ?? ''];
    if (segments.some((segment) => /^\.{0,2}$/.test(segment)))
      throw new Error(`the parameter ${name} of ${path} cannot be "${params[name]}"`);
  }
  return params;
}

/** As they would be read from an address: those without a value are left out. */
function textsOf(given: Record<string, unknown> = {}): Record<string, string> {
  const told = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}

/** For whoever gets it to keep: what a handler answers may be everybody's. Text is read as on the wire. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return asJson(value);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
