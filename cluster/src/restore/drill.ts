import { execFile } from 'node:child_process';
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { listFiles } from '../../../scripts/release/list-files.ts';
import { logOf } from '../layout.ts';
import { startRounds } from '../players/start-rounds.ts';
import { statusOf } from '../programs/answers.ts';
import { type Ground, makeFolder } from '../programs/ground.ts';
import { createProgram, type Program, send } from '../programs/program.ts';
import { untilTrue } from '../until-true.ts';
import { createBackups } from './backups.ts';
import { archiveSettings } from './pgbackrest-config.ts';
import { makeServer, type PostgresServer, postgresServer } from './postgres-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const archiveTimeoutSeconds = 5;

interface DrillOptions {
  ground: Ground;
  basePort: number;
  players: number;
  /** How long players play before, between and after what happens. */
  stretchMs: number;
  say(line: string): void;
}

export interface DrillResult {
  moment: string;
  acknowledged: number;
  /** Rounds answered before the moment, and how many of them the restored database does not have: must be none. */
  before: number;
  lost: number;
  /** Rounds answered after the moment, and how many of them are there nevertheless (they were under way at the moment). */
  after: number;
  afterButThere: number;
  failures: number;
  /** What `npm run audit` said of the restored books: first, and after the restore was agreed to. */
  noticed: string;
  accepted: string;
  roundAfterwards: boolean;
  /** Every file of the repository is encrypted. */
  sealed: boolean;
  seconds: Record<'backup' | 'archive' | 'restore' | 'recovery' | 'audit', number>;
  bytes: Record<'database' | 'repository' | 'backup', number>;
}

/**
 * A database with its house under load is backed up, is killed with its disk, and comes back in another folder as it was at a
 * moment in between.
 */
export async function drillRestore({ ground, basePort, players, stretchMs, say }: DrillOptions): Promise<DrillResult> {
  const started: Program[] = [];
  const start = async <T extends Program>(program: T): Promise<T> => {
    started.push(program);
    await program.start();
    return program;
  };
  const timed = async (work: Promise<unknown>) => {
    const begun = performance.now();
    await work;
    return Math.round(performance.now() - begun) / 1000;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, stretchMs));
  try {
    const plain = postgresServer(ground, { name: 'primary', port: basePort });
    const backups = createBackups(ground, plain);
    await makeServer(ground, 'primary');
    const settings = archiveSettings(backups.files, archiveTimeoutSeconds);
    const primary = await start(postgresServer(ground, { name: 'primary', port: basePort, settings }));
    say('PostgreSQL runs, its WAL goes to an encrypted repository');
    await backups.open();
    const house = await start(api(ground, primary, basePort + 2));
    const load = await startRounds(house.url, players);
    say(`${players} players play`);
    await pause();

    const backup = await timed(backups.back('full'));
    say(`a full backup under load: ${backup} s`);
    await pause();
    const before = [...load.acknowledged];
    const { moment, size } = await lookAt(primary.url);
    const after = load.acknowledged.length;
    say(`the moment: ${moment}, ${before.length} rounds answered before it`);
    await pause();
    // Only what is in the repository comes back: the moment's WAL gets there within the time-out.
    const archive = await timed(untilArchived(primary.url, moment));
    await load.stop();
    await house.stop();
    for (const pid of primary.pids()) send(pid, 'SIGKILL');
    await primary.stop();
    rmSync(primary.dataDir, { recursive: true });
    say('the database was killed and its folder is gone');

    const restored = postgresServer(ground, { name: 'restored', port: basePort + 1 });
    const restore = await timed(backups.restore({ dataDir: restored.dataDir, moment }));
    const recovery = await timed(start(restored));
    say(`restored in ${restore} s, recovered to the moment in ${recovery} s`);
    const there = await roundsAt(restored.url, load.acknowledged);
    let noticed = '';
    const audit = await timed(audited(ground, restored).then((told) => (noticed = told)));
    await audited(ground, restored, ['--accept-restore', 'the restore drill']);
    const accepted = await audited(ground, restored);
    say(`the audit: ${noticed}; after the restore was agreed to: ${accepted}`);
    const again = await start(api(ground, restored, basePort + 3));
    const last = await startRounds(again.url, 1);
    await untilTrue('a round on the restored database', () => last.acknowledged.length + last.failures.length > 0);
    await last.stop();
    const [taken] = await backups.list();
    return {
      moment,
      acknowledged: load.acknowledged.length,
      before: before.length,
      lost: before.filter((id) => !there.has(id)).length,
      after: load.acknowledged.length - after,
      afterButThere: load.acknowledged.slice(after).filter((id) => there.has(id)).length,
      failures: load.failures.length,
      noticed,
      accepted,
      roundAfterwards: last.acknowledged.length > 0,
      sealed: isSealed(backups.repository),
      seconds: { backup, archive, restore, recovery, audit },
      bytes: { database: size, repository: sizeOf(backups.repository), backup: taken?.info.repository.delta ?? 0 },
    };
  } finally {
    for (const program of started.reverse()) await program.stop();
  }
}

