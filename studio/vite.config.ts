import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { precompress } from '@halley/ui/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { wordsByLanguage } from './vite/words-by-language.ts';

const pages = join(import.meta.dirname, '.cache', 'pages');
/** Named on the page: a browser that finds none asks for /favicon.ico. */
const icon = join(import.meta.dirname, '../ui/src/art/brand/app-icon.svg');

/**
 * A page for each `main.tsx`: src/dice/screen/main.tsx becomes dist/dice/index.html, served as /games/dice/.
 * They are all alike, so they are written here.
 */
function writePages(): Record<string, string> {
  rmSync(pages, { recursive: true, force: true });
  const mains = globSync('src/**/main.tsx', { cwd: import.meta.dirname });
  return Object.fromEntries(
    mains.map((main) => {
      const folder = dirname(main);
      const game = basename(basename(folder) === 'screen' ? dirname(folder) : folder);
      const page = join(pages, game, 'index.html');
      mkdirSync(dirname(page), { recursive: true });
      writeFileSync(page, pageOf(join(import.meta.dirname, main), relative(dirname(page), icon)));
      return [game, page];
    }),
  );
}

/** Nothing inline: a strict content policy holds. The game sets its title and its language. */
const pageOf = (main: string, iconOfPage: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <link rel="icon" type="image/svg+xml" href="${iconOfPage}" />
    <title>Halley</title>
  </head>
  <body>
    <div id="game"></div>
    <script type="module" src="${main}"></script>
  </body>
</html>
`;

export default defineConfig({
  root: pages,
  base: '/games/',
  plugins: [wordsByLanguage(), tailwindcss(), precompress(join(import.meta.dirname, 'dist'), 'bundle')],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // A strict content policy: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: writePages() },
  },
});
