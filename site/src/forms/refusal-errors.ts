import type { RefusalCode } from '@halley/contract';
import type { MessageKey, Say } from '../i18n/index.ts';
import { failureText, isValidationCode } from './failure-text.ts';

/** The words beside each field; `form` stands above the button. */
export type FormErrors = Record<string, string> & { form?: string };

export interface RefusalWords {
  say: Say;
  /** The fields of the form and what they are called. An answer about anything else is said for the whole form. */
  labels: Readonly<Record<string, string>>;
  /** Words of this form for codes that are more than a wrong value: `email.taken`, `login.invalid`. */
  refusals?: Partial<Record<RefusalCode, MessageKey>>;
}

/** Sentences with a number in them; the server's answer does not carry it. */
const needNumber = new Set(['too_short', 'too_long', 'too_small', 'too_large', 'multiple_of', 'too_young']);

interface Failed {
  status?: number;
  body?: { error?: { code?: string }; errors?: Record<string, unknown> } | null;
}

/** Puts each refusal of the server beside its field. What no one foresaw is said for the form. */
export function refusalErrors(failure: unknown, words: RefusalWords): { errors: FormErrors; codes: string[] } {
  const { say, labels, refusals = {} } = words;
  const { status, body } = (failure ?? {}) as Failed;
  if (status === undefined) return { errors: { form: say('validation.network') }, codes: [] };
  const errors: FormErrors = {};
  const codes: string[] = [];
  for (const [field, value] of Object.entries(body?.errors ?? {})) {
    const code = firstCode(value);
    codes.push(`${field}.${code}`);
    const own = refusals[`${field}.${code}` as RefusalCode];
    const label = labels[field];
    const text = own
      ? say(own)
      : isValidationCode(code) && !needNumber.has(code) && label !== undefined
        ? failureText(say, { code }, label)
        : say('validation.check', { field: label ?? '' });
    errors[label === undefined ? 'form' : field] ??= text;
  }
  const code = body?.error?.code;
  if (code !== undefined) {
    codes.push(code);
    const key = refusals[code as RefusalCode] ?? (code === 'RATE_LIMITED' ? 'validation.tooMany' : 'validation.other');
    errors.form = say(key);
  }
  if (Object.keys(errors).length === 0) errors.form = say('validation.other');
  return { errors, codes };
}

/** A map of code and text, a list of texts that begin with their code, or one code. */
function firstCode(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return String(value[0]).split(' ', 1)[0] ?? 'invalid';
  return Object.keys(Object(value))[0] ?? 'invalid';
}
