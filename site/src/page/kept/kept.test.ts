import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createElement, type ReactNode, Suspense, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { useCurrency, useHouse, usePlayer } from '../../session/index.ts';
import { Kept } from './Kept.tsx';
import { KeeperContext } from './keeper.ts';
import { createKeptParts, type PageKeeper } from './kept-parts.server.ts';

interface Visitor {
  currency?: string;
  house?: string;
}

/** A page as the server renders it, for a visitor. */
async function draw(page: ReactNode, keeper: PageKeeper | undefined, { currency, house = 'Halley' }: Visitor = {}) {
  const root = { player: currency ? { currency } : null, house };
  const routes = [{ id: 'root', path: '/', loader: () => root, HydrateFallback: () => null, element: page }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root } } });
  const body = new PassThrough();
  const errors: unknown[] = [];
  const element = createElement(KeeperContext, { value: keeper }, createElement(RouterProvider, { router }));
  const { pipe } = renderToPipeableStream(element, {
    onAllReady: () => pipe(body),
    onShellError: () => body.end(),
    onError: (error) => void errors.push(error),
  });
  const html = await buffer(body);
  return { html: (keeper ? keeper.fill(html) : html).toString(), errors };
}

const kept = (of: unknown, ...children: ReactNode[]) => createElement(Kept, { name: 'part', of }, ...children);
let drawn = 0;
function Words({ children }: { children?: ReactNode }) {
  drawn += 1;
  return createElement('p', { id: useId() }, children);
}
const say = (text: ReactNode) => createElement(Words, null, text);

describe('a part of a page', () => {
  test('is drawn once; every page is as if nothing had been kept', async () => {
    const parts = createKeptParts();
    const page = createElement(
      'main',
      null,
      'before',
      kept(1, say('first & last')),
      kept(2, say('ü'), say('second')),
      createElement(Suspense, null, kept(3, say('third'))),
      say('always'),
    );
    const plain = await draw(page, undefined);
    drawn = 0;
    const [first, second] = [await draw(page, parts.keeperOf([])), await draw(page, parts.keeperOf([]))];
    expect([first.html, second.html]).toEqual([plain.html, plain.html]);
    expect(drawn).toBe(5 + 1);
  });

  test('is another with another key, name, place, fact, currency or house', async () => {
    const parts = createKeptParts();
    const texts = new Set<string>();
    const Told = () => say(`${useHouse()} ${useCurrency()}`);
    const told = createElement(Told);
    const pages: [ReactNode, unknown[], Visitor][] = [
      [kept(1, told), ['en'], {}],
      [kept(2, told), ['en'], {}],
      [kept({ 1: 1 }, told), ['en'], {}],
      [createElement(Kept, { name: 'other', of: 1 }, told), ['en'], {}],
      [createElement('div', null, createElement('b'), kept(1, told)), ['en'], {}],
      [kept(1, told), ['de'], {}],
      [kept(1, told), ['en'], { currency: 'EUR' }],
      [kept(1, told), ['en'], { currency: 'USD' }],
      [kept(1, told), ['en'], { house: 'Other' }],
    ];
    drawn = 0;
    for (const [page, facts, visitor] of [...pages, ...pages])
      texts.add((await draw(page, parts.keeperOf(facts), visitor)).html);
    expect(drawn).toBe(pages.length);
    expect([...texts].filter((text) => text.includes('Halley EUR'))).toHaveLength(1);
    expect([...texts].filter((text) => text.includes('Other null'))).toHaveLength(1);
  });

  test('that looks at its visitor is refused, with the page', async () => {
    const Own = () => createElement('p', null, String(usePlayer()?.currency));
    const { errors, html } = await draw(kept(1, createElement(Own)), createKeptParts().keeperOf([]), {
      currency: 'EUR',
    });
    expect(errors.map(String)).toEqual([expect.stringContaining('knows no visitor')]);
    expect(html).not.toContain('EUR');
    expect((await draw(createElement(Own), undefined, { currency: 'EUR' })).html).toContain('EUR');
  });

  test('in another is a piece of that', async () => {
    const parts = createKeptParts();
    const page = kept(1, createElement('section', null, kept(2, say('inner'))));
    const plain = await draw(page, undefined);
    expect((await draw(page, parts.keeperOf([]))).html).toBe(plain.html);
    expect((await draw(page, parts.keeperOf([]))).html).toBe(plain.html);
  });

  test.each([
    ['<!--$?--><template id="B:0"></template><!--/$-->', 'still to come'],
    ['<!--$!--><template data-dgst="1"></template><!--/$-->', 'failed'],
    ['<p><template id="P:1"></template></p>', 'still to come in the middle'],
    ['<script nonce="of this page">go()</script>', 'of one page'],
  ])('%s is %s, and not kept', (html) => {
    const parts = createKeptParts();
    const keeper = parts.keeperOf([]);
    const taken = keeper.take(1);
    const { open, close } = 'open' in taken ? taken : { open: '', close: '' };
    expect(keeper.fill(Buffer.from(`<main>${open}${html}${close}</main>`)).toString()).toBe(`<main>${html}</main>`);
    expect(parts.bytes).toBe(0);
    expect(parts.keeperOf([]).take(1)).toHaveProperty('open');
  });

  test('of which only the beginning has left is not kept', () => {
    const parts = createKeptParts();
    const keeper = parts.keeperOf([]);
    const taken = keeper.take(1);
    const { open, close } = 'open' in taken ? taken : { open: '', close: '' };
    expect(keeper.fill(Buffer.from(`<main>${open}<p>`)).toString()).toBe('<main><p>');
    expect(keeper.fill(Buffer.from(`a</p>${close}</main>`)).toString()).toBe('a</p></main>');
    expect(parts.bytes).toBe(0);
  });

  test('words that look like a mark stand for nothing', async () => {
    const parts = createKeptParts();
    await draw(kept(1, say('of others')), parts.keeperOf([]));
    const told = say('AAAAAAAAAAAAAAAA=0; AAAAAAAAAAAAAAAA(0;');
    const { html } = await draw(told, parts.keeperOf([]));
    expect(html).toContain('AAAAAAAAAAAAAAAA=0;');
    expect(html).not.toContain('of others');
  });
});

test('the least used make room', async () => {
  const parts = createKeptParts({ most: 1_000 });
  const text = 'x'.repeat(80);
  for (let key = 0; key < 20; key += 1) {
    await draw(kept(key, say(text)), parts.keeperOf([]));
    await draw(kept(0, say(text)), parts.keeperOf([]));
    expect(parts.bytes).toBeLessThanOrEqual(1_000);
  }
  drawn = 0;
  await draw(kept(0, say(text)), parts.keeperOf([]));
  expect(drawn).toBe(0);
  await draw(kept(1, say(text)), parts.keeperOf([]));
  expect(drawn).toBe(1);
});
