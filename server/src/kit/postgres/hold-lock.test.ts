import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdLock } from './hold-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('who comes second is told who holds it; after the end of that one it is free', () => {
  const release = holdLock(folder);
  expect(() => holdLock(folder)).toThrow(`(process ${process.pid})`);
  release();
  holdLock(folder)();
});

test('a holder who names itself late is waited for, and one who is gone is not named', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const release = holdLock(folder);
  try {
    writeFileSync(join(folder, 'lock.pid'), `${gone.pid}\n`);
    const late = `setTimeout(() => require('node:fs').writeFileSync(process.argv[1], process.argv[2]), 700)`;
    const writer = spawn(process.execPath, ['-e', late, join(folder, 'lock.pid'), `${process.pid}\n`]);
    const written = once(writer, 'exit');
    expect(() => holdLock(folder)).toThrow(`(process ${process.pid})`);
    await written;
  } finally {
    release();
  }
});

test('a holder without a name is unknown', () => {
  const release = holdLock(folder);
  rmSync(join(folder, 'lock.pid'));
  expect(() => holdLock(folder)).toThrow('(process unknown)');
  release();
});
