import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const pages = join(import.meta.dirname, 'pages');

/** One page per game: pages/dice/index.html becomes dist/dice/index.html, served as /games/dice/. */
export default defineConfig({
  root: pages,
  base: '/games/',
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // A strict content policy: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(readdirSync(pages).map((game) => [game, join(pages, game, 'index.html')])),
    },
  },
});
