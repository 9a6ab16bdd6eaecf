import type { Api } from '@halley/contract';
import { type Client, createClient, renderingTimeoutMs } from '@halley/contract/client';
import { routes } from '@halley/contract/routes';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { localeCookie } from '../config/index.ts';

/** What the API needs to know of the visitor when a page asks on the visitor's behalf. */
const passedOn = ['cookie', 'user-agent', 'accept-language', 'x-demo-country', 'x-request-id', 'x-forwarded-for'];

/**
 * The typed client without a socket: server rendering goes through the same routes, guards and validation. What a page in
 * a language asks is answered in it, whatever the browser would choose: the first cookie of the name counts.
 */
export function inProcessApi(app: FastifyInstance): (request: FastifyRequest, locale?: string) => Client<Api> {
  return (request, locale) => {
    const headers: Record<string, string> = { host: request.host };
    for (const name of passedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    if (locale) headers.cookie = [localeCookie(locale).split(';', 1)[0], headers.cookie].filter(Boolean).join('; ');
    return createClient<Api>({
      routes,
      timeoutMs: renderingTimeoutMs,
      headers,
      fetch: async (input, init) => {
        const given = (init?.headers ?? {}) as Record<string, string>;
        const answer = await app.inject({
          method: (init?.method ?? 'GET') as InjectOptions['method'],
          url: String(input),
          headers: given,
          remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
          ...(init?.body ? { payload: String(init.body) } : {}),
        });
        const body = answer.statusCode === 204 ? null : answer.rawPayload;
        return new Response(body as ConstructorParameters<typeof Response>[0], { status: answer.statusCode });
      },
    });
  };
}
