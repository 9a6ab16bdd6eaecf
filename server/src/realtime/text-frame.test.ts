import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

test('a client of the field reads what was framed once, of every length of header, between frames of the library', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'ä'.repeat(length >> 1).padEnd(length, 'z'));
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const text of texts) {
        wire.write(textFrame(text));
        socket.send('between', { binary: false });
      }
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const heard: string[] = [];
  await new Promise<void>((resolve) =>
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      if (heard.push(data.toString()) === 2 * texts.length) resolve();
    }),
  );
  expect(heard).toEqual(texts.flatMap((text) => [text, 'between']));
});
