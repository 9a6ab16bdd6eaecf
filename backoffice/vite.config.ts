import { join } from 'node:path';
import { contractRoutes } from '@halley/contract/vite';
import { precompress } from '@halley/ui/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Served below /staff/ by the server; nothing inline, so that the strict content policy holds. */
export default defineConfig({
  base: '/staff/',
  plugins: [tailwindcss(), contractRoutes(), precompress(join(import.meta.dirname, 'dist'), 'bundle')],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
