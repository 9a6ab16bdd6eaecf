import { describe, expect, test } from 'vitest';
import { languageOfLocale, layOutMail } from '../../kit/mail/index.ts';
import { welcomeMail } from './welcome.ts';

const publicUrl = 'https://halley.test';

describe('the welcome mail', () => {
  test.each(['en', 'de', 'fr-CA', 'it', 'no'])('in %s has the same words in both parts, and a link', (language) => {
    const { subject, text, html } = welcomeMail({ language, publicUrl });
    expect(subject).toContain('Halley');
    expect(html).toContain(`lang="${languageOfLocale(language)}"`);
    for (const part of [text, html]) expect(part).toContain(publicUrl);
    const plain = html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
    for (const line of text.split('\n\n').slice(0, 3)) expect(plain).toContain(line.trim());
  });

  test('is another text in every language', () => {
    const subjects = ['en', 'de', 'fr-CA', 'it', 'no'].map((language) => welcomeMail({ language, publicUrl }).text);
    expect(new Set(subjects).size).toBe(5);
  });

  test('falls back to English', () => {
    for (const locale of ['en-AU', 'en-KW', 'xx', '', 'constructor']) expect(languageOfLocale(locale)).toBe('en');
  });
});

test('nothing written into a mail becomes markup', () => {
  const { html } = layOutMail({
    language: '"><script>',
    subject: '<b>',
    heading: '<img src=x onerror=alert(1)>',
    paragraphs: ['</p><script>alert(1)</script>'],
    button: { label: '<i>', url: 'https://halley.test/?a="b"' },
    footer: '&',
  });
  expect(html).not.toMatch(/<script|<img|<b>|<i>|a="b"/);
});
