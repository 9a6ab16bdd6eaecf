import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

const { href } = new URL('./log.ts', import.meta.url);
/** A process that writes a log, from a script that has it as `log`. */
const script = (code: string) => [
  '--input-type=module',
  '-e',
  `import { createLog } from '${href}';
  const log = createLog(); ${code}`,
];

test('a full disk costs lines of the log, not the process that writes them, and does not hold it in its end', () => {
  const full = openSync('/dev/full', 'w');
  const code = `log.fatal('one');
    setTimeout(() => { log.warn('two'); process.stderr.write('alive'); process.exit(0); }, 20);`;
  const { status, stderr } = spawnSync(process.execPath, script(code), {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
    timeout: 30_000,
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'alive' });
});

test('what was said before a kill was said, and a slow reader gets every line', async () => {
  const lines = 3_000;
  const code = `for (let line = 0; line < ${lines}; line += 1) log.info({ line, filler: 'x'.repeat(100) }, 'said');
    setTimeout(() => { log.info('last'); process.kill(process.pid, 'SIGKILL'); }, 500);`;
  const child = spawn(process.execPath, script(code), { stdio: ['ignore', 'pipe', 'inherit'] });
  // Sleeps because its reader should be slow: the pipe has to be full for a while.
  await sleep(200);
  const said = (await text(child.stdout)).trimEnd().split('\n');
  expect(said).toHaveLength(lines + 1);
  expect(JSON.parse(said[lines - 1] as string)).toMatchObject({ line: lines - 1, msg: 'said' });
  expect(JSON.parse(said[lines] as string)).toMatchObject({ msg: 'last' });
});

test('nobody reads what is written: the process goes on', async () => {
  const { href: own } = new URL('./standard-output.ts', import.meta.url);
  const code = `import { standardOutput } from ${JSON.stringify(own)};
    const output = standardOutput();
    for (let line = 0; line < 5_000; line += 1) output.write('x'.repeat(200));
    process.stderr.write('alive'); process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
  const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  expect(await text(child.stderr)).toBe('alive');
  clearTimeout(patience);
  child.stdout.destroy();
});
