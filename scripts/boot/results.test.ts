import { describe, expect, test } from 'vitest';
import { addUp, countOne, countPlaywright, countVitest, inWords, noteOnTries, summaryLines } from './results.mjs';

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('adding up', () => {
  test.each([
    ['all well', vitest, true, { passed: 7, failed: 0, skipped: 2 }],
    ['failures', { ...vitest, numFailedTests: 3 }, false, { passed: 7, failed: 3, skipped: 2 }],
    ['no report', undefined, false, { passed: 0, failed: 1, skipped: 0 }],
    ['no report, yet exit code 0', undefined, true, { passed: 0, failed: 1, skipped: 0 }],
    ['an error outside any test', vitest, false, { passed: 7, failed: 1, skipped: 2 }],
    [
      'a file that does not load',
      { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] },
      false,
      { passed: 7, failed: 1, skipped: 2 },
    ],
    [
      'a failed file with a failed test counts once',
      { ...vitest, numFailedTests: 1, testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }] },
      false,
      { passed: 7, failed: 1, skipped: 2 },
    ],
  ])('vitest: %s', (_, report, ok, expected) => {
    expect(countVitest(report, ok)).toEqual(expected);
  });

  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 2 };
  test.each([
    ['all well', { stats }, true, { passed: 5, failed: 0, skipped: 2 }],
    ['failures', { stats: { ...stats, unexpected: 2 } }, false, { passed: 5, failed: 2, skipped: 2 }],
    ['an error before the tests', { stats, errors: [{}] }, false, { passed: 5, failed: 1, skipped: 2 }],
    ['a crash after them', { stats }, false, { passed: 5, failed: 1, skipped: 2 }],
    ['too many second tries', { stats: { ...stats, flaky: 3 } }, true, { passed: 4, failed: 3, skipped: 2 }],
    ['no report', undefined, false, { passed: 0, failed: 1, skipped: 0 }],
  ])('playwright: %s', (_, report, ok, expected) => {
    expect(countPlaywright(report, ok)).toEqual(expected);
  });

  test('second tries are said', () => {
    expect(noteOnTries({ stats: { ...stats, flaky: 2 } })).toBe('2 of them passed only at a second try');
    expect(noteOnTries({ stats: { ...stats, flaky: 0 } })).toBeUndefined();
    expect(noteOnTries(undefined)).toBeUndefined();
  });

  test('the last line', () => {
    expect(inWords(addUp([countOne(true), countOne(false), { passed: 10, failed: 0, skipped: 0 }]))).toBe(
      '11 passed, 1 failed',
    );
    expect(inWords({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped');
    expect(inWords(addUp([]))).toBe('0 passed, 0 failed');
  });

  test('the table', () => {
    expect(
      summaryLines([
        { name: 'types', count: countOne(true), tookMs: 1_234 },
        { name: 'lint it', count: countOne(false), tookMs: 12_345 },
      ]),
    ).toEqual(['✓ types      1.2 s  1 passed, 0 failed', '✗ lint it   12.3 s  0 passed, 1 failed']);
  });
});
