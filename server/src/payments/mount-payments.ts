import { sameSitePath } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { addJob } from '../kit/jobs/index.ts';
import { isOpen } from './payment-moves.ts';
import { findPayment } from './payment-store.ts';
import type { PaymentsPorts } from './ports.ts';
import { createReceiver } from './receive-callback.ts';

const largestCallbackBytes = 256 * 1024;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Where providers call us and where they send the browser back to. Outside of sessions: a signature speaks, or nobody. */
export function mountPayments(app: FastifyInstance, ports: PaymentsPorts): void {
  const receive = createReceiver(ports);
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      // A signature holds for the bytes, so they are not read as anything before it has been checked.
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      const options = { bodyLimit: largestCallbackBytes, config: { call: 'payments.callback' } };
      scope.post('/callback/:provider', options, async (request, reply) => {
        const { provider } = request.params as { provider: string };
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        // A header that was sent twice is none.
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
        );
        const { status, body } = await receive(provider, { headers, rawBody }, request.ip);
        return reply
          .status(status)
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .type('application/json; charset=utf-8')
          .send(body);
      });
      const returned = { config: { call: 'payments.return' } };
      scope.get('/return/:reference', returned, async (request, reply) => {
        const { reference } = request.params as { reference: string };
        const path = await returnPath(ports, reference);
        return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(path, 303);
      });
    },
    { prefix: '/payments' },
  );
}

/** Nothing in the address but the reference is looked at: how the payment stands is what our books say. */
async function returnPath(ports: PaymentsPorts, reference: string): Promise<string> {
  const payment = uuid.test(reference) ? await findPayment(ports.database, { reference }) : undefined;
  if (!payment) return '/deposit';
  if (isOpen(payment.state)) {
    // Who comes back has most likely paid: the provider is asked at once, whether or not its word is on the way.
    const paymentId = Number(payment.id);
    await ports.database.tx((tx) => addJob(tx, 'payments.mind', { paymentId }, { key: `payments.mind:${paymentId}` }));
  }
  const { success_url, failure_url, pending_url } = payment.routes ?? {};
  const wanted = payment.state === 'succeeded' ? success_url : isOpen(payment.state) ? pending_url : failure_url;
  const usual = payment.action === 'deposit' ? '/deposit' : '/withdraw';
  const target = new URL(sameSitePath(wanted) ?? usual, 'https://halley.invalid');
  target.searchParams.set('payment', String(payment.id));
  return target.pathname + target.search + target.hash;
}
