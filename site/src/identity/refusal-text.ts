import type { RefusalCode } from '@halley/contract';
import type { MessageKey, Say } from '../i18n/index.ts';

/** Which field an answer is about, and the words for it; `form` stands above the button. */
export type FieldErrors<Field extends string> = Partial<Record<Field | 'form', string>>;

type Words = Partial<Record<RefusalCode | 'NETWORK', MessageKey>>;

const common: Words = {
  'login.invalid': 'identity.error.login',
  'login.blocked': 'identity.error.loginBlocked',
  'email.taken': 'identity.error.emailTaken',
  'email.invalid': 'identity.error.email',
  'password.too_short': 'identity.error.passwordShort',
  'password.too_long': 'identity.error.passwordLong',
  'terms_acceptance.required': 'identity.error.terms',
  'age_acceptance.required': 'identity.error.age',
  'base.captcha_invalid': 'identity.error.captcha',
  RATE_LIMITED: 'identity.error.tooMany',
};

interface Failure {
  status?: number;
  body?: { error?: { code: string }; errors?: Record<string, Record<string, string>> } | null;
}

/** Puts each refusal beside its field. What no field is responsible for, and what no one foresaw, is said for the form. */
export function readRefusals<Field extends string>(
  failure: unknown,
  { fields, say, restricted }: { fields: readonly Field[]; say: Say; restricted: MessageKey },
): FieldErrors<Field> {
  const { status, body } = (failure ?? {}) as Failure;
  if (status === undefined) return { form: say('identity.error.network') } as FieldErrors<Field>;
  if (status === 451) return { form: say(restricted) } as FieldErrors<Field>;
  const found: Record<string, string> = {};
  for (const [field, codes] of Object.entries(body?.errors ?? {})) {
    const [code = ''] = Object.keys(codes);
    const key = common[`${field}.${code}` as RefusalCode] ?? 'identity.error.field';
    found[(fields as readonly string[]).includes(field) ? field : 'form'] = say(key);
  }
  const code = body?.error?.code as RefusalCode | undefined;
  if (code) found.form = say(common[code] ?? 'identity.error.other');
  if (Object.keys(found).length === 0) found.form = say('identity.error.other');
  return found as FieldErrors<Field>;
}
