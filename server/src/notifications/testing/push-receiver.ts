import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine: keeps what it is given and answers as told. */
export async function openPushReceiver() {
  const pushed: Pushed[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end('x'.repeat(100));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    answer(next: number) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
