import { spawnSync } from 'node:child_process';
import { PostgresStartError } from './start-error.ts';

/** The system user PostgreSQL runs as. Without `uid` it is the user this process runs as. */
export interface Account {
  name: string;
  uid?: number;
  gid?: number;
}

const asRoot = () => process.getuid?.() === 0;
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin`;

function numberOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8', env: { PATH } });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

function lookUp(name: string): Account | undefined {
  const uid = numberOf('-u', name);
  const gid = numberOf('-g', name);
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { name, uid, gid };
}

/** PostgreSQL refuses to run as root, so root lends it an unprivileged user; anyone else runs it as themselves. */
export function accountForNewCluster(log: (line: string) => void): Account {
  if (!asRoot()) return { name: 'yourself' };
  const existing = lookUp('postgres');
  if (existing) return existing;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], { env: { PATH } });
  const created = lookUp('postgres');
  if (created) {
    log('created the system user "postgres", because PostgreSQL refuses to run as root');
    return created;
  }
  const nobody = lookUp('nobody');
  if (nobody) return nobody;
  throw new PostgresStartError(
    'no-permission',
    'PostgreSQL refuses to run as root and no other user could be found or created: start Halley as an ordinary user, or set DATABASE_URL.',
  );
}

/** An existing cluster is always run by the user who owns its files. */
export function accountOfOwner(owner: { uid: number; gid: number }, clusterDir: string): Account {
  if (asRoot() && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  if (!asRoot() && owner.uid === process.getuid?.()) return { name: 'yourself' };
  throw new PostgresStartError(
    'no-permission',
    `The database in ${clusterDir} belongs to user ${owner.uid}: start as that user, or set DATA_DIR to a folder of your own.`,
  );
}
