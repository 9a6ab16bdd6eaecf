import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { loopbackLayout, portsOf, portsOfLayout } from './layout.ts';

/** Below those that the system gives to clients. */
const firstPort = 20_000;
const lastPort = 32_000;

/** A base whose ports nobody uses at this moment: for tests that run beside others. */
export async function findFreeBase(): Promise<number> {
  for (;;) {
    const base = firstPort + portsOfLayout * randomInt(Math.floor((lastPort - firstPort) / portsOfLayout));
    const isFree = await Promise.all(portsOf(loopbackLayout(base)).map(canListen));
    if (isFree.every(Boolean)) return base;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
