import { describe, expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest, failedOutside } from './failures.mjs';

const passed = { fullName: 'money adds up', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'money is not lost',
  status: 'failed',
  failureMessages: ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n  at file.ts'],
};

describe('what failed, at the end of the output', () => {
  test('a test of vitest, with its file and the first line of its message', () => {
    const file = { name: '/house/server/a.test.ts', status: 'failed', assertionResults: [passed, failed] };
    expect(failedInVitest({ testResults: [file] }, '/house')).toEqual([
      'server/a.test.ts › money is not lost\n    AssertionError: 1 is not 2',
    ]);
  });

  test('a file that does not load', () => {
    const file = { name: '/house/b.test.ts', status: 'failed', message: '\nno such module\n', assertionResults: [] };
    expect(failedInVitest({ testResults: [file] }, '/house')).toEqual(['b.test.ts\n    no such module']);
  });

  test('what nobody waited for, with the place it came from', () => {
    const stack =
      'Error: the pool is closed\n    at /house/node_modules/pg/index.js:1\n    at find (/house/server/a.ts:7:2)';
    expect(failedOutside([{ message: 'the pool is closed', stack, during: '/house/b.test.ts' }], '/house')).toEqual([
      'outside any test\n    the pool is closed (at find (server/a.ts:7:2), while b.test.ts ran)',
    ]);
    expect(failedOutside(undefined, '/house')).toEqual([]);
  });

  test('nothing failed, or nothing was reported', () => {
    const file = { name: '/house/a.test.ts', status: 'passed', assertionResults: [passed] };
    expect(failedInVitest({ testResults: [file] }, '/house')).toEqual([]);
    expect(failedInVitest(undefined, '/house')).toEqual([]);
    expect(failedInPlaywright(undefined)).toEqual([]);
  });

  test('journeys: those that failed, those that needed a second try, and what broke outside of them', () => {
    const journey = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, projectName: 'phone', results: message ? [{ error: { message } }] : [{}] }],
    });
    const inner = {
      file: 'e2e/a.e2e.ts',
      specs: [journey('one', 'expected'), journey('two', 'unexpected', 'too late')],
    };
    const suites = [{ file: 'e2e/a.e2e.ts', suites: [inner], specs: [journey('three', 'flaky', 'once')] }];
    expect(failedInPlaywright({ suites, errors: [{ message: 'no browser' }] })).toEqual([
      'outside any test\n    no browser',
      'phone › e2e/a.e2e.ts › three (passed at a second try)\n    once',
      'phone › e2e/a.e2e.ts › two\n    too late',
    ]);
  });

  test('many of them are counted, not listed', () => {
    const file = {
      name: '/house/a.test.ts',
      status: 'failed',
      assertionResults: Array.from({ length: 25 }, () => failed),
    };
    const names = failedInVitest({ testResults: [file] }, '/house');
    expect(names).toHaveLength(21);
    expect(names.at(-1)).toBe('and 5 more');
  });
});
