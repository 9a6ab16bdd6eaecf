import { describe, expect, test } from 'vitest';
import { looserLimitMail } from './looser-limit.ts';
import { words } from './words.ts';

const mail = (language: string, change: object = {}) =>
  looserLimitMail({
    ...({ language, publicUrl: 'https://halley.test', token: 'T'.repeat(43), type: 'loss', period: 'week' } as const),
    wish: { amounts: { EUR: 123_456n, BTC: 50_000n }, sessionMinutes: null },
    delayMs: 24 * 60 * 60 * 1000,
    confirmUntil: new Date('2026-03-02T12:00:00Z'),
    ...change,
  });

describe('[PP-24] the mail that asks whether a looser limit is really wanted', () => {
  test.each(Object.keys(words))('in %s: text and HTML with the link, and no hole left open', (language) => {
    for (const change of [
      {},
      { wish: null },
      { type: 'session', period: 'day', wish: { amounts: null, sessionMinutes: 90 } },
    ]) {
      const { subject, text, html } = mail(language, change);
      const link = `https://halley.test/profile/limits/confirm?token=${'T'.repeat(43)}`;
      expect(text).toContain(link);
      expect(html).toContain(link);
      expect(subject.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/[{}]/);
    }
  });

  test('amounts are exact and written as the language does', () => {
    expect(mail('en').text).toContain('1,234.56 EUR, 0.0005 BTC');
    expect(mail('de').text).toContain('1.234,56 EUR, 0,0005 BTC');
    const huge = { amounts: { JPY: 9_007_199_254_740_991n }, sessionMinutes: null };
    expect(mail('en', { wish: huge }).text).toContain('9,007,199,254,740,991 JPY');
  });

  test('a locale is written to in its language, an unknown one in English', () => {
    expect(mail('fr-CA').subject).toBe(words.fr.subject);
    expect(mail('xx').subject).toBe(words.en.subject);
  });
});
