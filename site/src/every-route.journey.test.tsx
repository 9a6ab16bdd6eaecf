import axe from 'axe-core';
import { Window } from 'happy-dom';
import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse } from '../../test/journey/index.ts';

/**
 * Every kind of page that a search engine knows, as the server sends it, in each language. Of games, categories and
 * producers one stands for all. Colours and structure are the same in all of them, and a matter of browsers.
 */
const languages = ['en', 'de', 'fr-CA', 'no', 'it'];
const dice = '/play/halley-studio/orbit-dice';
const besides = [
  ...[dice, `${dice}/rules`, '/categories/slots', '/producers/halley-studio', '/articles/how-limits-work'],
  ...['/login', '/registration', '/remind', '/new-password?reset_password_token=x', '/email-verify', '/oops'],
];
const oneForAll = /^\/(play|producers|articles|categories)\//;

/** What another language or another page can break without a style: names, titles, labels, headings, structure. */
const rulesOfWords = [
  ...['html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'valid-lang', 'document-title', 'frame-title'],
  ...['image-alt', 'role-img-alt', 'svg-img-alt', 'link-name', 'button-name', 'input-button-name', 'summary-name'],
  ...['label', 'select-name', 'aria-command-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...['aria-dialog-name', 'aria-progressbar-name', 'aria-valid-attr-value', 'duplicate-id-aria'],
  ...['aria-allowed-attr', 'aria-allowed-role', 'aria-required-attr', 'aria-required-children', 'aria-required-parent'],
  ...[
    'aria-roles',
    'aria-valid-attr',
    'definition-list',
    'dlitem',
    'list',
    'listitem',
    'nested-interactive',
    'tabindex',
  ],
  ...[
    'form-field-multiple-labels',
    'landmark-one-main',
    'landmark-no-duplicate-main',
    'meta-viewport',
    'empty-table-header',
  ],
  ...['empty-heading', 'heading-order', 'page-has-heading-one', 'landmark-unique', 'label-title-only'],
];

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function routesOf(locale: string): Promise<string[]> {
  const { body } = await house.app.inject({ url: `/sitemaps/${locale}.xml` });
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const plain = paths.map((path) => path.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/');
  return [...new Set([...plain.filter((path) => !oneForAll.test(path)), ...besides])];
}

/**
 * No style sheet is read: every element is shown as it stands, a closed popover is not. Working a style out for each of
 * them, as happy-dom does, takes a minute a page.
 */
const styleOf = (display: string): object => {
  const known: Record<string, string> = { display, visibility: 'visible', opacity: '1' };
  const read = (name: string) => known[name] ?? '';
  return new Proxy(known, {
    get: (_known, name) => (name === 'getPropertyValue' ? read : read(String(name))),
  });
};
const shown = styleOf('block');
const closed = styleOf('none');

/** What axe finds in words that a server sent; no script of the page runs. */
async function faultsIn(url: string, html: string): Promise<string[]> {
  const window = new Window({
    url,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  try {
    window.document.write(html.replaceAll(/<script[\s>][\s\S]*?<\/script>/g, ''));
    Object.assign(window, {
      getComputedStyle: (element: Element) => (element.hasAttribute('popover') ? closed : shown),
    });
    window.eval(axe.source);
    const { axe: own } = window as unknown as { axe: typeof axe };
    const { violations } = await own.run(window.document as never, {
      resultTypes: ['violations'],
      runOnly: rulesOfWords,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: place }) => place).join(' | ')}`);
  } finally {
    await window.happyDOM.close();
  }
}

test.each(languages)('axe finds nothing in the words of any route in %s', { timeout: 120_000 }, async (locale) => {
  const routes = await routesOf(locale);
  expect(routes.length).toBeGreaterThan(15);
  const faults: Record<string, string[]> = {};
  for (const path of routes) {
    const url = `/${locale}${path === '/' ? '' : path}`;
    const { statusCode, body } = await house.app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode, url).toBe(200);
    const found = await faultsIn(`http://127.0.0.1${url}`, body);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

test('what is wrong in words is found', async () => {
  const html = '<!doctype html><html><head><title>x</title></head><body><main><h1>A</h1><a href="/"></a></main></body>';
  const found = await faultsIn('http://127.0.0.1/', html);
  expect(found.map((fault) => fault.split(':')[0])).toEqual(['html-has-lang', 'link-name']);
});
