import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../server/src/kit/postgres/index.ts';
import { quickFolder, quickSettings } from './quick-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects as a role that may create databases and roles. */
    postgresUrl: string;
  }
}

interface Kept {
  url: Promise<string>;
  stop(): Promise<void>;
  users: number;
}

/** Each project that needs it runs this file in a world of its own, and all of them in this process. */
const kept = globalThis as typeof globalThis & { testPostgres?: Kept };

/**
 * One PostgreSQL for all tests that need one: that of TEST_DATABASE_URL, or an embedded one of their own. It need not
 * survive a crash, so it never waits for the disk; crash tests start servers of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  kept.testPostgres ??= startPostgres();
  const postgres = kept.testPostgres;
  postgres.users += 1;
  project.provide('postgresUrl', await postgres.url);
  return async () => {
    postgres.users -= 1;
    if (postgres.users > 0) return;
    delete kept.testPostgres;
    await postgres.stop();
  };
}

function startPostgres(): Kept {
  const dataDir = quickFolder('halley-test');
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const starting = startEmbedded({ dataDir, settings: quickSettings });
  // Vitest leaves by Ctrl-C without its teardown: then at once, and nothing kept.
  let leave = removeData;
  process.once('exit', () => leave());
  const url = starting.then(({ pid, superuserUrl }) => {
    leave = () => {
      process.kill(pid, 'SIGKILL');
      removeData();
    };
    return superuserUrl;
  });
  return {
    url,
    users: 0,
    async stop() {
      const postgres = await starting;
      leave = removeData;
      await postgres.stop();
      const folder = dirname(postgres.clusterDir);
      if (folder !== dataDir) rmSync(folder, { recursive: true, force: true });
      removeData();
    },
  };
}
