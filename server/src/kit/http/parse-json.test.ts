import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApp } from './create-app.ts';
import { parsePlainJson } from './parse-json.ts';

const escaped = (text: string) =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

test('what is plain is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const plain = parsePlainJson(text);
      if (plain) expect(plain.value).toEqual(JSON.parse(text));
    }),
  );
  expect(parsePlainJson('{"stake_cents":10,"choice":{"side":"under"}}')).toEqual({
    value: { stake_cents: 10, choice: { side: 'under' } },
  });
});

test('whatever could hold a name that reaches into a prototype is left to the careful parser', () => {
  const names = ['__proto__', 'constructor'];
  for (const name of names) {
    for (const spelled of [name, escaped(name), `${escaped(name.slice(0, 1))}${name.slice(1)}`]) {
      fc.assert(
        fc.property(fc.json(), (value) => {
          expect(parsePlainJson(`{"a":[{"${spelled}" : ${value}}]}`)).toBeUndefined();
        }),
        { numRuns: 20 },
      );
    }
  }
  for (const text of ['', '{', 'no', '\uFEFF{}']) expect(parsePlainJson(text)).toBeUndefined();
});

test('both ways in, a poisoned body is refused and a plain one arrives', async () => {
  const app = await createApp();
  app.post('/', async (request) => ({ got: request.body }));
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } });
  expect((await send('{"a":"b"}')).json()).toEqual({ got: { a: 'b' } });
  expect((await send('{"a":"\\u0062"}')).json()).toEqual({ got: { a: 'b' } });
  expect((await send('{"a":"constructor"}')).json()).toEqual({ got: { a: 'constructor' } });
  for (const poisoned of ['{"__proto__":{"x":1}}', '{"\\u005f_proto__":{"x":1}}', '{"constructor":{"prototype":{}}}']) {
    expect((await send(poisoned)).statusCode).toBe(400);
  }
  await app.close();
});
