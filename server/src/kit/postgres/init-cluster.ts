import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { runTool } from './run-tool.ts';
import type { Secrets } from './secrets.ts';
import { fromOutput } from './start-error.ts';

const draftPrefix = 'pg.draft-';

/** Only over loopback TCP, only with a password, for every role. */
const hostRules = 'host all all 127.0.0.1/32 scram-sha-256\n';

/**
 * Makes the cluster complete, with its roles and its database, in a draft folder, and renames it into place as the
 * last step: whatever interrupts this, the next start finds either a whole cluster or none.
 */
export async function initCluster(options: {
  clusterDir: string;
  account: Account;
  binaries: Binaries;
  secrets: Secrets;
  syncsToDisk: boolean;
}): Promise<void> {
  const { clusterDir, account, binaries, secrets, syncsToDisk } = options;
  const parent = dirname(clusterDir);
  const draft = mkdtempSync(join(parent, draftPrefix));
  try {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(draft, account.uid, account.gid);
    const layout = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const safety = ['--data-checksums', '--auth=reject', ...(syncsToDisk ? [] : ['--no-sync'])];
    const made = await runTool({
      file: binaries.initdb,
      args: ['-D', draft, '-U', 'postgres', '--no-instructions', ...layout, ...safety],
      account,
    });
    if (!made.ok) throw fromOutput(made.output, parent);
    writeFileSync(join(draft, 'pg_hba.conf'), hostRules);
    await runStatements({
      clusterDir: draft,
      account,
      binaries,
      statements: [
        `ALTER ROLE postgres PASSWORD '${secrets.superuser}'`,
        `CREATE ROLE halley LOGIN PASSWORD '${secrets.halley}'`,
        'CREATE DATABASE halley OWNER halley',
      ],
    });
    renameSync(draft, clusterDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** When the file with the passwords was lost, the cluster gets new ones: whoever owns its files may set them. */
export function resetPasswords(options: {
  clusterDir: string;
  account: Account;
  binaries: Binaries;
  secrets: Secrets;
}): Promise<void> {
  const { secrets, ...where } = options;
  return runStatements({
    ...where,
    statements: [
      `ALTER ROLE postgres PASSWORD '${secrets.superuser}'`,
      `ALTER ROLE halley PASSWORD '${secrets.halley}'`,
    ],
  });
}

/** Single-user mode: no server, no port, no password; one statement a line, the first error ends it. */
async function runStatements(options: {
  clusterDir: string;
  account: Account;
  binaries: Binaries;
  statements: string[];
}): Promise<void> {
  const { clusterDir, account, binaries, statements } = options;
  const done = await runTool({
    file: binaries.postgres,
    args: ['--single', '-D', clusterDir, '-c', 'exit_on_error=on', '-c', 'log_min_messages=fatal', 'postgres'],
    account,
    input: `${statements.join('\n')}\n`,
  });
  if (!done.ok) throw fromOutput(done.output, dirname(clusterDir));
}

/** How long a process that initdb left behind may still write: it ends at the end of what was piped to it. */
const orphanPatienceMs = 10_000;

/**
 * What an interrupted first start left. initdb dies with its server, the `postgres --boot` it was feeding a moment later:
 * while that writes, `rmSync` finds the folder not empty, or meets a file that is just going and comes back as if all were gone.
 */
export async function removeDrafts(parent: string): Promise<void> {
  const deadline = performance.now() + orphanPatienceMs;
  for (const name of readdirSync(parent).filter((one) => one.startsWith(draftPrefix))) {
    const draft = join(parent, name);
    while (existsSync(draft)) {
      try {
        rmSync(draft, { recursive: true, force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY' || performance.now() > deadline) throw error;
      }
      if (!existsSync(draft)) break;
      if (performance.now() > deadline) throw new Error(`${draft} cannot be removed: somebody still writes there.`);
      await sleep(20);
    }
  }
}
