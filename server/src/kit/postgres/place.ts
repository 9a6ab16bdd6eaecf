import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, accountForNewCluster, accountOfOwner } from './account.ts';
import { PostgresStartError } from './start-error.ts';

/** Where the cluster lives and who runs it. */
export interface Place {
  clusterDir: string;
  account: Account;
  isNew: boolean;
  /** Undoes what choosing a new place created, for a start that fails. */
  abandon(): void;
}

const asRoot = () => process.getuid?.() === 0;

/** Made by us, the data folder may be walked through by PostgreSQL's user but not listed; an existing one stays as is. */
export function makeDataDir(dataDir: string): void {
  if (existsSync(dataDir)) return;
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, asRoot() ? 0o711 : 0o700);
}

/** The first folder on the way to `path` that the account may not enter. */
function firstClosedFolder(path: string, account: Account): string | undefined {
  if (account.uid === undefined) return undefined;
  const folders = [path];
  for (let folder = path; dirname(folder) !== folder; folder = dirname(folder)) folders.unshift(dirname(folder));
  const script = 'for folder do cd "$folder" 2>/dev/null || { printf %s "$folder"; exit 1; }; done';
  const { uid, gid } = account;
  const walk = spawnSync('/bin/sh', ['-c', script, 'sh', ...folders], { uid, gid, cwd: '/', encoding: 'utf8' });
  if (walk.error) {
    throw new PostgresStartError(
      'no-permission',
      `PostgreSQL cannot be started as ${account.name} from here: start Halley as an ordinary user, or set DATABASE_URL.`,
      walk.error.message,
    );
  }
  return walk.status === 0 ? undefined : walk.stdout || path;
}

/**
 * `<dataDir>/pg` is the cluster, or a link to it where PostgreSQL's user cannot reach the data folder. The link is
 * written before the cluster, so a cluster outside is never without an owner.
 */
export function choosePlace(dataDir: string, log: (line: string) => void): Place {
  const home = join(dataDir, 'pg');
  const entry = lstatSync(home, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink()) return followLink(home, log);
  if (entry) {
    const account = accountOfOwner(entry, home);
    const closed = firstClosedFolder(dataDir, account);
    if (closed === undefined) return { clusterDir: home, account, isNew: false, abandon: () => {} };
    throw new PostgresStartError(
      'unreachable',
      `PostgreSQL's user cannot enter ${closed}, which holds the database: run "chmod o+x ${closed}", or start as an ordinary user.`,
    );
  }
  const account = accountForNewCluster(log);
  const closed = firstClosedFolder(dataDir, account);
  if (closed === undefined) return { clusterDir: home, account, isNew: true, abandon: () => {} };
  return outside({ dataDir, home, closed, account, log });
}

function followLink(home: string, log: (line: string) => void): Place {
  const clusterDir = readlinkSync(home);
  const folder = dirname(clusterDir);
  if (existsSync(clusterDir)) {
    log(`the database is in ${clusterDir}`);
    return { clusterDir, account: accountOfOwner(statSync(clusterDir), clusterDir), isNew: false, abandon: () => {} };
  }
  if (existsSync(folder)) {
    // A first start was interrupted between the link and the cluster.
    return { clusterDir, account: accountForNewCluster(log), isNew: true, abandon: abandonOutside(home, folder) };
  }
  throw new PostgresStartError(
    'unreachable',
    `The database folder ${clusterDir} is gone: restore it, or delete ${home} to begin with an empty database.`,
  );
}

function outside(options: {
  dataDir: string;
  home: string;
  closed: string;
  account: Account;
  log: (line: string) => void;
}): Place {
  const { dataDir, home, closed, account, log } = options;
  const tag = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = mkdtempSync(`/var/tmp/halley-${tag}-`);
  const abandon = abandonOutside(home, folder);
  try {
    // Root keeps the folder; PostgreSQL's group may only walk through it.
    if (account.gid !== undefined) chownSync(folder, 0, account.gid);
    chmodSync(folder, 0o710);
    symlinkSync(join(folder, 'pg'), home);
  } catch (error) {
    abandon();
    throw error;
  }
  log(`PostgreSQL's user cannot enter ${closed}, so the database is kept in ${folder} (${home} points there)`);
  return { clusterDir: join(folder, 'pg'), account, isNew: true, abandon };
}

function abandonOutside(home: string, folder: string): () => void {
  return () => {
    rmSync(home, { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
}
