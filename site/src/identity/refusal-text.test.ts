import { CallFailed } from '@halley/contract/client';
import { expect, test } from 'vitest';
import type { Say } from '../i18n/index.ts';
import { readRefusals } from './refusal-text.ts';

const say: Say = (key) => key;
const form = { fields: ['email', 'password'] as const, say, restricted: 'identity.error.loginRestricted' as const };
const failed = (status: number, body: unknown) => new CallFailed('signIn', status, body as CallFailed['body']);

test.each([
  ['a field', failed(422, { errors: { email: { taken: 'x' } } }), { email: 'identity.error.emailTaken' }],
  [
    'a field without words of its own',
    failed(422, { errors: { email: { odd: 'x' } } }),
    { email: 'identity.error.field' },
  ],
  ['no field of the form', failed(422, { errors: { login: { invalid: 'x' } } }), { form: 'identity.error.login' }],
  [
    'two fields',
    failed(422, { errors: { email: { invalid: 'x' }, password: { too_short: 'x' } } }),
    { email: 'identity.error.email', password: 'identity.error.passwordShort' },
  ],
  ['too many tries', failed(429, { error: { code: 'RATE_LIMITED' } }), { form: 'identity.error.tooMany' }],
  [
    'a restricted country',
    failed(451, { error: { code: 'REGION_RESTRICTED' } }),
    { form: 'identity.error.loginRestricted' },
  ],
  ['a server in trouble', failed(500, null), { form: 'identity.error.other' }],
  ['no answer', new TypeError('fetch failed'), { form: 'identity.error.network' }],
])('%s', (_, failure, expected) => {
  expect(readRefusals(failure, form)).toEqual(expected);
});
