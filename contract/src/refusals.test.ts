import { describe, expect, test } from 'vitest';
import { bodyOf, Refusal, type RefusalCode, refusals } from './refusals.ts';

const codes = Object.keys(refusals) as RefusalCode[];

describe('refusals', () => {
  /** Of a whole slip, not of a field: they say what would be accepted instead. */
  const ofSlips = ['LEGS_CONTRADICT', 'BUILDER_REFUSED', 'STAKE_ABOVE_LIMIT'];

  test.each(codes)('%s: its spelling and its status agree, its text is for people', (code) => {
    const { status, text } = refusals[code];
    expect(code).toMatch(status === 422 && !ofSlips.includes(code) ? /^[a-z_]+\.[a-z0-9_]+$/ : /^[A-Z_]+$/);
    expect(text.length).toBeGreaterThan(3);
  });

  test.each([
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['LIMIT_REACHED', 403],
    ['NOT_FOUND', 404],
    ['IDEMPOTENCY_CONFLICT', 409],
    ['PAYLOAD_TOO_LARGE', 413],
    ['RATE_LIMITED', 429],
    ['REGION_RESTRICTED', 451],
    ['INTERNAL', 500],
  ] as const)('%s answers %d as {error: {code, message}}', (code, status) => {
    const refusal = new Refusal(code);
    expect(refusal.status).toBe(status);
    expect(bodyOf(refusal)).toEqual({ error: { code, message: refusals[code].text } });
  });

  test('a refused field answers 422 as {errors: {field: {code: text}}}', () => {
    const refusal = new Refusal('email.taken');
    expect(refusal.status).toBe(422);
    expect(bodyOf(refusal)).toEqual({ errors: { email: { taken: 'has an account already' } } });
    expect(bodyOf(new Refusal('base.captcha_invalid'))).toEqual({
      errors: { base: { captcha_invalid: expect.any(String) } },
    });
  });

  test('details travel beside the code', () => {
    const body = bodyOf(new Refusal('REGION_RESTRICTED', { country_code: 'US' }));
    expect(body).toMatchObject({ error: { code: 'REGION_RESTRICTED', country_code: 'US' } });
  });
});
