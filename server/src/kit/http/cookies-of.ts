import type { FastifyRequest } from 'fastify';

/** The cookies of a request, read when somebody asks for one: many requests are never asked. */
export function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  request.cookies ??= request.server.parseCookie(request.headers.cookie ?? '');
  return request.cookies;
}
