import { describe, expect, test } from 'vitest';
import { languageOfLocale, languages } from '../../kit/mail/index.ts';
import {
  confirmMail,
  detailsChangedMail,
  lockedMail,
  newDeviceMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
  providerMail,
  resetMail,
  signedOutMail,
  twoFactorMail,
  twoFactorResetMail,
} from './security-mails.ts';

const publicUrl = 'https://halley.test';
const at = new Date('2026-03-01T12:34:00Z');
const device = { browser: 'Firefox', system: 'Linux' };

/** Every mail of this room, with what must stand in it whatever the language. */
const mails = {
  confirm: {
    write: (language: string) => confirmMail({ language, publicUrl, token: 'T1' }),
    holds: ['https://halley.test/confirmation?confirmation_token=T1'],
  },
  reset: {
    write: (language: string) => resetMail({ language, publicUrl, token: 'T2' }),
    holds: ['https://halley.test/new-password?reset_password_token=T2'],
  },
  locked: {
    write: (language: string) => lockedMail({ language, publicUrl, token: 'T3' }),
    holds: ['https://halley.test/login?unlock_token=T3', '24'],
  },
  'password changed': {
    write: (language: string) => passwordChangedMail({ language, publicUrl, at }),
    holds: ['https://halley.test/remind', '12:34', '2026', 'UTC'],
  },
  'new device': {
    write: (language: string) => newDeviceMail({ language, publicUrl, at, device, country: 'CA' }),
    holds: ['https://halley.test/profile/security', 'Firefox', 'Linux', 'Canad', '12:34'],
  },
  'second factor on': {
    write: (language: string) => twoFactorMail({ language, publicUrl, at, isOn: true }),
    holds: ['https://halley.test/profile/security', '12:34'],
  },
  'second factor off': {
    write: (language: string) => twoFactorMail({ language, publicUrl, at, isOn: false }),
    holds: ['https://halley.test/profile/security', '12:34'],
  },
  'second factor reset': {
    write: (language: string) => twoFactorResetMail({ language, publicUrl, at }),
    holds: ['https://halley.test/profile/security', '12:34'],
  },
  'logged out everywhere': {
    write: (language: string) => signedOutMail({ language, publicUrl, at }),
    holds: ['https://halley.test/remind', '12:34'],
  },
  'details changed': {
    write: (language: string) => detailsChangedMail({ language, publicUrl, at, fields: ['first_name', 'country'] }),
    holds: ['https://halley.test/profile', '12:34', ', '],
  },
  'provider connected': {
    write: (language: string) => providerMail({ language, publicUrl, at, change: 'added', name: 'google (a@b.test)' }),
    holds: ['https://halley.test/profile/security', 'google (a@b.test)', '12:34'],
  },
  'provider disconnected': {
    write: (language: string) =>
      providerMail({ language, publicUrl, at, change: 'removed', name: 'google (a@b.test)' }),
    holds: ['https://halley.test/profile/security', 'google (a@b.test)', '12:34'],
  },
  'passkey added': {
    write: (language: string) => passkeyAddedMail({ language, publicUrl, at, name: 'My <b>phone</b>' }),
    holds: ['https://halley.test/profile/security', 'My <b>phone</b>'],
  },
  'passkey removed': {
    write: (language: string) => passkeyRemovedMail({ language, publicUrl, at, name: 'My <b>phone</b>' }),
    holds: ['https://halley.test/profile/security', 'My <b>phone</b>'],
  },
};

describe.each(Object.entries(mails))('the mail “%s”', (_name, { write, holds }) => {
  test.each(languages)('in %s: text and page say the same, nothing is left open', (language) => {
    const mail = write(language);
    expect(mail.subject.length).toBeGreaterThan(8);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).not.toContain('<b>');
    for (const words of holds) expect(mail.text.replaceAll('Kanada', 'Canada')).toContain(words);
    for (const part of [mail.subject, mail.text, mail.html.replace(/style="[^"]*"/g, '')]) {
      expect(part).not.toMatch(/\{\w+\}|\bundefined\b|\bnull\b/);
    }
  });

  test('is written in each language, not copied', () => {
    expect(new Set(languages.map((language) => write(language).text)).size).toBe(languages.length);
  });

  test('a variant is written to in its language, a language we do not write in English', () => {
    expect(write('fr-CA')).toEqual(write('fr'));
    expect(write('en-KW')).toEqual(write('en'));
    expect(write('constructor')).toEqual(write('en'));
  });
});

test('a browser that says nothing of itself is an unknown device', () => {
  const mail = newDeviceMail({
    language: 'de',
    publicUrl,
    at,
    device: { browser: undefined, system: undefined },
    country: 'ZZ',
  });
  expect(mail.text).toContain('unbekanntes Gerät');
});

test('languages of locales', () => {
  expect(['de', 'en-AU', 'no', 'xx', ''].map(languageOfLocale)).toEqual(['de', 'en', 'no', 'en', 'en']);
});
