import type { FastifyInstance } from 'fastify';
import { createProvider } from '../../../../examples/provider/create-provider.ts';
import { deriveKey } from '../../kit/index.ts';
import { ownUrl } from '../own-url.ts';

export const demoProviderId = 'kepler';
export const demoProviderPath = '/demo/provider';

/** Known to everyone who knows the house's own secret. */
export function demoProviderSecret(secret: string): string {
  return deriveKey(secret, 'demo-provider');
}

export interface DemoProviderOptions {
  secret: string;
  /** How players reach the house; unset: at this machine. */
  publicUrl?: string | undefined;
}

/** The house sends players to encrypted addresses only, and to this machine. */
function reachable(url: string): string | undefined {
  const own = url.replace(/\/$/, '');
  return own.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(own) ? own : undefined;
}

/**
 * The example provider inside the demo, so that games of another house can be played at once. It is another house in
 * everything but its address: it calls us by HTTP, signed, and knows of a player what the protocol tells it.
 */
export function mountProvider(app: FastifyInstance, { secret, publicUrl }: DemoProviderOptions): void {
  const provider = createProvider({
    providerId: demoProviderId,
    secret,
    base: demoProviderPath,
    houseUrl: () => ownUrl(app),
    publicUrl: () => reachable(publicUrl ?? ownUrl(app)),
  });
  app.register(async (scope) => {
    // It reads its bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${demoProviderPath}/*`, async (request, reply) => {
      reply.hijack();
      await provider(request.raw, reply.raw).catch((error) => {
        request.log.error({ err: error }, 'the demo provider failed');
        if (!reply.raw.headersSent) reply.raw.writeHead(500);
        reply.raw.end();
      });
    });
  });
}
