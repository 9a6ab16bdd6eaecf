import type { FastifyRequest } from 'fastify';

/** What a call needs to know of the visitor. The address is handed on as it was found, so nobody's word is taken for it again. */
const passedOn = ['cookie', 'user-agent', 'accept-language', 'x-demo-country', 'traceparent'] as const;

/**
 * Asks a GET call of the same app: session, guards, limits and validation are those of any request. Only the body comes back:
 * cookies and headers of the inner answer go nowhere.
 */
export async function askInside(request: FastifyRequest, path: string): Promise<unknown> {
  const headers: Record<string, string> = { host: request.host };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const answer = await request.server.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip });
  if (answer.statusCode !== 200) return null;
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return isJson ? answer.json<unknown>() : null;
}
