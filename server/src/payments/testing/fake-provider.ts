import type { Currency, PaymentAction } from '@halley/contract';
import {
  type CallbackRequest,
  type DepositStart,
  type PaymentOrder,
  type PaymentProvider,
  ProviderAway,
  type ProviderLine,
  ProviderRefused,
  type ProviderReport,
  type ProviderState,
  type SavableProfile,
} from '../provider.ts';

/** `lost`: it hears and does it, and its answer is lost on the way. `away`: it does not even hear. */
export type Mood = 'answers' | 'away' | 'lost' | 'refuses' | 'breaks';

export interface Known {
  order: PaymentOrder;
  action: PaymentAction;
  state: ProviderState;
  amount: bigint;
  currency: Currency;
  at: Date;
  profile?: SavableProfile;
}

export const goodSignature = 'signed by the provider';

/** Money movers as tests need them: does every reference once, and is as unreliable as the test says. */
export function createFakeProvider({ name = 'fake', now }: { name?: string; now: () => Date }) {
  const known = new Map<string, Known>();
  let mood: Mood = 'answers';
  let events = 0;
  /** How often each call was made. */
  const calls = { beginDeposit: 0, sendCashout: 0, look: 0 };
  const forgotten: string[] = [];

  const hear = (order: PaymentOrder, action: PaymentAction): Known => {
    if (mood === 'away') throw new ProviderAway('nobody answers');
    if (mood === 'breaks') throw new TypeError('a bug of the provider’s code');
    const before = known.get(order.reference);
    if (!before && mood === 'refuses') throw new ProviderRefused('not with us');
    const heard = before ?? {
      order,
      action,
      state: 'processing',
      amount: order.amount,
      currency: order.currency,
      at: now(),
    };
    known.set(order.reference, heard);
    if (mood === 'lost') throw new ProviderAway('the answer was lost');
    return heard;
  };
  const reportOf = (reference: string, change: Partial<ProviderReport> = {}): ProviderReport => {
    events += 1;
    const one = known.get(reference);
    return {
      eventId: `event-${events}`,
      reference,
      providerReference: `their-${reference}`,
      state: one?.state ?? 'processing',
      amount: one?.amount ?? 0n,
      currency: one?.currency ?? 'EUR',
      ...(one?.profile && { profile: one.profile }),
      ...change,
    };
  };

  const provider: PaymentProvider = {
    name,
    async beginDeposit(order): Promise<DepositStart> {
      calls.beginDeposit += 1;
      hear(order, 'deposit');
      if (order.method === 'ecopayz') {
        const data = { entry: order.reference, note: '"><script>' };
        return {
          mode: 'form_redirect',
          url: 'https://pay.test/in',
          data,
          providerReference: `their-${order.reference}`,
        };
      }
      return {
        mode: 'redirect',
        url: `https://pay.test/${order.reference}`,
        providerReference: `their-${order.reference}`,
      };
    },
    async sendCashout(order) {
      calls.sendCashout += 1;
      hear(order, 'cashout');
      return reportOf(order.reference);
    },
    async look(reference) {
      calls.look += 1;
      if (mood === 'away' || mood === 'lost') throw new ProviderAway('nobody answers');
      return known.has(reference) ? reportOf(reference) : null;
    },
    readCallback({ headers, rawBody }: CallbackRequest) {
      if (headers['x-signature'] !== goodSignature) return { ok: false, why: 'signature' };
      if (headers['x-age'] === 'old') return { ok: false, why: 'stale' };
      try {
        const told = JSON.parse(rawBody.toString()) as (Omit<ProviderReport, 'amount'> & { amount: string })[];
        return { ok: true, reports: told.map((one) => ({ ...one, amount: BigInt(one.amount) })) };
      } catch {
        return { ok: false, why: 'malformed' };
      }
    },
    async *listDone({ from, to }): AsyncIterable<ProviderLine> {
      for (const [reference, { action, state, amount, currency, at }] of known) {
        if (at < from || at >= to || state === 'processing') continue;
        yield { reference, providerReference: `their-${reference}`, action, state, amount, currency, at };
      }
    },
    async forgetProfile(token) {
      forgotten.push(token);
    },
    addressFor: ({ currency, network, index }) =>
      `${currency}${network ?? 'x'}address${String(index).padStart(20, '0')}`,
    isAddress: ({ currency, address }) => address.startsWith(currency),
    walletLink: ({ address }) => ({ href: `coin:${address}`, qr: { size: 21, path: 'M0 0h1v1h-1z' } }),
  };

  return {
    provider,
    known,
    calls,
    forgotten,
    setMood(next: Mood) {
      mood = next;
    },
    /** Decides over an order, and says what a callback would say. */
    decide(
      reference: string,
      state: ProviderState,
      change: Partial<Pick<Known, 'amount' | 'currency' | 'profile'>> = {},
    ) {
      const one = known.get(reference);
      if (!one) throw new Error('nobody has asked for this');
      Object.assign(one, change, { state, at: now() });
      return reportOf(reference);
    },
    reportOf,
  };
}

export type FakeProvider = ReturnType<typeof createFakeProvider>;

/** Bytes as a provider would send them. */
export function callbackBody(...reports: ProviderReport[]): string {
  return JSON.stringify(reports.map((report) => ({ ...report, amount: String(report.amount) })));
}
