import type { Brand } from '@halley/contract';
import { expect, test } from 'vitest';
import { usualDocuments } from '../documents/usual-documents.ts';
import { dressMail, originFor } from './brand-mail.ts';

const mail = {
  to: 'anna@example.org',
  subject: 'Welcome to Halley',
  text: 'Halley: https://halley.example/confirm?token=1',
  html: '<b>Halley</b> <a href="https://halley.example/confirm?token=1">go</a>',
};
const publicUrl = 'https://halley.example';
const house = usualDocuments.brands[0] as Brand;

test('the house’s own brand changes nothing but says who sends it', () => {
  expect(dressMail(mail, { brand: house, publicUrl })).toEqual({ ...mail, fromName: 'Halley' });
});

test('another brand has its name and its host in it [CONF-01]', () => {
  const brand = { ...house, id: 'nova', name: 'Nova Hall', hosts: ['play.nova.example', 'nova.example'] };
  expect(dressMail(mail, { brand, publicUrl })).toEqual({
    to: 'anna@example.org',
    subject: 'Welcome to Nova Hall',
    text: 'Nova Hall: https://play.nova.example/confirm?token=1',
    html: '<b>Nova Hall</b> <a href="https://play.nova.example/confirm?token=1">go</a>',
    fromName: 'Nova Hall',
  });
});

test.each([
  ['comet.example', 'https://halley.example', 'https://comet.example'],
  ['comet.example:8443', 'https://halley.example', 'https://comet.example:8443'],
  ['comet.localhost', 'http://localhost:3000', 'http://comet.localhost:3000'],
  ['comet.localhost:4000', 'http://localhost:3000', 'http://comet.localhost:4000'],
])('%s of a house at %s is reached at %s, and its mails come from its own address', (host, publicUrl, origin) => {
  expect(originFor(host, publicUrl)).toBe(origin);
  const brand = { ...house, id: 'comet', name: 'Comet', hosts: [host], mailFrom: 'hello@comet.example' };
  const dressed = dressMail({ ...mail, text: `${publicUrl}/confirm` }, { brand, publicUrl });
  expect(dressed).toMatchObject({ text: `${origin}/confirm`, fromAddress: 'hello@comet.example' });
});

test('a host that only begins like ours is not taken for it', () => {
  const brand = { ...house, id: 'nova', name: 'Nova', hosts: ['nova.example'] };
  const text = 'https://halley.example.evil.test/ https://halley.example';
  expect(dressMail({ ...mail, text }, { brand, publicUrl }).text).toBe(
    'https://halley.example.evil.test/ https://nova.example',
  );
});
