import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { play, register } from '../../test/crash/player.ts';
import { root } from '../boot/set-up.mjs';
import { buildRelease, type Release } from './build-release.ts';

const timeout = 1_800_000;
let folder: string;
let release: Release;
let halley: string;

const build = (name: string) => {
  const commit = execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  mkdirSync(join(folder, name));
  return buildRelease({ root, commit, stage: join(folder, name), out: join(folder, `${name}-out`) });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-release-'));
  // PostgreSQL's own user passes through it.
  chmodSync(folder, 0o711);
  release = await build('one');
  rmSync(join(folder, 'one'), { recursive: true });
  execFileSync('tar', ['-xJf', release.archive, '-C', folder]);
  halley = join(folder, release.manifest.name, 'bin/halley');
}, timeout);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Nothing of our environment, and no program that could be found by its name. */
const run = (args: string[], environment: Record<string, string> = {}) =>
  execFileSync(halley, args, { cwd: folder, env: environment, encoding: 'utf8' });

async function liveOneLife(environment: Record<string, string>): Promise<number | null> {
  const house = spawn(halley, ['start'], {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', DEMO_CROWD: 'false', WORLD: 'false', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => house.once('exit', resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: house.stdout }).on('line', (line) => {
        if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
      });
      void ended.then((code) => reject(new Error(`the release ended with ${code}`)));
    });
    const player = await register(url);
    expect((await play(url, { player, key: randomUUID(), stakeCents: 10 })).round_id).toBeTruthy();
    for (const path of ['/', '/staff/', '/healthz']) expect((await fetch(url + path)).status, path).toBe(200);
  } finally {
    house.kill('SIGTERM');
  }
  return ended;
}

describe('a release', { timeout }, () => {
  test('[RUN-21] is the same bytes when the same commit is built again elsewhere', async () => {
    expect((await build('two')).sha256).toBe(release.sha256);
  });

  test('[RUN-21] is whole, and knows its commands', () => {
    expect(run(['check'])).toContain('Every file is as it was packed.');
    expect(run(['help'])).toContain('staff:create');
    expect(run(['catalogue', '--help'])).toContain('catalogue');
  });

  test('[RUN-21] without npm and with an empty PATH it starts on a database, is signed up to, plays, stops', async () => {
    const database = await testDatabase();
    try {
      const environment = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data-one') };
      expect(await liveOneLife(environment)).toBe(0);
      expect(run(['audit'], environment)).toContain('The books are in order.');
    } finally {
      await database.drop();
    }
  });

  test('[RUN-21] and the same on the PostgreSQL it brings', async () => {
    const environment = { DATA_DIR: join(folder, 'data-two') };
    expect(await liveOneLife(environment)).toBe(0);
    expect(run(['audit'], environment)).toContain('The books are in order.');
  });
});
