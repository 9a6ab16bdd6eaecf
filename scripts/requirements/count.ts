import { kindOf } from '../boot/cost.mjs';

export type RowKind = 'api' | 'ui' | 'both' | 'rule' | 'constant';

export interface Requirement {
  id: string;
  area: string;
  kind: RowKind;
  text: string;
  /** Rooms of the server without which it cannot be so. */
  needs: string[];
}

/** Partly: a test passes that is not of the right kind, or a room that it needs is not built. */
type State = 'covered' | 'partly' | 'missing';

export interface TestResult {
  file: string;
  title: string;
  passed: boolean;
}

export interface Coverage extends Requirement {
  passing: TestResult[];
  state: State;
  /** Why it is covered in part only. */
  lacks: string[];
}

/** Kinds of proof that count, by kind of row: each list has to be met, by one test or several. */
type Kind = ReturnType<typeof kindOf>;
const calls: Kind[] = ['database', 'journey', 'browser'];
const screens: Kind[] = ['component', 'journey', 'browser'];
const wanted: Record<RowKind, Kind[][]> = {
  api: [calls],
  ui: [screens],
  both: [calls, screens],
  rule: [],
  constant: [],
};

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
    const needs = cell('needs')
      .split(',')
      .filter((room) => room !== '' && room !== '-');
    return { id: cell('id'), area: cell('area'), kind: cell('kind') as RowKind, text: cell('requirement'), needs };
  });
}

/** The rules that protect players have no row: they are numbered. */
export const protectionRules: Requirement[] = Array.from({ length: 35 }, (_, index) => ({
  id: `PP-${String(index + 1).padStart(2, '0')}`,
  area: 'protection',
  kind: 'rule',
  text: 'a rule that protects players',
  needs: [],
}));

const findingsCount = 111;

/** What was found and mended: each has a test with its id, or its answer in docs/findings.md. */
export function countFindings(tests: TestResult[], answers: string): { closed: string[]; open: string[] } {
  const proved = new Set(tests.filter(({ passed }) => passed).flatMap(({ title }) => idsOf(title)));
  const answered = new Set([...answers.matchAll(/^\|\s*(F-\d+)\s*\|/gm)].map((match) => match[1]));
  const all = Array.from({ length: findingsCount }, (_, index) => `F-${String(index + 1).padStart(2, '0')}`);
  const isClosed = (id: string) => proved.has(id) || answered.has(id);
  return { closed: all.filter(isClosed), open: all.filter((id) => !isClosed(id)) };
}

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

/**
 * A requirement is covered when tests of the right kinds carry its id and pass, and the rooms it needs are there. Ids that
 * nothing asks for are misspelt.
 */
export function cover(
  requirements: Requirement[],
  tests: TestResult[],
  isBuilt: (room: string) => boolean,
): { rows: Coverage[]; unknown: string[] } {
  const passing = new Map<string, TestResult[]>(requirements.map(({ id }) => [id, []]));
  const unknown = new Set<string>();
  for (const test of tests) {
    for (const id of idsOf(test.title)) {
      if (id.startsWith('F-')) continue;
      const found = passing.get(id);
      if (!found) unknown.add(id);
      else if (test.passed) found.push(test);
    }
  }
  const rows = requirements.map((row) => judge(row, passing.get(row.id) ?? [], isBuilt));
  return { rows, unknown: [...unknown].sort() };
}

function judge(row: Requirement, passing: TestResult[], isBuilt: (room: string) => boolean): Coverage {
  if (passing.length === 0) return { ...row, passing, state: 'missing', lacks: [] };
  const kinds = new Set<string>(passing.map(({ file }) => kindOf(file)));
  const lacks = [
    ...row.needs.filter((room) => !isBuilt(room)).map((room) => `room ${room}`),
    ...wanted[row.kind].filter((list) => !list.some((kind) => kinds.has(kind))).map((list) => list.join(' or ')),
  ];
  return { ...row, passing, state: lacks.length === 0 ? 'covered' : 'partly', lacks };
}

export interface AreaCount extends Record<State, number> {
  area: string;
  total: number;
}

export function countByArea(rows: Coverage[]): AreaCount[] {
  const areas = Map.groupBy(rows, ({ area }) => area);
  return [...areas].map(([area, inArea]) => countRows(area, inArea));
}

export function countRows(area: string, rows: Coverage[]): AreaCount {
  const count = (state: State) => rows.filter((row) => row.state === state).length;
  return { area, covered: count('covered'), partly: count('partly'), missing: count('missing'), total: rows.length };
}
