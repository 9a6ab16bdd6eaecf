import { expect, test } from 'vitest';
import { dateFormat, momentText } from './date-format.ts';
import { locales } from './locales.ts';

test.each([
  ['en', '16 Nov 2026, 17:11'],
  ['de-DE', '16.11.2026, 17:11'],
  ['en-AU', '16 Nov 2026, 17:11'],
  ['en-NZ', '16 Nov 2026, 17:11'],
  ['nb-NO', '16. nov. 2026, 17:11'],
  ['it-IT', '16 nov 2026, 17:11'],
])('[F-80] a moment in %s is %s', (tag, text) => {
  expect(momentText(tag, '2026-11-16T17:11:00Z', 'UTC')).toBe(text);
});

test.each(Object.values(locales))(
  '[F-80] $tag has no clock of twelve hours and no month as a number before the day',
  ({ tag }) => {
    const text = dateFormat(tag, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date('2026-11-16T00:11:00Z'),
    );
    expect(text).toMatch(/\b00[:.h ]/);
    expect(text).not.toMatch(/^11\/16|[ap]\.?m/i);
  },
);
