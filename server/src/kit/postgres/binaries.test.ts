import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { fromOutput, fromSystemError, PostgresStartError } from './start-error.ts';

test('a platform without a package is told what to do instead', () => {
  expect(() => findBinaries({ platform: 'plan9', arch: 'mips' })).toThrow(
    new PostgresStartError(
      'no-binary',
      'There is no embedded PostgreSQL for plan9-mips here: run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.',
    ),
  );
});

test.each([
  ['initdb: error: could not write to file: No space left on device', 'disk-full'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'no-memory'],
  ['FATAL:  could not open file "x": Permission denied', 'no-permission'],
  ['FATAL:  database files are incompatible with server', 'failed'],
  ['', 'failed'],
])('what PostgreSQL printed becomes one sentence: %s', (output, code) => {
  const error = fromOutput(output, '/data');
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/^[^\n]+\.$/);
});

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'no-permission'],
  ['EACCES', 'no-permission'],
  ['EMFILE', 'failed'],
])('a failed system call becomes one sentence: %s', (code, expected) => {
  expect(fromSystemError(Object.assign(new Error('x'), { code }), '/data').code).toBe(expected);
});
