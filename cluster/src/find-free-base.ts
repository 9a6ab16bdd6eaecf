import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { type Layout, loopbackLayout, portsOf, portsOfLayout } from './layout.ts';

/** Below those that the system gives to clients. */
const firstPort = 20_000;
const lastPort = 32_000;

/** A base whose ports nobody uses at this moment: for tests that run beside others. */
export async function findFreeBase(): Promise<number> {
  for (;;) {
    const base = firstPort + portsOfLayout * randomInt(Math.floor((lastPort - firstPort) / portsOfLayout));
    if ((await busyPorts(loopbackLayout(base))).length === 0) return base;
  }
}

/** The ports of a layout that somebody else has. */
export async function busyPorts(layout: Layout): Promise<number[]> {
  const ports = portsOf(layout);
  const isFree = await Promise.all(ports.map(canListen));
  return ports.filter((_port, index) => !isFree[index]);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
