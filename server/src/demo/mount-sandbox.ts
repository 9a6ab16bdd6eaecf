import type { FastifyInstance } from 'fastify';
import { createPay } from '../../../examples/pay/create-pay.ts';
import { deriveKey } from '../kit/index.ts';
import { ownUrl } from './own-url.ts';

export const demoPayPath = '/demo/pay';
/** Our names at the sandbox: one for money, one for coins, each with a book of its own. */
export const demoMerchants = { money: 'halley', coins: 'halley-coins' } as const;

export type SandboxSecrets = Readonly<Record<keyof typeof demoMerchants, string>>;

/** Known to everyone who knows the house's own secret. */
export function demoPaySecrets(secret: string): SandboxSecrets {
  return { money: deriveKey(secret, 'demo-pay'), coins: deriveKey(secret, 'demo-coins') };
}

/**
 * The sandbox of payments inside the demo: another house in everything but its address. It hears from us by HTTP, signed,
 * and calls back the same way; it never sees our memory or our tables.
 */
export function mountSandbox(
  app: FastifyInstance,
  { secrets, path }: { secrets: SandboxSecrets; path?: string | undefined },
): void {
  const pay = createPay({
    merchants: [
      { id: demoMerchants.money, secret: secrets.money },
      { id: demoMerchants.coins, secret: secrets.coins },
    ],
    watcher: () => ({ merchant: demoMerchants.coins, url: `${ownUrl(app)}/payments/callback/coins` }),
    // The house's public address need not lead here from the inside: behind a proxy, or in a container.
    reach: (url) => ownUrl(app) + new URL(url).pathname,
    base: demoPayPath,
    path,
  });
  app.addHook('onClose', async () => pay.stop());
  app.register(async (scope) => {
    // It reads its bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${demoPayPath}/*`, async (request, reply) => {
      reply.hijack();
      await pay.handle(request.raw, reply.raw).catch((error) => {
        request.log.error({ err: error }, 'the demo payment provider failed');
        if (!reply.raw.headersSent) reply.raw.writeHead(500);
        reply.raw.end();
      });
    });
  });
}
