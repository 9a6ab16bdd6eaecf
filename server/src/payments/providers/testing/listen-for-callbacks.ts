import { createServer, type IncomingMessage } from 'node:http';
import type { CallbackRequest } from '../../provider.ts';

export interface Ear {
  url: string;
  heard: CallbackRequest[];
  close(): Promise<void>;
}

/** Stands where the house would stand, hears every callback and answers 204, or what it is told to. */
export async function listenForCallbacks(answer: (count: number) => number = () => 204): Promise<Ear> {
  const heard: CallbackRequest[] = [];
  const server = createServer(async (request, response) => {
    const rawBody = await bodyOf(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    heard.push({ headers, rawBody });
    response.writeHead(answer(heard.length)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