/** A process of the house on one database; its second place is the same for both databases. */
function api(ground: Ground, { url }: PostgresServer, port: number): Program & { url: string } {
  const address = `http://127.0.0.1:${port}`;
  const program = createProgram({
    name: `api-${port}`,
    command: process.execPath,
    args: [join(root, 'server/src/house/main.ts')],
    environment: {
      ...houseSettings(ground, url),
      HALLEY_ROLE: 'api',
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000',
      PASSWORD_MEMORY_KIB: '64',
    },
    cwd: root,
    log: logOf(ground.dir, `api-${port}`),
    hasChannel: true,
    isReady: async () => (await statusOf(`${address}/readyz`)) === 200,
  });
  return { ...program, url: address };
}

const houseSettings = (ground: Ground, url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: makeFolder(ground, 'halley'),
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  DEMO_PROMOTIONS: 'false',
});

/** The last line that `npm run audit` says, or its faults. */
async function audited(ground: Ground, { url }: PostgresServer, args: string[] = []): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...houseSettings(ground, url) };
  const file = join(root, 'scripts/audit.ts');
  // Faults are told with exit code 1; what they are is on standard output all the same.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], { env, cwd: root }).catch(
    (error: { stdout?: string; stderr?: string }) => ({ stdout: error.stdout ?? '', stderr: error.stderr ?? '' }),
  );
  const lines = stdout.trim().split('\n');
  const faults = lines.filter((line) => line.startsWith('FAULT'));
  return (faults.length > 0 ? faults.join('; ') : lines.at(-1)) || stderr.trim();
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const lookAt = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ moment: string; size: string }>(
      `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as moment,
         pg_database_size(current_database()) as size`,
    );
    return { moment: rows[0]?.moment ?? '', size: Number(rows[0]?.size) };
  });

/** WAL that was filled after the moment is in the repository, so everything of the moment is. */
const untilArchived = (url: string, moment: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file');
    await untilTrue(`WAL of ${moment} in the repository`, async () => {
      const { rows: told } = await client.query<{ done: boolean }>(
        'select coalesce(last_archived_wal >= $1, false) as done from pg_stat_archiver',
        [rows[0]?.file],
      );
      return told[0]?.done === true;
    });
  });

const roundsAt = (url: string, ids: readonly string[]) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from wagers_round where id = any($1::uuid[])', [
      ids,
    ]);
    return new Set(rows.map(({ id }) => id));
  });

const sizeOf = (folder: string) => listFiles(folder).reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);

/** How a file begins that was encrypted with a passphrase. */
const sealMark = Buffer.from('Salted__');
const isSealed = (folder: string) =>
  listFiles(folder)
    .map((path) => join(folder, path))
    .every((file) => lstatSync(file).isSymbolicLink() || readFileSync(file).subarray(0, 8).equals(sealMark));
