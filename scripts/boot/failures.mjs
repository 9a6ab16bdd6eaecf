/**
 * What failed, by name and first line, for the end of the output: a log of fourteen thousand tests hides one of them.
 * @typedef {{ name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }} VitestFile
 * @typedef {{ title: string, tests: { status: string, projectName: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ file?: string, suites?: Suite[], specs?: Spec[] }} Suite
 */

const mostNamed = 20;

/**
 * @param {{ testResults?: VitestFile[] } | undefined} report
 * @param {string} root
 * @returns {string[]}
 */
export function failedInVitest(report, root) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  return atMost(
    failed.flatMap((file) => {
      const where = file.name.replace(`${root}/`, '');
      const tests = file.assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [told(where, file.message)];
      return tests.map((test) => told(`${where} › ${test.fullName}`, test.failureMessages?.[0]));
    }),
  );
}

/**
 * What went wrong in no test: the first line, where it was thrown and which file ran meanwhile.
 * @param {{ message?: string, stack?: string, during?: string }[] | undefined} errors
 * @param {string} root
 */
export function failedOutside(errors, root) {
  return atMost(
    (errors ?? []).map(({ message, stack, during }) => {
      const thrown = stack?.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
      const where = [thrown?.trim(), during && `while ${during} ran`].filter(Boolean).join(', ');
      return told('outside any test', `${message ?? 'no message'} (${where})`.replaceAll(`${root}/`, ''));
    }),
  );
}

/**
 * @param {{ suites?: Suite[], errors?: { message?: string }[] } | undefined} report
 * @returns {string[]}
 */
export function failedInPlaywright(report) {
  const outside = (report?.errors ?? []).map(({ message }) => told('outside any test', message));
  return atMost([...outside, ...(report?.suites ?? []).flatMap((suite) => failedInSuite(suite))]);
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedInSuite({ file = '', suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const again = status === 'flaky' ? ' (passed at a second try)' : '';
        const message = results.find(({ error }) => error)?.error?.message;
        return told(`${projectName} › ${file} › ${title}${again}`, message);
      }),
  );
  return [...own, ...suites.flatMap(failedInSuite)];
}

/** @param {string} name @param {string | undefined} message */
function told(name, message) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
  const plain = (message ?? '').replace(/\u001b\[[0-9;]*m/g, '');
  const first = plain
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');
  return first ? `${name}\n    ${first}` : name;
}

/** @param {string[]} names */
function atMost(names) {
  const left = names.length - mostNamed;
  return left > 0 ? [...names.slice(0, mostNamed), `and ${left} more`] : names;
}
