import { expect, test } from 'vitest';
import { pageScripts } from '../scripts/page-scripts.ts';
import { trimmed } from './trim-manifest.ts';

test('what is not so is left out, and what only links that load ahead ask for; all else stays', () => {
  const route = { id: 'root', path: '', hasLoader: true, hasAction: false, module: '/assets/root.js', css: [] };
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/first-screen.js'], css: [] },
    routes: { root: { ...route, imports: ['/assets/first-screen.js', '/assets/lists.js'] } },
    url: '/assets/manifest-0.js',
    version: '0',
  };
  const text = trimmed(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(text.endsWith(';')).toBe(true);
  expect(JSON.parse(text.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    ...manifest,
    routes: {
      root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js' },
    },
  });
  expect(() => trimmed('something else')).toThrow('does not know');
  const inBrowser = { ...manifest, routes: { root: { ...manifest.routes.root, hasClientLoader: true } } };
  expect(() => trimmed(`window.__reactRouterManifest=${JSON.stringify(inBrowser)};`)).toThrow(
    'a loader in the browser',
  );
});

const mostBytes = 120_000;

/** `npm test` has built the site by now. That nothing else comes by itself is shown by `shell/weight.journey.test.tsx`. */
test('the scripts of the guest’s lobby, as built, keep to their budget', () => {
  const scripts = pageScripts();
  expect(scripts.filter(({ file }) => /^(duties|lists|build)-/.test(file))).toEqual([]);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes);
});

/** In kB: what stands in a page as it comes, and everything that a list, a game or a market needs besides. */
test.each([
  ['a text', 'content/NamedPage', 125],
  ['a category', 'categories', 165],
  ['contests', 'tournaments', 168],
  ['promotions', 'content/PromotionsPage', 174],
  ['a game', 'games/GamePage', 188],
  ['sport', 'sportsbook/SportPage', 184],
  ['an event of sport', 'sportsbook/fixture/FixturePage', 191],
])('the first screen of %s does not grow', (_kind, route, most) => {
  const bytes = pageScripts(route).reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(most);
});
