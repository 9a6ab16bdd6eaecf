/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, count: Count, note?: string, tookMs: number }} Outcome
 */

/** A check without numbers of its own counts as one test. @param {boolean} ok @returns {Count} */
export const countOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/**
 * A runner that failed without naming a failed test (it crashed, or never wrote its report) is one failure.
 * @param {Count} count
 * @param {boolean} ok
 * @returns {Count}
 */
const withCrash = (count, ok) => (ok || count.failed > 0 ? count : { ...count, failed: 1 });

/**
 * Vitest's JSON report. A file that could not even be loaded has no tests in it, and counts as one failure.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number, testResults?: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @param {VitestReport | undefined} report
 * @param {boolean} ok
 * @returns {Count}
 */
export function countVitest(report, ok) {
  if (!report) return countOne(false);
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return withCrash(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
    ok,
  );
}

/** So many journeys may need a second try; more of them are a fault of their own. */
const secondTries = 2;

/**
 * Playwright's JSON report. A test that passed only when tried again counts as passed and is said, while they are few.
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} PlaywrightReport
 * @param {PlaywrightReport | undefined} report
 * @param {boolean} ok
 * @returns {Count}
 */
export function countPlaywright(report, ok) {
  if (!report) return countOne(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  if (flaky > secondTries) return withCrash({ passed: expected, failed: failed + flaky, skipped }, ok);
  return withCrash({ passed: expected + flaky, failed, skipped }, ok);
}

/**
 * @param {PlaywrightReport | undefined} report
 * @returns {string | undefined}
 */
export function noteOnTries(report) {
  const flaky = report?.stats.flaky ?? 0;
  return flaky > 0 ? `${flaky} of them passed only at a second try` : undefined;
}

/** @param {Count[]} counts @returns {Count} */
export function addUp(counts) {
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** @param {Count} count */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * @param {Outcome[]} outcomes
 * @returns {string[]}
 */
export function summaryLines(outcomes) {
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  return outcomes.map(({ name, count, note, tookMs }) => {
    const mark = count.failed > 0 ? '✗' : '✓';
    const took = `${(tookMs / 1000).toFixed(1)} s`.padStart(8);
    return `${mark} ${name.padEnd(width)} ${took}  ${inWords(count)}${note ? `; ${note}` : ''}`;
  });
}
