import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkOut, lastRelease } from './older-code.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Money: what the older release must go on doing right while the newer one's tables are there. */
const chosen = ['server/src/wallet', 'server/src/wagers'];

test('[RUN-23] the release before passes its own tests of money on the tables of this one', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'halley-older-'));
  try {
    // Until there is a release, this commit is its own.
    const older = checkOut(root, { commit: lastRelease(root) ?? 'HEAD', folder: join(dir, 'older') });
    cpSync(join(root, 'server/migrations'), join(older.root, 'server/migrations'), { recursive: true });
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--project', 'database', ...chosen];
    const { stdout } = await promisify(execFile)(older.node, args, {
      cwd: older.root,
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 100_000_000,
    }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
    expect(stdout).toMatch(/Tests\s+\d+ passed \(\d+\)/);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}, 1_800_000);
