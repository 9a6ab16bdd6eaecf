import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { contractRoutes } from '@halley/contract/vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const files = [
  'contract',
  'examples',
  'server',
  'sports',
  'studio',
  'ui',
  'site',
  'backoffice',
  'scripts',
  'bench',
  'cluster',
  'test',
];
const ignored = ['**/node_modules/**', '**/build/**', '**/dist/**', 'e2e/**'];

/**
 * Files that start whole houses take longest, whatever their size: one of them last would leave a core idle. So they come
 * first, and the other files of their kind follow at once: a process of tests is kept as long as the next file is of its
 * kind, and a new one loads the whole server anew.
 */
class HousesFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const startsHouses = ({ moduleId }: TestSpecification) => /\/test\/(boot|crash)\/|\/kit\/postgres\//.test(moduleId);
    const kinds = Map.groupBy(await super.sort(specifications), ({ project }) => project.name);
    const { database = [], ...others } = Object.fromEntries(kinds);
    return [database, ...Object.values(others)].flatMap((files) => [
      ...files.filter(startsHouses),
      ...files.filter((one) => !startsHouses(one)),
    ]);
  }
}

/** Four kinds of test, by file name: pure, with a database of its own, components in a DOM, journeys through built pages. */
export default defineConfig({
  test: {
    isolate: false,
    // What was transformed is kept beside the other caches: most of a database test's time is its imports.
    fsModuleCache: true,
    fsModuleCachePath: join(import.meta.dirname, '.cache/vitest'),
    // By itself it leaves a core to whoever watches, which on two cores is half of them. One more than there are cores: a
    // database test waits for its database a third of its time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: HousesFirst },
    // Read by tests without an import, so `--changed` would not see them.
    forceRerunTriggers: [
      '**/package-lock.json',
      '**/{vitest,vite}.config.*',
      '**/server/migrations/**',
      '**/docs/*.tsv',
    ],
    projects: [
      {
        plugins: [contractRoutes()],
        test: {
          name: 'pure',
          environment: 'node',
          // On a busy machine a test of properties may take long; none waits for anything.
          testTimeout: 30_000,
          setupFiles: './test/cost.ts',
          include: files.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...ignored, '**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          setupFiles: './test/cost.ts',
          include: files.map((folder) => `${folder}/**/*.db.test.ts`),
          // What only deep runs prove is not there in others: nothing is skipped.
          exclude: process.env.HALLEY_DEEP ? ignored : [...ignored, '**/*.deep.db.test.ts'],
          globalSetup: './test/postgres.ts',
          testTimeout: 60_000,
          // Some start several houses one after the other, while types are checked beside them.
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [contractRoutes()],
        test: {
          name: 'components',
          testTimeout: 30_000,
          // These replace modules: what one file has replaced must not be what the next one gets. A world of its own
          // for each file inside one thread costs a third less than a process for each.
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: files.map((folder) => `${folder}/**/*.test.tsx`),
          exclude: [...ignored, '**/*.journey.test.tsx'],
          setupFiles: ['./test/cost.ts', './test/components.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          // One house for all files of a process: see test/journey/README.md.
          pool: 'forks',
          setupFiles: './test/cost.ts',
          include: files.map((folder) => `${folder}/**/*.journey.test.tsx`),
          exclude: ignored,
          globalSetup: ['./test/postgres.ts', './test/journey/built.ts'],
          env: { NODE_ENV: 'production' },
          // Nothing waits for anything but the machine: on a busy one a whole registration takes a while.
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
