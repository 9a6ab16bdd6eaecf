import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../server/src/kit/postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects as a role that may create databases and roles. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for all database tests: that of TEST_DATABASE_URL, or an embedded one of their own. It need not
 * survive a crash, so it never waits for the disk; crash tests start servers of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'halley-test-'));
  // Our own folder, so it may be opened: PostgreSQL's user has to walk through it when root runs the tests.
  chmodSync(dataDir, 0o711);
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startEmbedded({
      dataDir,
      settings: {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        wal_level: 'minimal',
        max_wal_senders: '0',
        max_connections: '300',
      },
    });
    project.provide('postgresUrl', postgres.superuserUrl);
    // Vitest leaves by Ctrl-C without its teardown: then at once, and nothing kept.
    const leave = () => {
      process.kill(postgres.pid, 'SIGKILL');
      removeData();
    };
    process.once('exit', leave);
    return async () => {
      process.off('exit', leave);
      await postgres.stop();
      const folder = dirname(postgres.clusterDir);
      if (folder !== dataDir) rmSync(folder, { recursive: true, force: true });
      removeData();
    };
  } catch (error) {
    removeData();
    throw error;
  }
}
