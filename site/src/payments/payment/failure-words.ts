import type { MessageKey, Say } from '../../i18n/index.ts';
import { LibraryMissing } from '../payments-library.ts';

/** What a refusal means, in words that say what to do: by field and code, and by code alone. */
const fieldWords: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  amount: {
    invalid: 'cashbox.amount.not_a_number',
    too_small: 'cashbox.refused.too_small',
    multiple_of: 'cashbox.refused.multiple_of',
    too_large: 'cashbox.refused.too_large',
    not_enough_money: 'cashbox.refused.not_enough_money',
    beyond_limit: 'cashbox.refused.beyond_limit',
  },
  payment_method: { not_available: 'cashbox.refused.method' },
  offer_id: {
    not_available: 'cashbox.refused.offer',
    had_by_household: 'cashbox.refused.offer_household',
    had_by_instrument: 'cashbox.refused.offer_instrument',
    several_accounts: 'cashbox.refused.offer_accounts',
  },
  saved_profile_id: { unknown: 'cashbox.refused.profile' },
  fields: { missing: 'cashbox.refused.fields' },
  email: { not_confirmed: 'cashbox.missing.email' },
  address: { invalid: 'cashbox.refused.address' },
  profile: { incomplete: 'cashbox.refused.incomplete' },
};
const codeWords: Readonly<Record<string, MessageKey>> = {
  LIMIT_REACHED: 'cashbox.refused.beyond_limit',
  EXCLUDED: 'cashbox.refused.excluded',
  ACCOUNT_CLOSED: 'cashbox.refused.closed',
  VERIFICATION_REQUIRED: 'cashbox.refused.verification',
  REGION_RESTRICTED: 'cashbox.refused.region',
  PAYMENT_NOT_RECALLABLE: 'cashbox.refused.recall',
  PAYMENT_OVER: 'cashbox.refused.over',
  RATE_LIMITED: 'cashbox.refused.often',
  IDEMPOTENCY_CONFLICT: 'cashbox.refused.over',
};

interface Failed {
  status?: number;
  body?: { error?: { code?: string }; errors?: Record<string, unknown> } | null;
}

function keyOf({ body }: Failed): MessageKey | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [field, codes] of Object.entries(body.errors ?? {})) {
    const code = typeof codes === 'string' ? codes : (Object.keys(Object(codes))[0] ?? '');
    const key = Object.hasOwn(fieldWords, field) ? fieldWords[field]?.[code] : undefined;
    if (key) return key;
  }
  const code = body.error?.code ?? '';
  return Object.hasOwn(codeWords, code) ? codeWords[code] : undefined;
}

export function failureWords(say: Say, failure: unknown): string {
  const failed = (failure ?? {}) as Failed;
  // Without a status nothing was answered at all.
  if (failure instanceof LibraryMissing || failed.status === undefined) return say('cashbox.refused.line');
  return say(keyOf(failed) ?? (failed.status === 503 ? 'cashbox.refused.away' : 'cashbox.failed'));
}
