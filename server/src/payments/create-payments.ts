import { type Currency, type PaymentAction, type paymentsCalls, Refusal } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { createSealer, type Handlers, invariant, type Keys, type Metrics, type PlayerContext } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { advancePayment } from './advance-payment.ts';
import { readCashoutOutlook } from './cashouts/cashout-outlook.ts';
import { countWaitingCashouts } from './cashouts/cashout-store.ts';
import { cancelPayment, recallPayment } from './cashouts/recall-payment.ts';
import { liveConsumers, type Publish } from './consumers.ts';
import { continuePayment } from './deposits/continue-payment.ts';
import { describePayments } from './describe-payments.ts';
import { createDesk } from './desk.ts';
import { measurePayments } from './measure-payments.ts';
import { availableMethods, methodOnTheWire } from './methods/available-methods.ts';
import { readMethodFields } from './methods/method-fields.ts';
import { type MethodDefinition, usualMethods } from './methods/methods.ts';
import { selectProfiles } from './methods/profile-store.ts';
import { removeProfile } from './methods/remove-profile.ts';
import { mountPayments } from './mount-payments.ts';
import { showPayment, showPayments } from './move-payment.ts';
import { findPayment, selectPayments } from './payment-store.ts';
import type { PaymentsPorts } from './ports.ts';
import type { PaymentProvider } from './provider.ts';
import { reconcilePayments } from './reconcile/reconcile-payments.ts';
import { startPayment } from './start-payment.ts';
import { sweepPayments } from './sweep-payments.ts';

type Optional = 'judgeDeposit' | 'countDeposit' | 'releaseAfterMs';
type Made = 'sealer' | 'measures' | 'methods' | 'providers' | Optional;

export interface PaymentsOptions extends Omit<PaymentsPorts, Made>, Partial<Pick<PaymentsPorts, Optional>> {
  /** `deriveKeys(secrets, 'payments')`. */
  keys: Keys;
  metrics: Metrics;
  providers: readonly PaymentProvider[];
  /** Unset: the usual ones; coins with the first provider that has addresses, the rest with the first that has none. */
  methods?: readonly MethodDefinition[];
  publish: Publish;
}

