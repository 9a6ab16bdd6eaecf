import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskAddress, maskEmail, maskName } from './mask-person.ts';
import { readQuestion } from './read-question.ts';

describe('a question', () => {
  test('is read as everything it may mean', () => {
    expect(readQuestion('')).toEqual({ id: null, email: null, nickname: null, names: null, phone: null });
    expect(readQuestion(' #42 ')).toMatchObject({ id: 42 });
    expect(readQuestion('Anna@Exam')).toMatchObject({ email: 'anna@exam%', names: null, id: null });
    expect(readQuestion('anna  Berg')).toMatchObject({
      names: ['anna%', 'berg%'],
      nickname: 'anna berg%',
      email: null,
    });
    expect(readQuestion('0171 / 555-1234')).toMatchObject({ phone: '4321555171%', names: null });
    expect(readQuestion('+49 171 5551234').phone).toBe('432155517194%');
    expect(readQuestion('12345').phone).toBeNull();
  });

  test('cannot bring signs of its own into a pattern, nor an id that is none', () => {
    expect(readQuestion('a%_\\').email).toBe('a\\%\\_\\\\%');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { id, email, nickname } = readQuestion(text);
        if (id !== null) expect(Number.isSafeInteger(id)).toBe(true);
        for (const pattern of [email, nickname]) expect(pattern?.replace(/\\./gs, '') ?? '%').toMatch(/^[^%_\\]*%$/s);
      }),
    );
  });
});

test('an address is shown in part', () => {
  expect(maskEmail('anna@example.com')).toBe('an…@example.com');
  expect(maskEmail('ab@example.com')).toBe('a…@example.com');
});

test.each([
  ['Caroline', 'Komet', 'Caroline K.'],
  [' Ida ', ' ødegård', 'Ida Ø.'],
  ['Ida', null, 'Ida'],
  [null, 'Komet', 'K.'],
  ['', ' ', null],
  [null, null, null],
])('[OPS-15] the name %s %s is shown as %s', (first, last, shown) => {
  expect(maskName(first, last)).toBe(shown);
});

test('[OPS-15] a network address is shown in part', () => {
  expect(maskAddress('203.0.113.77')).toBe('203.0.113.…');
  expect(maskAddress('2001:db8:1:2::3')).toBe('2001:db8:…');
});
