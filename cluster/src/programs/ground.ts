import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Account, accountForNewCluster } from '../../../server/src/kit/postgres/account.ts';
import { folderOf } from '../layout.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

/** What every program stands on: the cluster's folder, whom it runs as, and the secrets it is told. */
export interface Ground {
  dir: string;
  /** PostgreSQL and PgBouncer refuse to run as root, so root lends them a user; anybody else runs them as themselves. */
  account: Account;
  secrets: Secrets;
  /** Where PostgreSQL's own programs are. */
  postgresBin: string;
}

/** A program is missing, or a folder cannot be used: one sentence for whoever started us. */
export class GroundError extends Error {
  override readonly name = 'GroundError';
}

const secretFile = 'secrets.json';

/** Makes the folder, or finds it as it was left, with its secrets. A drill needs fewer programs than the cluster. */
export function prepareGround(dir: string, wanted: Packages = packages): Ground {
  const postgresBin = findPrograms(wanted);
  const account = accountForNewCluster((line) => console.log(line));
  mkdirSync(dir, { recursive: true });
  // Everybody may pass, nobody may look: what lies below closes its own door.
  chmodSync(dir, 0o711);
  const file = join(dir, secretFile);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600 });
  const ground = { dir, account, postgresBin, secrets: JSON.parse(readFileSync(file, 'utf8')) as Secrets };
  makeFolder(ground, 'log');
  return ground;
}

/** A folder of the programs' user. */
export function makeFolder({ dir, account }: Ground, name: string): string {
  const folder = folderOf(dir, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  return folder;
}

/** A file that only the programs' user reads; it may hold a secret. */
export function writeOwned({ account }: Ground, path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o600 });
  chmodSync(path, 0o600);
  if (account.uid !== undefined) chownSync(path, account.uid, account.gid ?? account.uid);
  return path;
}

/** Program and Debian's package that brings it. */
type Packages = Readonly<Record<string, string>>;

const packages = {
  setpriv: 'util-linux',
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
} as const;

const oldestPostgres = 15;
const newestPostgres = 18;

/** Which of Debian's packages are missing; none: the cluster can be started. */
export function missingPackages(
  isThere: (program: string) => boolean,
  postgresBin: string | undefined,
  wanted: Packages = packages,
): string[] {
  const missing = Object.entries(wanted).filter(([program]) => !isThere(program));
  return [...(postgresBin === undefined ? ['postgresql'] : []), ...missing.map(([, name]) => name)];
}

const searched = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Where PostgreSQL's programs are; a sentence names what has to be installed where something is missing. */
function findPrograms(wanted: Packages): string {
  const isThere = (program: string) => searched().some((folder) => existsSync(join(folder, program)));
  const folders = Array.from(
    { length: newestPostgres - oldestPostgres + 1 },
    (_, index) => `/usr/lib/postgresql/${oldestPostgres + index}/bin`,
  );
  const postgresBin = folders.find((folder) => existsSync(join(folder, 'initdb')));
  const missing = missingPackages(isThere, postgresBin, wanted);
  if (missing.length === 0 && postgresBin) return postgresBin;
  throw new GroundError(
    `This needs programs that are not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
  );
}
