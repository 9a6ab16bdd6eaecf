import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Base, Room } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { PromotionsRoom } from '../promotions/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Verification } from '../verification/index.ts';
import { askIdentity } from './ask-risk.ts';
import { createPayments } from './create-payments.ts';
import { usualMethods } from './methods/methods.ts';
import type { PaymentsPorts } from './ports.ts';
import type { PaymentProvider } from './provider.ts';
import { createProviders, type DemoPayments } from './providers/create-providers.ts';

export interface PaymentsRoomOptions extends Base {
  config: Pick<ConfigRoom, 'documents' | 'hosts'>;
  geo: Pick<Geo, 'protectionOf' | 'countryOf' | 'may'>;
  identity: Pick<Identity, 'readPlayer' | 'standingsOf' | 'requireProof' | 'handlers'>;
  verification: Pick<Verification, 'mayPlayForReal'>;
  limits: Pick<Limits, 'judgeDeposit' | 'countDeposit'>;
  gifts: {
    promotions: Pick<PromotionsRoom, 'reserveOffer' | 'settleReserved' | 'pickedOffer'>;
    bonuses: PaymentsPorts['gifts'];
  };
  realtime: Pick<Realtime, 'publishToPlayer'>;
  ports: {
    /** Where the sandbox of the demo is; unset: in production. */
    sandbox: DemoPayments | undefined;
    /** Who moves money; unset: whoever the settings name, and in the demo, where they name nobody, the sandbox. */
    providers: readonly PaymentProvider[] | undefined;
  };
}

export function paymentsRoom(options: PaymentsRoomOptions) {
  const { settings, clock, config, geo, identity, verification, limits, realtime, ...rest } = options;
  const {
    gifts: { promotions, bonuses },
    ports: { sandbox, providers: named },
    ...base
  } = rest;
  const payments = createPayments({
    ...base,
    ...(named ? { providers: named } : fromSettings()),
    clock,
    keys: base.keys('payments'),
    documents: config.documents,
    originOf: config.hosts.originOf,
    brandAt: config.hosts.brandAt,
    readPlayer: identity.readPlayer,
    standingsOf: identity.standingsOf,
    requireProof: identity.requireProof,
    askRisk: askIdentity(identity.handlers),
    mayPlayForReal: verification.mayPlayForReal,
    mayReverse: (licence) => geo.protectionOf(licence).withdrawalReversal,
    countryOf: geo.countryOf,
    isOpenCountry: (country) => geo.may('sign-in', country),
    judgeDeposit: limits.judgeDeposit,
    countDeposit: limits.countDeposit,
    offers: {
      reserve: (tx, offer) => promotions.reserveOffer(tx, offer),
      release: (tx, reference) => promotions.settleReserved(tx, { reference, deposited: null }),
      picked: (db, playerId) => promotions.pickedOffer(db, playerId),
    },
    gifts: {
      takeBack: (tx, cashout) => bonuses.takeBack(tx, cashout),
      giveBack: (tx, reference) => bonuses.giveBack(tx, reference),
    },
    queueMail: base.mails.queue,
    publish: realtime.publishToPlayer,
  });

  function fromSettings() {
    const { providers, assign } = createProviders({ settings: settings.payments, clock, demo: sandbox });
    return { providers, methods: assign(usualMethods('sandbox')) };
  }

  return {
    ...payments,
    name: 'payments',
    crons: {
      'payments.sweep': '* * * * *',
      // When the day is over everywhere a provider may keep its books.
      'payments.reconcile': '37 13 * * *',
    },
  } as const satisfies Room;
}
