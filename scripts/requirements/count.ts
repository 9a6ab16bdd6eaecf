export interface Requirement {
  id: string;
  area: string;
  text: string;
}

export interface TestResult {
  file: string;
  title: string;
  passed: boolean;
}

export interface Coverage extends Requirement {
  passing: TestResult[];
}

const idPattern = /[A-Z][A-Z0-9]*-\d+/;
const listPattern = new RegExp(`\\[(${idPattern.source}(?:[,\\s]+${idPattern.source})*)\\]`, 'g');

/** The ids a title carries: `[GUARD-01]`, `[GUARD-01] [PP-07]` or `[GUARD-01, PP-07]`. */
export function idsOf(title: string): string[] {
  return [...title.matchAll(listPattern)].flatMap((match) => match[1]?.match(new RegExp(idPattern, 'g')) ?? []);
}

export function parseRequirements(tsv: string): Requirement[] {
  const [header = '', ...lines] = tsv.split('\n').filter((line) => line.trim() !== '');
  const columns = header.split('\t');
  const column = (name: string) => columns.indexOf(name);
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[column(name)]?.trim() ?? '';
    return { id: cell('id'), area: cell('area'), text: cell('requirement') };
  });
}

/** The rules that protect players have no row: they are numbered. */
export const protectionRules: Requirement[] = Array.from({ length: 35 }, (_, index) => ({
  id: `PP-${String(index + 1).padStart(2, '0')}`,
  area: 'protection',
  text: 'a rule that protects players',
}));

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

export function readVitest(report: VitestReport): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file: name, title: fullName, passed: status === 'passed' })),
  );
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

export function readPlaywright(report: { suites: PlaywrightSuite[] }): TestResult[] {
  const walk = (suite: PlaywrightSuite, above: string[]): TestResult[] => {
    const path = [...above, suite.title];
    const own = suite.specs.map(({ title, tests }) => ({
      file: suite.file,
      title: [...path, title].join(' '),
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    }));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, path))];
  };
  return report.suites.flatMap((suite) => walk(suite, []));
}

/** A requirement is covered when a test that carries its id passes. Ids that nothing asks for are misspelt. */
export function cover(requirements: Requirement[], tests: TestResult[]): { rows: Coverage[]; unknown: string[] } {
  const byId = new Map<string, Coverage>(requirements.map((row) => [row.id, { ...row, passing: [] }]));
  const unknown = new Set<string>();
  for (const test of tests) {
    for (const id of idsOf(test.title)) {
      const row = byId.get(id);
      if (!row) unknown.add(id);
      else if (test.passed) row.passing.push(test);
    }
  }
  return { rows: [...byId.values()], unknown: [...unknown].sort() };
}

export function countByArea(rows: Coverage[]): { area: string; covered: number; total: number }[] {
  const areas = Map.groupBy(rows, ({ area }) => area);
  return [...areas].map(([area, inArea]) => ({
    area,
    covered: inArea.filter(({ passing }) => passing.length > 0).length,
    total: inArea.length,
  }));
}