const latest = 50;
const dayMs = 24 * 60 * 60 * 1000;

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(options: PaymentsOptions) {
  const { keys, metrics, providers, publish, ...rest } = options;
  const ports: PaymentsPorts = {
    judgeDeposit: async () => undefined,
    countDeposit: async () => undefined,
    releaseAfterMs: 0,
    ...rest,
    sealer: createSealer(keys),
    measures: measurePayments(metrics),
    methods: options.methods ?? methodsOf(providers),
    providers: new Map(providers.map((provider) => [provider.name, provider])),
  };
  const { database, clock } = ports;
  metrics.gaugeOfHouse(
    'halley_cashouts_waiting',
    'Cashouts that have not ended, by age: below an hour, a day, three days, and older',
    async () =>
      Object.entries(await countWaitingCashouts(database, clock.now())).map(([age, value]) => ({
        labels: { age },
        value,
      })),
    ['age'],
  );
  const readSelf = async ({ principal }: PlayerContext) => {
    const player = await ports.readPlayer(principal.playerId);
    invariant(player, 'a session belongs to a player');
    return player;
  };

  const handlers: Handlers<typeof paymentsCalls> = {
    async listPayments(_input, { principal }) {
      const { rows } = await selectPayments(database, { playerId: principal.playerId, limit: latest, offset: 0 });
      return { status: 200, body: await showPayments(ports, database, rows) };
    },
    async searchPayments({ body }, { principal }) {
      const { page, page_size: size, filter = {} } = body;
      const { from, to, currency, type: action } = filter;
      const span = {
        from: from === undefined ? undefined : new Date(from),
        before: to === undefined ? undefined : endOf(to),
      };
      if (span.from && span.before && span.before <= span.from) throw new Refusal('to.before_from');
      const { rows, total } = await selectPayments(database, {
        playerId: principal.playerId,
        ...(currency && { currency }),
        ...(action && { action }),
        ...(span.from && { from: span.from }),
        ...(span.before && { before: span.before }),
        limit: size,
        offset: (page - 1) * size,
      });
      const data = await showPayments(ports, database, rows);
      return { status: 200, body: { data, pagination: { page, per_page: size, total_count: total } } };
    },
    async readPayment({ params }, { principal }) {
      const row = await findPayment(database, { id: params.id });
      if (row?.player_id !== BigInt(principal.playerId)) throw new Refusal('NOT_FOUND');
      return { status: 200, body: await showPayment(ports, database, row) };
    },
    recallPayment: async ({ params }, { principal }) => ({
      status: 200,
      body: await recallPayment(ports, { id: params.id, playerId: principal.playerId }),
    }),
    continuePayment: async ({ params }, { principal }) => ({
      status: 200,
      body: await continuePayment(ports, { id: params.id, playerId: principal.playerId }),
    }),
    cancelPayment: async ({ params }, { principal }) => ({
      status: 200,
      body: await cancelPayment(ports, { id: params.id, playerId: principal.playerId }),
    }),
    async listPaymentMethods({ params: { currency }, query: { payment_action: action } }, context) {
      const player = await readSelf(context);
      const profiles = await selectProfiles(database, player.id);
      const methods = availableMethods(ports, { action, currency, player, brand: ports.brandAt(context) });
      const body = {
        methods: methods.map((method) => methodOnTheWire(method, { action, currency, profiles })),
        providers: [...new Set(methods.map((method) => method.provider))],
      };
      return { status: 200, body };
    },
    async readPaymentFields({ params, query }, context) {
      const body = await readMethodFields(ports, {
        ...params,
        action: query.payment_action,
        player: await readSelf(context),
        brand: ports.brandAt(context),
        country: ports.countryOf(context),
        savedProfileId: query.saved_profile_id,
      });
      return { status: 200, body };
    },
    async removePaymentProfile({ params }, { principal }) {
      await removeProfile(ports, { id: params.id, playerId: principal.playerId });
      return { status: 204, body: null };
    },
    readCashoutOutlook: async ({ params }, context) => ({
      status: 200,
      body: await readCashoutOutlook(ports, { ...params, player: await readSelf(context) }),
    }),
    startPayment: async ({ body }, context) => ({ status: 200, body: await startPayment(ports, body, context) }),
  };

  const tasks: Pick<Tasks, 'payments.mind' | 'payments.sweep' | 'payments.reconcile'> = {
    'payments.mind': ({ paymentId }) => advancePayment(ports, paymentId),
    'payments.sweep': async () => void (await sweepPayments(ports)),
    'payments.reconcile': async () => void (await reconcilePayments(ports)),
  };

  return {
    handlers,
    consumers: liveConsumers(ports, publish),
    tasks,
    /** For the account's history: what a transfer was paid with. */
    describe: describePayments(ports.methods),
    /** The routes of providers: callbacks, and the browser's way back. */
    mount: (app: FastifyInstance) => mountPayments(app, ports),
    /** The ways of paying there are, and in which currencies money goes in and out. */
    methods: () =>
      ports.methods
        .filter(({ provider }) => ports.providers.has(provider))
        .map(({ id, title, bounds }) => ({ id, title, sides: sidesOf(bounds) })),
    /** For the back office. */
    desk: createDesk(ports),
    /** Does what comes next for one payment; jobs do it, and tests that do not want to wait for one. */
    mind: (paymentId: number) => advancePayment(ports, paymentId),
    sweep: () => sweepPayments(ports),
    reconcile: (now?: Date) => reconcilePayments(ports, now),
  };
}

function sidesOf(bounds: MethodDefinition['bounds']) {
  const sides = Object.entries(bounds).map(([currency, open]) => [currency, Object.keys(open)]);
  return Object.fromEntries(sides) as Partial<Record<Currency, PaymentAction[]>>;
}

function methodsOf(providers: readonly PaymentProvider[]): MethodDefinition[] {
  const coins = providers.find((provider) => provider.addressFor);
  const money = providers.find((provider) => !provider.addressFor) ?? coins;
  return usualMethods(money?.name ?? 'none').map((method) =>
    method.type === 'crypto' && coins ? { ...method, provider: coins.name } : method,
  );
}

/** The first moment that is not asked for any more: a last day is included, and so is a last moment. */
function endOf(to: string): Date {
  const at = new Date(to).getTime();
  return new Date(to.includes('T') ? at + 1 : at + dayMs);
}
