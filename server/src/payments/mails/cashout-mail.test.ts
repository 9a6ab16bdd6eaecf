import { describe, expect, test } from 'vitest';
import { type CashoutMail, cashoutMail } from './cashout-mail.ts';

const languages = ['en', 'de', 'fr-CA', 'it', 'no'];
const mail = (change: Partial<CashoutMail> = {}) =>
  cashoutMail({
    language: 'en',
    publicUrl: 'https://halley.test',
    state: 'succeeded',
    amount: 12_50n,
    currency: 'EUR',
    where: 'Visa ···· 4417',
    reason: null,
    ...change,
  });

describe.each(languages)('the mail about a cashout, in %s', (language) => {
  test('sent, rejected and returned are three letters, with nothing left to fill in', () => {
    const letters = (['succeeded', 'rejected', 'declined'] as const).map((state) =>
      mail({ language, state, reason: 'Please verify.' }),
    );
    expect(new Set(letters.map((letter) => letter.subject)).size).toBe(3);
    for (const letter of letters) {
      expect(letter.text).not.toMatch(/[{}]|undefined/);
      expect(`${letter.subject} ${letter.text}`).toContain('12.50 EUR');
      expect(letter.text).toContain('https://halley.test/cashbox');
    }
    expect(letters[1]?.text).toContain('Please verify.');
  });
});

test('every language has its own words', () => {
  expect(new Set(languages.map((language) => mail({ language }).text)).size).toBe(5);
  expect(mail({ language: 'constructor' }).html).toContain('lang="en"');
});

test('a reason that looks like a place to fill, or like markup, stays what it is', () => {
  const { text, html } = mail({ state: 'rejected', reason: '{amount} <b>$&</b>' });
  expect(text).toContain('{amount} <b>$&</b>');
  expect(html).not.toContain('<b>');
});
