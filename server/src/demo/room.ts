import type { FastifyInstance } from 'fastify';
import type { ConfigRoom } from '../config/index.ts';
import type { Identity } from '../identity/index.ts';
import { type Base, keyFor, type Room } from '../kit/index.ts';
import type { DemoPayments } from '../payments/index.ts';
import type { PromotionsRoom } from '../promotions/index.ts';
import { credit } from '../wallet/index.ts';
import { type ContestsOptions, createContestKeeper } from './contests/keep-contests.ts';
import { demoMoney } from './demo-money.ts';
import { mountDemo } from './mount-demo.ts';
import { demoMerchants, demoPayPath, demoPaySecrets } from './mount-sandbox.ts';
import { ownUrl } from './own-url.ts';
import { demoProviderSecret } from './provider/mount-provider.ts';

export interface DemoRoomOptions extends Base {
  identity: Pick<Identity, 'readPlayer'>;
  config: Pick<ConfigRoom, 'documents'>;
  promotions: Pick<PromotionsRoom, 'desk' | 'versionsOf'>;
  tournaments: ContestsOptions['tournaments'];
}

/** What rooms below ask of the demo; undefined in production, where there is none. */
export function demoPorts({ settings }: Pick<Base, 'settings'>, own: () => string) {
  if (!settings.demo) return { sandbox: undefined, money: undefined };
  const sandbox: DemoPayments = {
    ownUrl: own,
    path: demoPayPath,
    merchants: demoMerchants,
    secrets: demoPaySecrets(settings.secret),
  };
  return { sandbox, money: demoMoney };
}

export function demoRoom({ settings, database, clock, log, identity, config, ...contested }: DemoRoomOptions) {
  const contests = createContestKeeper({ database, clock, log, documents: config.documents, ...contested });
  let url = () => `http://localhost:${settings.port}`;
  return {
    name: 'demo',
    /** Contests that run at any hour. */
    contests,
    tasks: {
      async 'demo.contests'() {
        if (settings.demo) await contests.keep();
      },
    },
    crons: settings.demoPromotions ? { 'demo.contests': '* * * * *' } : {},
    /** Where this process answers, as seen from itself; known better once it listens. */
    ownUrl: () => url(),
    answersAt(app: FastifyInstance): void {
      url = () => ownUrl(app);
    },
    mount: (app, { mount, testClock, sandboxBook }) =>
      mountDemo(app, {
        demo: settings.demo,
        providerSecret: demoProviderSecret(settings.secret),
        sandbox: { secrets: demoPaySecrets(settings.secret), path: sandboxBook },
        publicUrl: settings.publicUrl,
        testClock,
        database,
        mount,
        readPlayer: identity.readPlayer,
        deposit: (tx, { key, ...money }) =>
          credit(tx, { ...money, key: keyFor(key), reason: 'deposit', house: 'demo_money' }),
      }),
  } as const satisfies Room;
}
