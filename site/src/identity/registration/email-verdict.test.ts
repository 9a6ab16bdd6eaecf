import { emailCheckKeys } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { emailVerdict } from './email-verdict.ts';

const verdict = (message: string, suggestion: string | null = null) =>
  emailVerdict({ errors: { message }, suggestion });

describe('what the check of an address means for the form', () => {
  test.each(emailCheckKeys)('%s', (key) => {
    const { kind, words } = verdict(key);
    if (key.includes('INVALID::')) expect(kind).toBe('invalid');
    else if (key.includes('RISKY::') && !key.endsWith('TIMEOUT')) expect(kind).toBe('risky');
    else expect(kind).toBe('valid');
    expect(words === undefined).toBe(kind === 'valid');
  });

  test('keys of tomorrow are read by their kind', () => {
    expect(verdict('IBIZA::INVALID::SOMETHING_NEW').kind).toBe('invalid');
    expect(verdict('IBIZA::RISKY::SOMETHING_NEW').kind).toBe('risky');
    expect(verdict('SOMETHING ELSE').kind).toBe('valid');
    expect(verdict('constructor').kind).toBe('valid');
  });

  test('a slip of the finger is passed on', () => {
    expect(verdict('IBIZA::VALID::ACCEPTED_EMAIL', 'ada@gmail.com').suggestion).toBe('ada@gmail.com');
  });
});
