import type { FastifyReply, FastifyRequest } from 'fastify';

export interface WebRequest {
  request: Request;
  /** The visitor left before the answer was written. */
  abort: AbortController;
}

/** A Fastify request as the Request the renderer reads. The abort signal follows the connection. */
export function toWebRequest(incoming: FastifyRequest, reply: FastifyReply, url: URL): WebRequest {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) abort.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const init: RequestInit = { method: incoming.method, headers, signal: abort.signal };
  // Read whole, up to the limit of pages: a body that nobody reads to its end would silence the connection.
  if (Buffer.isBuffer(incoming.body)) init.body = new Uint8Array(incoming.body);
  return { request: new Request(url, init), abort };
}
