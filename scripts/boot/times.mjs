/**
 * How long each test took, as its runner saw it.
 * @typedef {import('./cost.mjs').Test} Test
 * @typedef {{ file?: string, suites?: Suite[], specs?: { title: string, tests: { projectName: string, results: { duration: number }[] }[] }[] }} Suite
 */

/**
 * @param {{ testResults?: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] } | undefined} report
 * @param {string} root
 * @returns {Test[]}
 */
export function timesInVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      file: name.replace(`${root}/`, ''),
      took_s: (duration ?? 0) / 1000,
    })),
  );
}

/** @param {{ suites?: Suite[] } | undefined} report @returns {Test[]} */
export function timesInPlaywright(report) {
  /** @type {(suite: Suite) => Test[]} */
  const walk = ({ file = '', suites = [], specs = [] }) => {
    /** @type {Test[]} */
    const own = specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${title} (${projectName})`,
        file: `e2e/${file}`,
        took_s: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    );
    return [...own, ...suites.flatMap(walk)];
  };
  return (report?.suites ?? []).flatMap(walk);
}
