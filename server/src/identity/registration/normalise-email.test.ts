import { expect, test } from 'vitest';
import { normaliseEmail } from './normalise-email.ts';

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['  Anna.Smith+casino@Example.COM \n', 'anna.smith+casino@example.com'],
  ["o'brien@mail.example.co.uk", "o'brien@mail.example.co.uk"],
  ['anna@bücher.de', 'anna@xn--bcher-kva.de'],
  ['player@halley.test', 'player@halley.test'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('[VALID-06] %j is kept as %j', (text, email) => {
  expect(normaliseEmail(text)).toBe(email);
  expect(normaliseEmail(email)).toBe(email);
});

test.each([
  '',
  ' ',
  'anna',
  '@example.com',
  'anna@',
  'anna@localhost',
  'anna@example',
  'anna@@example.com',
  'anna@exam ple.com',
  'an na@example.com',
  '.anna@example.com',
  'anna.@example.com',
  'an..na@example.com',
  'anna@example..com',
  'anna@-example.com',
  'anna@example.c',
  'anna@127.0.0.1',
  'anna@[127.0.0.1]',
  'Anna <anna@example.com>',
  'anna@example.com, eve@example.com',
  'anna@example.com\r\nBcc: eve@example.com',
  'ánna@example.com',
  'аnna@example.com',
  'anna\u0000@example.com',
  "' or 1=1 --@example.com",
  '"quoted"@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'a'.repeat(250)}.com`,
])('%j is no address', (text) => {
  expect(normaliseEmail(text)).toBeUndefined();
});
