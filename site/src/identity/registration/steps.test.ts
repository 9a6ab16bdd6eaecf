import { describe, expect, test } from 'vitest';
import { firstStepOf, stepAfter, stepBefore, stepOfField } from './steps.ts';

describe('the steps of registration', () => {
  test('follow each other; when the account is open there is no way back', () => {
    expect([stepAfter('start'), stepAfter('details'), stepAfter('consents')]).toEqual(['details', 'consents', 'limit']);
    expect([stepBefore('start'), stepBefore('details'), stepBefore('consents'), stepBefore('limit')]).toEqual([
      undefined,
      'start',
      'details',
      undefined,
    ]);
  });

  test.each([
    ['email', 'start'],
    ['password', 'start'],
    ['country', 'details'],
    ['date_of_birth', 'details'],
    ['a_field_of_tomorrow', 'details'],
    ['terms_acceptance', 'consents'],
    ['age_acceptance', 'consents'],
  ])('%s stands in %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });

  test('what the server refused leads back to the first of its fields', () => {
    expect(firstStepOf(['terms_acceptance', 'postal_code', 'email'])).toBe('start');
    expect(firstStepOf(['terms_acceptance', 'postal_code'])).toBe('details');
    expect(firstStepOf([])).toBeUndefined();
  });
});
