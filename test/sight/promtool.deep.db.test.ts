import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { dashboards } from '../../scripts/dashboards/tables.ts';
import { repository } from './read-rules.ts';

const folder = join(repository, 'deploy/prometheus');

/** Debian's package `prometheus` brings it. */
const promtool = (...words: string[]) =>
  promisify(execFile)('promtool', words, { cwd: folder }).catch((error) => {
    if (error.code === 'ENOENT') throw new Error('promtool is missing: apt-get install prometheus');
    throw new Error(`${error.stdout}${error.stderr}`);
  });

test('[RUN-28] alert rules are understood by Prometheus and fire when they should', async () => {
  expect((await promtool('check', 'rules', 'alerts.yml')).stdout).toContain('SUCCESS');
  expect((await promtool('check', 'config', '--syntax-only', 'prometheus.yml')).stdout).toContain('SUCCESS');
  expect((await promtool('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS');
});

test('[RUN-28] what dashboards ask is understood by Prometheus', async () => {
  const asked = dashboards.flatMap(({ panels }) => panels.flatMap(({ lines }) => lines.map(([expr]) => expr)));
  // Rules are the way in which this program reads an expression without a server.
  const rules = asked.map((expr, index) => ({ record: `asked:${index}`, expr }));
  const place = await mkdtemp(join(tmpdir(), 'halley-dashboards-'));
  try {
    await writeFile(join(place, 'asked.yml'), JSON.stringify({ groups: [{ name: 'asked', rules }] }));
    expect((await promtool('check', 'rules', join(place, 'asked.yml'))).stdout).toContain(
      `${asked.length} rules found`,
    );
  } finally {
    await rm(place, { recursive: true });
  }
});
