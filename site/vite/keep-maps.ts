import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Source maps are for us: they go into a folder beside what is served, and no file of the site names them. With them
 * `npm run errors` finds in our sources where something broke in a browser.
 */
export function keepMaps(): Plugin {
  const build = join(import.meta.dirname, '..', 'build');
  return {
    name: 'halley-keep-maps',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler() {
        const maps = join(build, 'maps');
        await rm(maps, { recursive: true, force: true });
        await mkdir(maps, { recursive: true });
        const files = await readdir(join(build, 'client'), { recursive: true, withFileTypes: true });
        for (const file of files) {
          if (file.name.endsWith('.map')) await rename(join(file.parentPath, file.name), join(maps, file.name));
        }
      },
    },
  };
}
