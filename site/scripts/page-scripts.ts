import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const assets = join(import.meta.dirname, '../build/client/assets');

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
 * The scripts of a guest's first screen as built, with their size by gzip: for the lobby what `npm run weigh -w site` finds on
 * the page itself.
 */
export function pageScripts(route = 'lobby/LobbyPage'): { file: string; bytes: number }[] {
  const manifest = readdirSync(assets).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file)) as string;
  const text = readFileSync(join(assets, manifest), 'utf8');
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('=') + 1, -1));
  const files = new Set<string>([manifest]);
  for (const { module } of [entry, routes.root, routes[route]]) {
    for (const file of closureOf(module.replace('/assets/', ''))) files.add(file);
  }
  return [...files].map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(assets, file)), { level: 9 }).length,
  }));
}
