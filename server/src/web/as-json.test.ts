import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asJson } from './as-json.ts';

const throughText = (value: unknown) => {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
};

test('a copy is what JSON makes of it', () => {
  const anything = fc.anything({
    withDate: true,
    withNullPrototype: true,
    withSparseArray: true,
    withMap: true,
    withSet: true,
  });
  fc.assert(
    fc.property(anything, (value) => {
      expect(asJson(value)).toEqual(throughText(value));
    }),
  );
});

test.each([
  [{ gone: undefined, none: null, list: [undefined, () => 1, Number.NaN], at: new Date(0) }],
  [{ address: new URL('https://halley.test/a'), inner: { toJSON: () => ({ told: [1] }) } }],
  [JSON.parse('{"__proto__": {"a": 1}, "b": 2}')],
])('%j', (value) => {
  const copy = asJson(value);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

test('nothing of it is the original', () => {
  const value = { list: [{ a: 1 }] };
  const copy = asJson(value) as typeof value;
  expect(copy.list).not.toBe(value.list);
  expect(copy.list[0]).not.toBe(value.list[0]);
});

test('what JSON cannot say throws', () => {
  expect(() => asJson({ cents: 1n })).toThrow(TypeError);
});
