import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../../scripts/cluster-chaos.ts', import.meta.url));
const timeout = 1_200_000;

/** In a network of its own: its ports are nobody else's. A program that is missing is named in what it says. */
function chaos(...options: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'halley-chaos-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--dir', dir, ...options], {
    encoding: 'utf8',
    timeout,
  });
  rmSync(dir, { recursive: true, force: true });
  return { status, said: `${stdout}\n${stderr}` };
}

/** The long one is `npm run cluster:chaos -- --events 200`. */
describe('a cluster of real programs', { timeout }, () => {
  test('[RUN-07] [RUN-08] ten events lose nothing that was acknowledged, and clients see nothing but 503', () => {
    const { status, said } = chaos('--events', '10', '--seed', '1', '--players', '4');
    expect(said).toContain('10 events, 0 findings, 0 rounds and bets that nobody was told of');
    expect(status).toBe(0);
  });

  test('[RUN-09] a primary that thaws after another took its place throws nothing away', () => {
    const { status, said } = chaos('--thawed', '--players', '4');
    expect(said).toContain('1 events, 0 findings');
    expect(status).toBe(0);
  });
});
