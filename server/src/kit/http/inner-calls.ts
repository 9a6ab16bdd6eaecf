import type { Call, Calls } from '@halley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { inSpan } from '../trace/span.ts';
import { type AnyHandler, checkAnswer, contextOf, type MountOptions, passDoor, readCall } from './answer-call.ts';
import { tellError } from './answer-errors.ts';
import type { Context, Principal } from './context.ts';
import type { Handlers } from './handlers.ts';

/** What a call is given: parameters and query as text, as on the wire, and a body as JSON has it. */
interface InnerInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

interface InnerAnswer {
  status: number;
  /** The handler's own: it may be shared, and is not yet what JSON makes of it. */
  body: unknown;
}

/** Who asks, for one page: looked up once, however many calls the page makes. */
export interface InnerAsker {
  /** Any status is an answer; it throws only where a page asks what no page can. */
  ask(name: string, input: InnerInput, headers?: Record<string, string>): Promise<InnerAnswer>;
}

/** The headers are those of the page's visitor that calls go by. */
export type InnerCalls = (page: FastifyRequest, headers: Record<string, string>) => InnerAsker;

export interface InnerCallsOptions {
  mount: MountOptions;
  /** Whose calls are asked when a call asks another. */
  server: FastifyInstance;
  metrics?: Pick<Metrics, 'httpSeconds'>;
}

/** Changes nothing: it may be asked once for all who want to know. */
export const isQuestion = ({ method, rate }: Call): boolean =>
  method === 'GET' || (method === 'POST' && rate === 'read');

/** What an inner answer would set goes nowhere: the page's answer is the page's. */
const nowhere = { setCookie: () => nowhere, header: () => nowhere } as unknown as FastifyReply;

/**
 * The calls of a contract for a page that is rendered in this process: doors, limits, validation, refusals, times and
 * spans are those of a request, without its socket, its headers and its JSON.
 */
export function createInnerCalls<C extends Calls>(
  calls: C,
  handlers: Handlers<C>,
  { mount, server, metrics }: InnerCallsOptions,
): InnerCalls {
  const callOf = (name: string): Call => {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call || call.upload || call.file) throw new Error(`no page can ask ${name}`);
    return call;
  };
  const time = (name: string, status: number, startedMs: number) =>
    metrics?.httpSeconds.timer(name, status).observe((performance.now() - startedMs) / 1000);

  return (page, headers) => {
    const visitor = visitorOf(page, { headers, server });
    /** Until something is written, which may end a session or begin one. */
    let seen: { who: Promise<Principal | null>; context?: Context } | undefined;
    const meet = (request: FastifyRequest) => {
      seen ??= { who: mount.authenticate(request) };
      return seen.who;
    };
    const enter = async (name: string, input: InnerInput, own?: Record<string, string>): Promise<InnerAnswer> => {
      const call = callOf(name);
      const handler = handlers[name] as unknown as AnyHandler;
      const way = { name, call, handler, options: mount };
      const request = own ? visitorOf(page, { headers: { ...headers, ...own }, server }) : visitor;
      if (!isQuestion(call)) seen = undefined;
      const { principal } = await passDoor(way, request, meet);
      // What rooms look up once for a context they look up once for the page.
      const shared = own ? undefined : seen;
      const context = shared?.context ?? contextOf(request, nowhere, principal);
      if (shared) shared.context = context;
      try {
        const answer = await handler(readCall(call, input), context);
        if (mount.checkAnswers) checkAnswer(name, call, answer);
        return answer;
      } finally {
        if (!isQuestion(call)) seen = undefined;
      }
    };
    return {
      async ask(name, input, own) {
        const startedMs = performance.now();
        const call = callOf(name);
        const attributes = { 'http.request.method': call.method, 'halley.request_id': page.id };
        const answer = await inSpan(name, { kind: 'server', attributes }, () => enter(name, input, own)).catch(
          (error) => tellError(error, { id: page.id, log: page.log, url: call.path }, call),
        );
        time(name, answer.status, startedMs);
        return answer;
      },
    };
  };
}

/** A request of this visitor's, as far as doors and handlers look at one. */
function visitorOf(
  page: FastifyRequest,
  { headers, server }: { headers: Record<string, string>; server: FastifyInstance },
): FastifyRequest {
  const { id, log, ip, host, url } = page;
  return { id, log, ip, host, url, headers, server, cookies: undefined } as unknown as FastifyRequest;
}
