import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { levels } from '../../server/src/house/levels.ts';
import {
  countByArea,
  countFindings,
  cover,
  idsOf,
  parseRequirements,
  protectionRules,
  type RowKind,
  readPlaywright,
  readVitest,
} from './count.ts';

test.each([
  // The titles of these tests must not carry ids themselves.
  { kind: 'one', title: 'refuses a bet [GUARD-01]', ids: ['GUARD-01'] },
  { kind: 'two', title: '[GUARD-01] [PP-07] both', ids: ['GUARD-01', 'PP-07'] },
  { kind: 'a list', title: 'a list [GUARD-01, PP-07 I18N-02]', ids: ['GUARD-01', 'PP-07', 'I18N-02'] },
  { kind: 'none', title: 'no id: [later] GUARD-01 [guard-01]', ids: [] },
])('ids in a title: $kind', ({ title, ids }) => {
  expect(idsOf(title)).toEqual(ids);
});

test('rows of the table, by the names of its columns', () => {
  const table =
    'id\tarea\tkind\trequirement\tsource\tneeds\nA-01\ta\tui\tIt shows.\tx\tone,two\nA-02\ta\tui\tToo.\tx\t-\n';
  expect(parseRequirements(table)).toEqual([
    { id: 'A-01', area: 'a', kind: 'ui', text: 'It shows.', needs: ['one', 'two'] },
    { id: 'A-02', area: 'a', kind: 'ui', text: 'Too.', needs: [] },
  ]);
});

const everyRow = parseRequirements(readFileSync(new URL('../../docs/requirements.tsv', import.meta.url), 'utf8'));

test('every row says its kind and what it needs: rooms that are there or are to be', () => {
  const toBeBuilt = ['promotions', 'bonuses', 'loyalty', 'tournaments', 'lotteries', 'sportsbook', 'world', 'fixtures'];
  const rooms = new Set([...Object.keys(levels), ...toBeBuilt]);
  const table = readFileSync(new URL('../../docs/requirements.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(table.filter((line) => line.split('\t').length !== 6 || line.endsWith('\t'))).toEqual([]);
  for (const { id, kind, needs } of everyRow) {
    expect(['api', 'ui', 'both', 'rule', 'constant'], id).toContain(kind);
    expect(
      needs.filter((room) => !rooms.has(room)),
      id,
    ).toEqual([]);
  }
});

test.each<[RowKind, string[], string]>([
  ['api', ['a.test.ts'], 'partly'],
  ['api', ['a.test.tsx'], 'partly'],
  ['api', ['a.db.test.ts'], 'covered'],
  ['api', ['a.e2e.ts'], 'covered'],
  ['ui', ['a.db.test.ts'], 'partly'],
  ['ui', ['a.test.tsx'], 'covered'],
  ['ui', ['a.journey.test.tsx'], 'covered'],
  ['both', ['a.db.test.ts'], 'partly'],
  ['both', ['a.db.test.ts', 'a.test.tsx'], 'covered'],
  ['both', ['a.journey.test.tsx'], 'covered'],
  ['rule', ['a.test.ts'], 'covered'],
  ['constant', ['a.test.ts'], 'covered'],
  ['rule', [], 'missing'],
])('a row of kind %s, proved in %s: %s', (kind, files, state) => {
  const row = { id: 'A-01', area: 'a', kind, text: '', needs: ['there'] };
  const tests = files.map((file) => ({ file, title: '[A-01]', passed: true }));
  expect(cover([row], tests, () => true).rows[0]?.state).toBe(state);
  const [unbuilt] = cover([row], tests, () => false).rows;
  expect(unbuilt?.state).toBe(state === 'missing' ? 'missing' : 'partly');
});

test('a finding is closed by a passing test with its id, or by its answer', () => {
  const tests = [
    { file: 'a.test.ts', title: '[F-01] mended', passed: true },
    { file: 'a.test.ts', title: '[F-02] not yet', passed: false },
  ];
  const { closed, open } = countFindings(tests, '| Id | Answer |\n|---|---|\n| F-03 | it is right: … |\n');
  expect(closed).toEqual(['F-01', 'F-03']);
  expect(open).toHaveLength(109);
  expect(open).toContain('F-111');
});

test('the rules of protection are numbered 01 to 35', () => {
  expect(protectionRules.map(({ id }) => id)).toEqual(expect.arrayContaining(['PP-01', 'PP-35']));
  expect(protectionRules).toHaveLength(35);
});

test('only passing tests cover; an id of a describe counts for its tests; a misspelt id is told', () => {
  const vitest = readVitest({
    testResults: [
      {
        name: '/x/a.test.ts',
        assertionResults: [
          { fullName: 'room [A-01] works', status: 'passed' },
          { fullName: 'fails [A-02]', status: 'failed' },
          { fullName: 'later [A-02]', status: 'skipped' },
          { fullName: 'typo [A-99]', status: 'passed' },
        ],
      },
    ],
  });
  const playwright = readPlaywright({
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [{ title: 'fails [B-01]', tests: [{ status: 'unexpected' }] }],
        suites: [
          {
            title: 'journey [B-02]',
            file: 'a.spec.ts',
            specs: [{ title: 'goes on', tests: [{ status: 'expected' }, { status: 'flaky' }] }],
          },
        ],
      },
    ],
  });
  const wanted = ['A-01', 'A-02', 'B-01', 'B-02'].map((id) => ({
    id,
    area: id.slice(0, 1),
    text: '',
    kind: 'rule' as const,
    needs: [],
  }));
  const { rows, unknown } = cover(wanted, [...vitest, ...playwright], () => true);
  expect(rows.filter(({ passing }) => passing.length > 0).map(({ id }) => id)).toEqual(['A-01', 'B-02']);
  expect(unknown).toEqual(['A-99']);
  expect(countByArea(rows)).toEqual([
    { area: 'A', covered: 1, partly: 0, missing: 1, total: 2 },
    { area: 'B', covered: 1, partly: 0, missing: 1, total: 2 },
  ]);
});
