import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
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

const assets = join(import.meta.dirname, '..', 'build', 'client', 'assets');
const mostBytes = 120_000;

/** A file and whatever it imports; what it asks for later does not count. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(assets, file), 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g))
    closureOf(imported, found);
  return found;
}

/**
 * The same files `npm run weigh -w site` finds on the page of a running house; `npm test` has built the site by now. That
 * nothing else comes by itself is shown by `shell/weight.journey.test.tsx`.
 */
test('the scripts of the guest’s lobby, as built, keep to their budget', () => {
  const manifestName = readdirSync(assets).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file)) as string;
  const text = readFileSync(join(assets, manifestName), 'utf8');
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('=') + 1, -1));
  const files = new Set<string>([manifestName]);
  for (const { module } of [entry, routes.root, routes['lobby/LobbyPage']]) {
    for (const file of closureOf(module.replace('/assets/', ''))) files.add(file);
  }
  expect([...files].filter((file) => /^(duties|lists|build)-/.test(file))).toEqual([]);
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(mostBytes);
});
