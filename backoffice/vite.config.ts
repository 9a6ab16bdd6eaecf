import { contractRoutes } from '@halley/contract/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Served below /staff/ by the server; nothing inline, so that the strict content policy holds. */
export default defineConfig({
  base: '/staff/',
  plugins: [tailwindcss(), contractRoutes()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
