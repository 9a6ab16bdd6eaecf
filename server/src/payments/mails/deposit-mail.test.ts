import { describe, expect, test } from 'vitest';
import { depositMail } from './deposit-mail.ts';

const languages = ['en', 'de', 'fr-CA', 'it', 'no'];
const mail = (language: string) =>
  depositMail({
    language,
    publicUrl: 'https://halley.test',
    method: 'Visa',
    amount: 12_50n,
    balance: 1_012_50n,
    currency: 'EUR',
  });

describe.each(languages)('[F-67] the mail about a deposit, in %s', (language) => {
  test('says the sum, the method and the balance, and leads to the limits', () => {
    const { subject, text } = mail(language);
    expect(subject).toContain('12.50 EUR');
    for (const part of ['12.50 EUR', '1012.50 EUR', 'Visa', 'https://halley.test/profile/limits']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/[{}]|undefined/);
  });
});

test('every language has its own words', () => {
  expect(new Set(languages.map((language) => mail(language).text)).size).toBe(5);
});
