import { contractRoutes } from '@halley/contract/vite';
import { defineConfig } from 'vitest/config';

const files = ['contract', 'server', 'studio', 'ui', 'site', 'backoffice', 'scripts', 'bench', 'test'];
const ignored = ['**/node_modules/**', '**/build/**', '**/dist/**', 'e2e/**'];

/** Three kinds of test, by file name: pure, with a database of its own, and components in a DOM. */
export default defineConfig({
  test: {
    isolate: false,
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: files.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...ignored, '**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: files.map((folder) => `${folder}/**/*.db.test.ts`),
          exclude: ignored,
          globalSetup: './test/postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [contractRoutes()],
        test: {
          name: 'components',
          // These replace modules: what one file has replaced must not be what the next one gets.
          isolate: true,
          environment: 'happy-dom',
          include: files.map((folder) => `${folder}/**/*.test.tsx`),
          exclude: ignored,
          setupFiles: './test/components.ts',
        },
      },
    ],
  },
});
