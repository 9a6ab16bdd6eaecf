import type { FastifyInstance } from 'fastify';
import type { manualClock } from '../kit/index.ts';
import { mountClock } from './mount-clock.ts';
import { mountIdle } from './mount-idle.ts';
import { mountMailbox } from './mount-mailbox.ts';
import { mountPay, type PayOptions } from './mount-pay.ts';
import { mountSandbox, type SandboxSecrets } from './mount-sandbox.ts';
import { styleSheet } from './page.ts';
import { mountProvider } from './provider/mount-provider.ts';

export interface DemoOptions extends PayOptions {
  demo: boolean;
  /** What the demo's own provider of games signs with. */
  providerSecret: string;
  /** What the demo's own payment provider signs with, and the file of its book; unset: it forgets with the process. */
  sandbox: { secrets: SandboxSecrets; path?: string | undefined };
  /** How players reach the house; unset: at this machine. */
  publicUrl?: string | undefined;
  /** The clock of a house for tests; unset: time is real. */
  testClock?: ReturnType<typeof manualClock> | undefined;
}

/** The demo's own pages. In production there is nothing at these addresses: not closed, absent. */
export function mountDemo(app: FastifyInstance, { demo, ...options }: DemoOptions): void {
  if (!demo) return;
  app.get('/demo/demo.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
  mountMailbox(app, options.database);
  mountIdle(app, options.database);
  mountClock(app, options.testClock);
  mountPay(app, options);
  mountSandbox(app, options.sandbox);
  mountProvider(app, { secret: options.providerSecret, publicUrl: options.publicUrl });
}
