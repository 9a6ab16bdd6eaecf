import { expect, test } from 'vitest';
import { checkEmail } from './check-email.ts';

const keyOf = async (text: string) => (await checkEmail(text)).key;

test.each([
  ['anna@example.com', 'VALID::ACCEPTED_EMAIL'],
  ['  Anna.Smith+x@Example.COM ', 'VALID::ACCEPTED_EMAIL'],
  ['anna@mailinator.com', 'INVALID::BLACKLISTED'],
  ['anna@inbox.mailinator.com', 'INVALID::BLACKLISTED'],
  ['ANNA@MAILINATOR.COM', 'INVALID::BLACKLISTED'],
  ['info@example.com', 'RISKY::NON_PERSONAL'],
  ['Support@example.com', 'RISKY::NON_PERSONAL'],
  ['noreply+x@example.com', 'RISKY::NON_PERSONAL'],
  ['information@example.com', 'VALID::ACCEPTED_EMAIL'],
  ['anna@example', 'INVALID::INVALID_DOMAIN'],
  ['anna@localhost', 'INVALID::INVALID_DOMAIN'],
  ['anna@-example.com', 'INVALID::INVALID_DOMAIN'],
  ['anna@127.0.0.1', 'INVALID::INVALID_DOMAIN'],
  ['anna', 'INVALID::REJECTED_EMAIL'],
  ['@example.com', 'INVALID::REJECTED_EMAIL'],
  ['anna@', 'INVALID::REJECTED_EMAIL'],
  ['an na@example.com', 'INVALID::REJECTED_EMAIL'],
  ['', 'INVALID::REJECTED_EMAIL'],
  ['<script>@example.com', 'INVALID::REJECTED_EMAIL'],
])('%j is %s', async (text, key) => {
  expect(await keyOf(text)).toBe(`IBIZA::${key}`);
});

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@gmx.dee', 'anna@gmx.de'],
  ['anna@gmail.com', null],
  ['player@halley.test', null],
  ['anna@example.com', null],
  ['anna', null],
])('for %s the suggestion is %s', async (text, suggestion) => {
  expect((await checkEmail(text)).suggestion).toBe(suggestion);
});

test.each([
  ['accepts', 'VALID::ACCEPTED_EMAIL'],
  ['refuses', 'INVALID::INVALID_DOMAIN'],
  ['timeout', 'RISKY::TIMEOUT'],
] as const)('a domain of which we hear “%s”', async (answer, key) => {
  const asked: string[] = [];
  const lookUp = async (domain: string) => {
    asked.push(domain);
    return answer;
  };
  expect((await checkEmail('anna@bücher.example', lookUp)).key).toBe(`IBIZA::${key}`);
  expect(asked).toEqual(['xn--bcher-kva.example']);
  await checkEmail('anna@mailinator.com', lookUp);
  await checkEmail('nonsense', lookUp);
  expect(asked).toHaveLength(1);
});
