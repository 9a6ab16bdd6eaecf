import { WebSocket } from 'ws';
import type { AudienceReport } from '../fanout.bench.ts';

/** Many sockets that listen and say when they heard something, in a process of their own. */
interface Order {
  url: string;
  tokens: string[];
  publicChannels: string[];
  privateChannels: string[];
}

const latenciesMs: number[] = [];
const report = (one: AudienceReport) => process.send?.(one);

function heard(text: string, sockets: number) {
  const start = text.indexOf('"at":"') + 6;
  const sentAt = BigInt(text.slice(start, text.indexOf('"', start)));
  latenciesMs.push(Number(process.hrtime.bigint() - sentAt) / 1e6);
  if (latenciesMs.length < sockets) return;
  const sorted = latenciesMs.splice(0).sort((x, y) => x - y);
  const at = (share: number) => sorted[Math.min(sockets - 1, Math.floor(sockets * share))]!;
  report({ kind: 'heard', firstMs: at(0), p50Ms: at(0.5), p99Ms: at(0.99), lastMs: at(1) });
}

function open(order: Order, index: number): Promise<void> {
  const user = index + 1;
  const names = [...order.publicChannels, ...order.privateChannels.map((name) => `${name}#${user}`)];
  const commands = [
    { id: 1, connect: { token: order.tokens[index] } },
    ...names.map((name, place) => ({ id: place + 2, subscribe: { channel: `ws:site:${name}` } })),
  ];
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(order.url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => socket.send(commands.map((command) => JSON.stringify(command)).join('\n')));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === '{}') socket.send('{}');
      else if (text.startsWith('{"push"')) heard(text, order.tokens.length);
      else if (text.includes(`"id":${names.length + 1},`)) resolve();
    });
  });
}

process.once('message', async (order: Order) => {
  const startedMs = performance.now();
  const together = 200;
  for (let start = 0; start < order.tokens.length; start += together) {
    const group = Array.from({ length: Math.min(together, order.tokens.length - start) }, (_, place) => start + place);
    await Promise.all(group.map((index) => open(order, index)));
  }
  report({ kind: 'connected', elapsedMs: performance.now() - startedMs });
});
process.on('disconnect', () => process.exit(0));
