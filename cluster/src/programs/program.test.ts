import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProgram, send } from './program.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'halley-program-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('[RUN-01] a program that was killed a moment ago is started again, and nothing is left when it is stopped', async () => {
  const program = createProgram({
    name: 'sleeper',
    command: process.execPath,
    args: ['-e', 'setInterval(() => {}, 1000)'],
    cwd: dir,
    log: join(dir, 'log'),
    hasChannel: true,
    isReady: async () => program.pids().length > 0,
  });
  await program.start();
  const [first] = program.pids();
  expect(program.lastEnd()).toBe(undefined);
  for (const pid of program.pids()) send(pid, 'SIGKILL');
  while (program.pids().length > 0);
  await program.start();
  expect(program.pids()).toHaveLength(1);
  expect(program.pids()).not.toEqual([first]);
  // It could not say so itself.
  expect(program.lastEnd()).toBe('SIGKILL');
  expect(readFileSync(join(dir, 'log'), 'utf8')).toBe(`sleeper (${first}) ended: SIGKILL\n`);
  await program.stop();
  expect(program.pids()).toEqual([]);
});
