import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleLayout, loopbackLayout } from '../layout.ts';
import { localFence, machineFence, unfencedFile } from './fence.ts';
import { patroniConfig } from './patroni-config.ts';

let dir: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'halley-fence-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

/** Something that looks like a node: a process with the server's folder in its words, and one with Patroni's file. */
async function node(name: string, { standby = false } = {}): Promise<{ server: ChildProcess; patroni: ChildProcess }> {
  const data = join(dir, name, 'data');
  mkdirSync(data, { recursive: true });
  const sleeper = (word: string) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', word]);
    running.push(child);
    return child;
  };
  const [server, patroni] = [sleeper(data), sleeper(join(dir, name, 'patroni.yml'))];
  await Promise.all([server, patroni].map((child) => new Promise((resolve) => child.once('spawn', resolve))));
  writeFileSync(join(data, 'postmaster.pid'), `${server.pid}\n${data}\n`);
  if (standby) writeFileSync(join(data, 'standby.signal'), '');
  return { server, patroni };
}

const fence = (own: string) =>
  spawnSync('sh', ['-c', localFence(dir, own, ['postgres-1', 'postgres-2', 'postgres-3'])], { encoding: 'utf8' });
const ended = (child: ChildProcess) =>
  child.signalCode
    ? Promise.resolve(child.signalCode)
    : new Promise((resolve) => child.once('exit', (_, by) => resolve(by)));

test('[RUN-09] before a node becomes the primary, a frozen one that was it is ended, and no standby', async () => {
  const [own, old, standby] = [
    await node('postgres-1'),
    await node('postgres-2'),
    await node('postgres-3', { standby: true }),
  ];
  old.server.kill('SIGSTOP');
  old.patroni.kill('SIGSTOP');
  const { status, stdout } = fence('postgres-1');
  expect([status, stdout]).toEqual([0, 'fenced postgres-2\n']);
  expect(await Promise.all([ended(old.server), ended(old.patroni)])).toEqual(['SIGKILL', 'SIGKILL']);
  for (const { server, patroni } of [own, standby])
    expect([server.signalCode, patroni.signalCode]).toEqual([null, null]);
});

test('a number that belongs to somebody else by now is left alone, and so is everybody where nobody is fenced', async () => {
  const { server } = await node('postgres-2');
  writeFileSync(join(dir, 'postgres-2', 'data', 'postmaster.pid'), `${process.pid}\n`);
  expect(fence('postgres-1')).toMatchObject({ status: 0, stdout: '' });
  await node('postgres-3');
  writeFileSync(unfencedFile(dir), '');
  expect(fence('postgres-1')).toMatchObject({ status: 0, stdout: '' });
  expect(server.signalCode).toBe(null);
});

test('[RUN-09] Patroni runs it with the lock in hand and before it promotes', () => {
  const [place] = loopbackLayout(7000).postgres;
  if (!place) throw new Error('the layout is empty');
  const options = { dataDir: '/d', binDir: '/b', socketDir: '/s', passFile: '/p', clients: ['127.0.0.1/32'] };
  const given = { ...options, watchdog: 'off', fence: 'sh /fence.sh' } as const;
  expect(patroniConfig(loopbackLayout(7000), place, given)).toContain('  pre_promote: sh /fence.sh\n  authentication:');
});

/** The two programs it asks, in the place of those of the machine: who we are, and who says that it is a replica. */
function programs(answers: Record<'ip' | 'curl' | 'power-off', string>): string {
  for (const [name, body] of Object.entries(answers))
    writeFileSync(join(dir, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return join(dir, 'power-off');
}

test('[RUN-09] on machines of their own whoever does not say that it is a replica is switched off, or nobody is promoted', () => {
  const ip = "echo '2: eth0 inet 10.0.0.11/24'";
  const curl = 'case "$*" in *10.0.0.12*) exit 0;; *) exit 7;; esac';
  const run = (powerOff: string) => {
    const script = machineFence(exampleLayout(), programs({ ip, curl, 'power-off': powerOff }));
    return spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { PATH: `${dir}:${process.env.PATH}` } });
  };
  expect(run('echo "off $*"')).toMatchObject({ status: 0, stdout: 'off postgres-3 10.0.0.13\nfenced postgres-3\n' });
  expect(run('exit 1')).toMatchObject({ status: 1, stderr: 'postgres-3 could not be fenced\n' });
});
