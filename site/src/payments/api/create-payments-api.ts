import { readBody } from '@halley/contract/client';
import type { PaymentMethod, PaymentsApi, Submission } from './payments-api.d.ts';

export interface PaymentsApiOptions {
  /** Where the house answers; empty: where the page came from. */
  base?: string;
  fetch?: typeof fetch;
  makeKey?: () => string;
  timeoutMs?: number;
}

/** The house answered, and it was a no. */
class PaymentsRefused extends Error {
  override readonly name = 'PaymentsRefused';
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`the house answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The library of the house's own cashier: methods and fields from a cache, payments under a key of their own. */
export function createPaymentsApi(options: PaymentsApiOptions = {}): PaymentsApi {
  const { base = '', makeKey = () => crypto.randomUUID(), timeoutMs = 30_000 } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const known = new Map<string, Promise<unknown>>();
  /** Keys of payments that nobody has answered yet: who presses again after a lost line repeats the same payment. */
  const unanswered = new Map<string, string>();

  async function call(method: string, path: string, body?: unknown, key?: string): Promise<unknown> {
    const response = await send(base + path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json, text/plain, */*',
        'x-requested-with': 'XMLHttpRequest',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await readBody(response);
    if (!response.ok) throw new PaymentsRefused(response.status, answer);
    return answer;
  }

  /** One call for everyone who asks; what failed or came back as nothing is asked for again. */
  function remember<T>(key: string, load: () => Promise<T>, isWorthKeeping: (value: T) => boolean): Promise<T> {
    const waiting = known.get(key);
    if (waiting) return waiting as Promise<T>;
    const asked = load();
    const forget = () => {
      if (known.get(key) === asked) known.delete(key);
    };
    known.set(key, asked);
    asked.then((value) => isWorthKeeping(value) || forget(), forget);
    return asked;
  }

  return {
    getMethods: ({ currency, paymentAction }) =>
      remember(
        `methods ${currency} ${paymentAction}`,
        async () => {
          const path = `/api/payments/payment_methods/${encodeURIComponent(currency)}`;
          const answer = await call('GET', `${path}?payment_action=${paymentAction}`);
          return (answer as { methods: PaymentMethod[] }).methods;
        },
        (methods) => methods.length > 0,
      ),
    getMethodFields: ({ id, currency, paymentAction, savedProfileId }) =>
      remember(
        `fields ${currency} ${paymentAction} ${id} ${savedProfileId ?? ''}`,
        () => {
          const query = new URLSearchParams({ payment_action: paymentAction });
          if (savedProfileId !== undefined) query.set('saved_profile_id', savedProfileId);
          const method = `${encodeURIComponent(currency)}/${encodeURIComponent(id)}`;
          return call('GET', `/api/payments/payment_methods/${method}/fields?${query}`) as Promise<never>;
        },
        () => true,
      ),
    async resetCache() {
      known.clear();
    },
    async submit(submission) {
      const body = bodyOf(submission);
      const text = JSON.stringify(body);
      const key = unanswered.get(text) ?? makeKey();
      unanswered.set(text, key);
      try {
        const start = await call('POST', '/api/payment_processing', body, key);
        unanswered.delete(text);
        return start as never;
      } catch (error) {
        if (error instanceof PaymentsRefused && error.status < 500) unanswered.delete(text);
        throw error;
      }
    },
    async removeProfile({ savedProfileId }) {
      await call('DELETE', `/api/payments/profiles/${encodeURIComponent(savedProfileId)}`);
      known.clear();
    },
  };
}

function bodyOf(submission: Submission) {
  const { id, currency, paymentAction, amount, fields, savedProfileId, saveProfile, offerId, customRoutes } =
    submission;
  return {
    payment_method: id,
    payment_action: paymentAction,
    currency,
    amount,
    fields,
    saved_profile_id: savedProfileId,
    save_profile: saveProfile,
    offer_id: offerId,
    custom_routes: customRoutes,
  };
}
