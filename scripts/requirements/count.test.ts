import { expect, test } from 'vitest';
import { countByArea, cover, idsOf, parseRequirements, protectionRules, readPlaywright, readVitest } from './count.ts';

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
  expect(parseRequirements('id\tarea\tkind\trequirement\tsource\nA-01\ta\tui\tIt shows.\tx\n\n')).toEqual([
    { id: 'A-01', area: 'a', text: 'It shows.' },
  ]);
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
  const wanted = ['A-01', 'A-02', 'B-01', 'B-02'].map((id) => ({ id, area: id.slice(0, 1), text: '' }));
  const { rows, unknown } = cover(wanted, [...vitest, ...playwright]);
  expect(rows.filter(({ passing }) => passing.length > 0).map(({ id }) => id)).toEqual(['A-01', 'B-02']);
  expect(unknown).toEqual(['A-99']);
  expect(countByArea(rows)).toEqual([
    { area: 'A', covered: 1, total: 2 },
    { area: 'B', covered: 1, total: 2 },
  ]);
});
