import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export const socketPath = '/connection/websocket';

const phrases = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;

/** An upgrade that will not happen, answered as plain HTTP. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof phrases): void {
  const wait = status === 503 ? 'Retry-After: 2\r\n' : '';
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${phrases[status]}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '';
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/**
 * Browsers name the page's origin; other programs do not, and could say what they like. So this keeps other sites'
 * pages out and nothing else: who may hear what is decided by the token.
 */
export function isOriginAllowed(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
