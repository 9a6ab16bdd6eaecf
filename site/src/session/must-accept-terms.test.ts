import { expect, test } from 'vitest';
import { mustAcceptTerms } from './must-accept-terms.ts';

test('[MODAL-12] terms that are missed are asked for, nothing else is', () => {
  expect(mustAcceptTerms({ auth_fields_missed: ['terms_acceptance', 'country'] })).toBe(true);
  expect(mustAcceptTerms({ auth_fields_missed: ['country'] })).toBe(false);
  expect(mustAcceptTerms({ auth_fields_missed: [] })).toBe(false);
  expect(mustAcceptTerms(null)).toBe(false);
});
