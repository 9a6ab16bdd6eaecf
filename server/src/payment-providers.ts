import { demoMerchants, demoPayPath, demoPaySecrets } from './demo/index.ts';
import type { Clock, Settings } from './kit/index.ts';
import { createProviders, type PaymentsOptions, usualMethods } from './payments/index.ts';

export interface PaymentProvidersOptions {
  settings: Settings;
  clock: Clock;
  /** Where this process answers, as seen from itself. */
  own: { url(): string };
}

/** Whoever the settings name; in the demo, where they name nobody, the sandbox at `/demo/pay`. */
export function paymentProvidersOf({
  settings,
  clock,
  own,
}: PaymentProvidersOptions): Pick<PaymentsOptions, 'providers' | 'methods'> {
  const { providers, assign } = createProviders({
    settings: settings.payments,
    clock,
    demo: settings.demo
      ? {
          ownUrl: () => own.url(),
          path: demoPayPath,
          merchants: demoMerchants,
          secrets: demoPaySecrets(settings.secret),
        }
      : undefined,
  });
  return { providers, methods: assign(usualMethods('sandbox')) };
}
