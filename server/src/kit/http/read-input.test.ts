import { api, type Call } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { InvalidInput, readInput } from './read-input.ts';

function errorsOf({ params: _params, ...call }: Call, body: unknown): unknown {
  try {
    readInput(call, { params: {}, query: {}, body });
  } catch (error) {
    if (error instanceof InvalidInput) return error.body;
    throw error;
  }
  return undefined;
}

const money = [{ currency: 'EUR', amount_cents: 100 }];
const limit = { type: 'deposit', period: 'year', accounts: money };

describe('where one of several forms would fit', () => {
  test.each<[string, Call, unknown, object]>([
    ['a limit in its envelope', api.setLimit, { user_limit: limit }, { period: 'invalid_value' }],
    ['a limit without it', api.setLimit, limit, { period: 'invalid_value' }],
    [
      'a limit that lacks a field',
      api.setLimit,
      { user_limit: { ...limit, period: 'day', type: undefined } },
      { type: 'invalid_value' },
    ],
    ['an address that is no text', api.signIn, { user: { email: 42, password: 'x' } }, { email: 'invalid_type' }],
    ['nothing of a log-in', api.signIn, { user: {} }, { email: 'required', password: 'required' }],
    ['a code that is no text', api.signIn, { user: { otp_attempt: 42 } }, { otp_attempt: 'invalid_type' }],
    ['no user', api.signIn, {}, { user: 'required' }],
    ['an entry that fits no form', api.readManager, { userGroups: [{}] }, { userGroups: 'invalid_type' }],
  ])('[F-88] the wrong field is named: %s', (_name, call, body, codes) => {
    const { errors } = errorsOf(call, body) as { errors: Record<string, Record<string, string>> };
    const told = Object.entries(errors).map(([field, texts]) => [field, Object.keys(texts).join()]);
    expect(Object.fromEntries(told)).toEqual(codes);
  });
});

describe('words', () => {
  test.each<[string, Call, unknown, object]>([
    [
      'missing',
      api.signIn,
      { user: {} },
      { email: { required: 'must be filled in' }, password: { required: 'must be filled in' } },
    ],
    [
      'of another kind',
      api.signIn,
      { user: { email: 1, password: '' } },
      { email: { invalid_type: 'is not of the right kind' } },
    ],
    ['too long', api.signIn, { user: { email: 'x'.repeat(255), password: '' } }, { email: { too_big: 'is too long' } }],
    [
      'too large',
      api.setLimit,
      { user_limit: { type: 'session', period: 'day', session_minutes: 9999 } },
      { session_minutes: { too_big: 'is too large' } },
    ],
    ['no choice', api.setLimit, limit, { period: { invalid_value: 'is not one of the choices' } }],
  ])('[F-92] are ours: %s', (_name, call, body, errors) => {
    expect(errorsOf(call, body)).toEqual({ errors });
  });

  test('[F-92] no call of the contract answers an empty body with the words of the validator', () => {
    const told = Object.values(api as Record<string, Call>)
      .filter((call) => call.body)
      .map((call) => JSON.stringify(errorsOf(call, {})) ?? '');
    expect(told.filter((text) => /Invalid|expected|received|ISO|Too (small|big)|Unrecognized/.test(text))).toEqual([]);
    expect(told.filter((text) => text.includes('must be filled in')).length).toBeGreaterThan(20);
  });
});
