import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '..', 'build', 'client', 'assets');

/**
 * The router's list of all routes comes with every page, and most of it says what is not so. What is missing reads as
 * no there. Which files a page's module imports is asked by links that load ahead: this site has none. The server has a
 * list of its own.
 */
export function trimManifest(): Plugin {
  return {
    name: 'halley-trim-manifest',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler() {
        const name = (await readdir(folder)).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file));
        if (!name) throw new Error('trim-manifest found no list of routes in the build');
        const file = join(folder, name);
        await writeFile(file, trimmed(await readFile(file, 'utf8')));
      },
    },
  };
}

const start = 'window.__reactRouterManifest=';

interface Manifest {
  routes: Record<string, Record<string, unknown>>;
}

export function trimmed(script: string): string {
  if (!script.startsWith(start)) throw new Error('trim-manifest does not know this list of routes');
  const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, '')) as Manifest;
  for (const route of Object.values(manifest.routes)) {
    if (route.hasClientLoader)
      throw new Error('a loader in the browser needs the whole of getHydrationData: trim-router.ts');
    delete route.imports;
    for (const [field, value] of Object.entries(route)) {
      if (value === false || (Array.isArray(value) && value.length === 0)) delete route[field];
    }
  }
  return `${start}${JSON.stringify(manifest)};`;
}
