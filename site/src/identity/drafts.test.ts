import { afterEach, expect, test } from 'vitest';
import { clearDrafts, draftText, keepDraft, readDraft } from './drafts.ts';

afterEach(clearDrafts);

test('what was typed is kept, field by field, but no secret', () => {
  keepDraft('registration', { email: 'a@b.co', password: 'Comet-1986!', password_confirmation: 'x', otp_attempt: '1' });
  keepDraft('registration', { city: 'Bern', receive_promos: true });
  expect(readDraft('registration')).toEqual({ email: 'a@b.co', city: 'Bern', receive_promos: true });
  expect(draftText('registration', 'receive_promos')).toBe('');
  expect(draftText('login', 'email')).toBe('');
});

test('[AUTH-04] nothing is left when somebody comes in', () => {
  keepDraft('registration', { email: 'a@b.co' });
  keepDraft('login', { email: 'a@b.co' });
  clearDrafts();
  expect([readDraft('registration'), readDraft('login')]).toEqual([{}, {}]);
});
