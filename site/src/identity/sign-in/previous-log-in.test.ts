import { toasts } from '@halley/ui/toasts.ts';
import { afterEach, expect, test } from 'vitest';
import { describePreviousLogIn, tellPreviousLogIn } from './previous-log-in.ts';

const seen = { last_sign_in_at: '2026-11-14T22:30:00.000Z', last_sign_in_country: 'NZ' };

afterEach(() => {
  for (const { id } of toasts.list()) toasts.close(id);
});

test.each([
  ['en', 'Pacific/Auckland', '15 Nov 2026, 11:30', 'New Zealand'],
  ['de-DE', 'Europe/Berlin', '14.11.2026, 23:30', 'Neuseeland'],
])('[PP-31] in %s and %s the previous log-in is at %s from %s', (tag, timeZone, time, country) => {
  const previous = describePreviousLogIn(seen, { tag, timeZone });
  expect(previous).toEqual({ time: expect.any(String), country });
  expect(previous?.time.replaceAll('\u202f', ' ')).toBe(time);
});

const speech = {
  tag: 'en',
  say: (key: string, values?: object) => `${key} ${Object.keys(values ?? {}).join(' ')}`.trim(),
};

test('[PP-31] it is shown as a notice, with the place where that is known', () => {
  tellPreviousLogIn(seen, speech);
  expect(toasts.list().map(({ text }) => text)).toEqual(['identity.previous.place time country']);
  tellPreviousLogIn({ ...seen, last_sign_in_country: null }, speech);
  expect(toasts.list().map(({ text }) => text)).toEqual(['identity.previous.time time']);
});

test('a first log-in has none before it', () => {
  tellPreviousLogIn({ last_sign_in_at: null, last_sign_in_country: null }, speech);
  expect(toasts.list()).toEqual([]);
});
