import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Rooms whose tests ask for homes (`testHomes`); files that need a room of one home stay with one. */
const rooms = [
  'audit',
  'config',
  'content',
  'fixtures',
  'identity',
  'support',
  'telemetry',
  'verification',
  'wagers',
].map((room) => `server/src/${room}`);

test('[RUN-32] tests of rooms that know homes pass with four of them on one server', async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'run', '--project', 'database', ...rooms], {
    cwd: root,
    env: { ...process.env, HOMES: '4', HALLEY_DEEP: '', NO_COLOR: '1' },
    maxBuffer: 100_000_000,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  expect(stdout).toMatch(/Tests\s+\d+ passed \(\d+\)/);
}, 1_800_000);
