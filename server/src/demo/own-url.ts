import type { FastifyInstance } from 'fastify';

/** Where this process listens, as seen from itself. */
export function ownUrl(app: FastifyInstance): string {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) return 'http://127.0.0.1:0';
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address.address] ?? address.address;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${address.port}`;
}
