import { writeFileSync } from 'node:fs';

/**
 * For vitest: what went wrong outside of any test (a promise that nobody waited for), as a list for the end of the
 * output. Its own report knows tests alone, and such a run fails without naming one.
 */
export default class OutsideReporter {
  /**
   * @param {unknown} _modules
   * @param {readonly { message?: string, stack?: string, VITEST_TEST_PATH?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.HALLEY_OUTSIDE_FILE;
    if (!file) return;
    writeFileSync(
      file,
      JSON.stringify(
        errors.map(({ message, stack, VITEST_TEST_PATH }) => ({ message, stack, during: VITEST_TEST_PATH })),
      ),
    );
  }
}
