import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { measure } from './measure.ts';
import type { World } from './world.ts';

export interface Floor {
  how: string;
  /** Transactions a second, now. */
  measure(seconds: number): Promise<number>;
}

const clients = 32;
const accounts = 1_000_000;
const database = 'floor';
/** On a busy disk a checkpoint of others can stop every commit for seconds. */
const attempts = 3;

/**
 * What this PostgreSQL can do on this machine at this moment with small transactions: pgbench's "simple update" (one
 * update, one read, one insert, one commit), prepared, 32 connections. Without pgbench the same statements go through
 * our own driver, which is slower, so a ratio to that floor looks better than it is: the name says which it was.
 */
export async function openFloor(world: World): Promise<Floor> {
  await world.asSuperuser('postgres', `create database ${database}`);
  await world.asSuperuser(
    database,
    `create table pgbench_branches (bid int not null primary key, bbalance int, filler char(88)) with (fillfactor = 100);
     create table pgbench_tellers (tid int not null primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
     create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
     create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
     insert into pgbench_branches select i, 0, '' from generate_series(1, ${accounts / 100_000}) i;
     insert into pgbench_tellers select i, (i - 1) / 10 + 1, 0, '' from generate_series(1, ${accounts / 10_000}) i;
     insert into pgbench_accounts select i, (i - 1) / 100000 + 1, 0, '' from generate_series(1, ${accounts}) i;
     alter table pgbench_accounts add primary key (aid);
     analyze`,
  );
  await world.asSuperuser(database, 'vacuum');
  await world.asSuperuser(database, 'checkpoint');
  const url = Object.assign(new URL(world.postgres.superuserUrl), { pathname: `/${database}` });
  const program = findPgbench();
  return program ? pgbenchFloor(program, url) : driverFloor(url);
}

function findPgbench(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  const places = ['pgbench', ...versions.map((version) => join(folder, version, 'bin', 'pgbench'))];
  return places.find((place) => spawnSync(place, ['--version']).status === 0);
}

function pgbenchFloor(program: string, url: URL): Floor {
  const run = promisify(execFile);
  const where = ['-h', url.hostname, '-p', url.port, '-U', url.username, '-n'];
  const what = ['-N', '-M', 'prepared', '-c', String(clients), '-j', '2'];
  return {
    how: `pgbench -N, ${clients} connections`,
    async measure(seconds) {
      const env = { PATH: process.env.PATH, PGPASSWORD: url.password, LC_ALL: 'C' };
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const { stdout } = await run(program, [...where, ...what, '-T', String(seconds), database], { env });
        const tps = Number(/^tps = ([\d.]+) \(without/m.exec(stdout)?.[1]);
        if (tps) return tps;
      }
      throw new Error(`pgbench finished nothing in ${attempts} × ${seconds} s: the disk stands still`);
    },
  };
}

function driverFloor(url: URL): Floor {
  return {
    how: `pgbench's statements through the driver, ${clients} connections (no pgbench here)`,
    async measure(seconds) {
      const pool = new pg.Pool({ connectionString: url.toString(), max: clients });
      try {
        let seed = 1;
        const next = (limit: number) => {
          seed = (seed * 48_271) % 2_147_483_647;
          return 1 + (seed % limit);
        };
        const transaction = async () => {
          const client = await pool.connect();
          const [aid, delta] = [next(accounts), next(5000)];
          await client.query('begin');
          await client.query({
            name: 'u',
            text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
            values: [delta, aid],
          });
          await client.query({
            name: 's',
            text: 'select abalance from pgbench_accounts where aid = $1',
            values: [aid],
          });
          await client.query({
            name: 'i',
            text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, $1, $2, now())',
            values: [aid, delta],
          });
          await client.query('commit');
          client.release();
        };
        const measured = await measure({ callers: clients, warmMs: 300, forMs: seconds * 1000, call: transaction });
        return measured.perSecond;
      } finally {
        await pool.end();
      }
    },
  };
}
