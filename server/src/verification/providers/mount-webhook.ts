import { Refusal } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import type { VerificationPorts } from '../ports.ts';
import type { VerificationProvider } from './provider.ts';
import { receiveDecision } from './receive-decision.ts';

const largestWebhookBytes = 64 * 1024;

/** Where a provider calls us: `POST /api/verification/webhook`. With a provider that never calls it is not there. */
export function mountWebhook(
  app: FastifyInstance,
  ports: Pick<VerificationPorts, 'homes' | 'clock' | 'log' | 'players'>,
  provider: VerificationProvider,
): void {
  const { readWebhook } = provider;
  if (!readWebhook) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A signature holds for the bytes, so they are not read as JSON before it has been checked.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/verification/webhook', { bodyLimit: largestWebhookBytes }, async (request, reply) => {
      const decision = readWebhook({
        header: (name) => request.headers[name]?.toString(),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        now: ports.clock.now(),
      });
      if (!decision) throw new Refusal('FORBIDDEN');
      const outcome = await ports.homes
        .of(decision.playerId)
        .tx((tx) => receiveDecision(ports, tx, { provider: provider.name, decision }));
      if (outcome === 'unknown player') ports.log.warn({ provider: provider.name }, 'a decision over nobody came in');
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}
