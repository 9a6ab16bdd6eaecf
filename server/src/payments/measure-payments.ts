import type { PaymentAction, PaymentState } from '@halley/contract';
import { Histogram } from 'prom-client';
import type { Metrics } from '../kit/index.ts';

export interface PaymentMeasures {
  finished(payment: { provider: string; action: PaymentAction; state: PaymentState; seconds: number }): void;
  callback(provider: string, outcome: string): void;
  difference(provider: string, kind: string): void;
  away(provider: string): void;
}

/** Success rate is `succeeded` over all of `halley_payments_finished`; time to credit is the histogram's `deposit`. */
export function measurePayments(metrics: Metrics): PaymentMeasures {
  const finished = metrics.counter('halley_payments_finished', 'Payments that are over, by how they ended', [
    'provider',
    'action',
    'state',
  ]);
  const callbacks = metrics.counter('halley_payment_callbacks', 'What providers told us, by what we made of it', [
    'provider',
    'outcome',
  ]);
  const differences = metrics.counter('halley_payment_differences', 'What did not fit our books', ['provider', 'kind']);
  const away = metrics.counter('halley_payment_provider_away', 'Calls a provider did not answer', ['provider']);
  const seconds = new Histogram({
    name: 'halley_payment_seconds',
    help: 'From the request to the money: in the wallet for deposits, sent for cashouts',
    labelNames: ['provider', 'action'] as const,
    buckets: [1, 5, 15, 60, 300, 900, 3600, 14_400, 86_400, 259_200],
    registers: [metrics.registry],
  });
  return {
    finished(payment) {
      const { provider, action, state } = payment;
      finished.inc({ provider, action, state });
      if (state === 'succeeded') seconds.observe({ provider, action }, payment.seconds);
    },
    callback: (provider, outcome) => callbacks.inc({ provider, outcome }),
    difference: (provider, kind) => differences.inc({ provider, kind }),
    away: (provider) => away.inc({ provider }),
  };
}
