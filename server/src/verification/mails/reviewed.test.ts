import { describe, expect, test } from 'vitest';
import { type ReviewedMail, reviewedMail } from './reviewed.ts';

const languages = ['en', 'de', 'fr-CA', 'it', 'no'];
const mail = (change: Partial<ReviewedMail> = {}) =>
  reviewedMail({
    language: 'en',
    publicUrl: 'https://halley.test',
    document: { documentType: 'identity', fileName: 'pass.png', status: 'approved', reason: null, askedFor: null },
    missing: [],
    becomesVerified: false,
    ...change,
  });
const refused: ReviewedMail['document'] = {
  documentType: 'address',
  fileName: 'bill.pdf',
  status: 'not_approved',
  reason: 'Too dark.',
  askedFor: null,
};

describe.each(languages)('the mail about a review, in %s', (language) => {
  test('[F-99] approved, refused, verified and asked for another are four letters, with nothing left to fill in', () => {
    const letters = [
      mail({ language, missing: ['address'] }),
      mail({ language, document: refused, missing: ['identity', 'address'] }),
      mail({ language, document: { ...refused, askedFor: 'identity' }, missing: ['identity', 'address'] }),
      mail({ language, becomesVerified: true }),
    ];
    expect(new Set(letters.map((letter) => letter.subject)).size).toBe(4);
    for (const letter of letters) {
      expect(letter.text).not.toMatch(/[{}]|undefined/);
      expect(letter.text).toContain('https://halley.test/profile/verification');
      expect(letter.html).toContain(`lang="${language.slice(0, 2)}"`);
    }
  });

  test('a refusal carries the reviewer’s words, an approval what is missing', () => {
    expect(mail({ language, document: refused }).text).toContain('Too dark.');
    const asked = mail({ language, document: { ...refused, askedFor: 'deposit' } }).text;
    expect(asked).toContain('Too dark.');
    expect(asked).not.toBe(mail({ language, document: { ...refused, askedFor: 'identity' } }).text);
    const open = mail({ language, missing: ['address'] }).text;
    const closed = mail({ language }).text;
    expect(open.length).toBeGreaterThan(closed.length);
  });
});

test('every language has its own words', () => {
  expect(new Set(languages.map((language) => mail({ language }).text)).size).toBe(5);
});

test('another language is written to in English', () => {
  for (const language of ['xx', '', 'constructor']) expect(mail({ language }).html).toContain('lang="en"');
});

test('a name or a reason that looks like a place to fill stays what it is', () => {
  const { text, html } = mail({ document: { ...refused, fileName: '{reason}.pdf', reason: '{next} <b>$&</b>' } });
  expect(text).toContain('({reason}.pdf)');
  expect(text).toContain('{next} <b>$&</b>');
  expect(html).not.toContain('<b>');
});
