import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Source maps are for us: they go into a folder beside what is served, and no file of the site names them. With them
 * `npm run errors` finds in our sources where something broke in a browser. Modules that a build makes up on its way name
 * folders of this machine, or files by numbers that differ from build to build: their text is left out.
 */
export function keepMaps(): Plugin {
  const build = join(import.meta.dirname, '..', 'build');
  const root = join(import.meta.dirname, '..', '..');
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
          if (!file.name.endsWith('.map')) continue;
          const written = join(file.parentPath, file.name);
          const map: { sourcesContent?: (string | null)[] } = JSON.parse(await readFile(written, 'utf8'));
          const isMadeUp = (text: string | null) => text?.includes(root) || text?.includes('ROLLDOWN_FILE_URL_');
          map.sourcesContent = map.sourcesContent?.map((text) => (isMadeUp(text) ? null : text));
          await writeFile(join(maps, file.name), JSON.stringify(map));
          await rm(written);
        }
      },
    },
  };
}
