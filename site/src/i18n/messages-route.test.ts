import type { PageContext } from '@halley/contract';
import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { siteContext } from '../context/index.ts';
import { catalogOf, messagesOf, overlayWords } from './catalog.server.ts';
import { loader } from './messages-route.ts';

async function ask(
  file: string,
  query = '',
  words: Record<string, string> = {},
  names: string[] = [],
  headers: HeadersInit = {},
) {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    locales: ['en', 'de'],
    wordsOf: async () => words,
    ...(names.length > 0 && { preview: { names, until: '' } }),
  } as unknown as PageContext);
  const url = new URL(`https://halley.test/messages/${file}${query}`);
  const args = { params: { file }, request: new Request(url, { headers }), url, context } as unknown as Parameters<
    typeof loader
  >[0];
  return loader(args).catch((refusal: Response) => refusal);
}
const keysOf = async (response: Response) => Object.keys((await response.json()) as object);
const ours = catalogOf('de')['shell.logIn'];
afterEach(() => overlayWords('de', {}));

describe('[API-95] /messages/{lang}.json', () => {
  test('is the whole catalogue of a language, or the rooms that are asked for', async () => {
    expect((await keysOf(await ask('de.json'))).length).toBe(Object.keys(catalogOf('en')).length);
    const rooms = new Set((await keysOf(await ask('de.json', '?rooms=tile,ui&t=1'))).map((key) => key.split('.')[0]));
    expect(rooms).toEqual(new Set(['tile', 'ui']));
  });

  test.each(['de', 'xx.json', 'it.json', '../de.json', 'constructor.json', '.json'])(
    '%s is not there',
    async (file) => {
      expect((await ask(file)).status).toBe(404);
    },
  );

  test('what is no room adds nothing, and is not remembered', async () => {
    expect(await keysOf(await ask('de.json', `?rooms=${'x,'.repeat(500)}constructor`))).toEqual([]);
    const one = await ask('de.json', '?rooms=ui,tile');
    const other = await ask('de.json', '?rooms=tile,ui,ui,nothing');
    expect(await other.text()).toBe(await one.text());
  });

  test('[F-78] unchanged words are not sent again, changed ones are', async () => {
    const first = await ask('de.json', '?rooms=shell');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    const again = await ask('de.json', '?rooms=shell', {}, [], { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    const changed = await ask('de.json', '?rooms=shell', { 'shell.logIn': 'Herein' }, [], { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    const draft = await ask('de.json', '?rooms=shell', {}, ['translations:de'], { 'if-none-match': etag });
    expect([draft.status, draft.headers.get('etag')]).toEqual([200, null]);
  });

  test('a draft of words is told to who looks at it, kept by nobody, and nobody else hears of it', async () => {
    await ask('de.json', '?rooms=shell', { 'shell.logIn': 'Gilt' });
    const draft = { 'shell.logIn': 'Entwurf' };
    const answers = await Promise.all([
      ask('de.json', '?rooms=shell', draft, ['translations:de']),
      ask('de.json', '?rooms=shell', { 'shell.logIn': 'Gilt' }),
      ask('de.json', '', draft, ['page:about', 'translations:de']),
      ask('de.json', '?rooms=shell', { 'shell.logIn': 'Gilt' }, ['page:about']),
      // A draft that takes a word back: ours is said again.
      ask('de.json', '?rooms=shell', {}, ['translations:de']),
    ]);
    const told = await Promise.all(
      answers.map(async (one) => ((await one.json()) as Record<string, string>)['shell.logIn']),
    );
    expect(told).toEqual(['Entwurf', 'Gilt', 'Entwurf', 'Gilt', ours]);
    expect(answers.map((one) => one.headers.get('cache-control') === 'no-store')).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(messagesOf('de', 'shell')['shell.logIn']).toBe('Gilt');
  });

  test('the operator’s words lie over ours, from the next answer on, and go again', async () => {
    const answer = await ask('de.json', '?rooms=shell', { 'shell.logIn': 'Hereinspaziert', 'no.such.key': 'x' });
    const words = (await answer.json()) as Record<string, string>;
    expect(words['shell.logIn']).toBe('Hereinspaziert');
    expect(words).not.toHaveProperty(['no.such.key']);
    expect(messagesOf('de', 'shell')['shell.logIn']).toBe('Hereinspaziert');
    expect(catalogOf('en')['shell.logIn']).not.toBe('Hereinspaziert');
    await ask('de.json', '?rooms=shell', {});
    expect(messagesOf('de', 'shell')['shell.logIn']).toBe(ours);
  });
});
