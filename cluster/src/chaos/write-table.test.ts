import { expect, test } from 'vitest';
import { thawedPrimary } from './plan-events.ts';
import { type Result, type Run, writeTable } from './write-table.ts';

const result = (change: Partial<Result> = {}): Result => ({
  event: thawedPrimary,
  part: 'postgres-1',
  acknowledged: 100,
  away: 7,
  cut: 2,
  longestPauseMs: 4_000,
  recovered: 6,
  unrecovered: 0,
  gaps: 0,
  findings: [],
  ...change,
});
const run = (change: Partial<Run>): Run => ({
  seed: 1,
  command: 'npm run cluster:chaos',
  results: [],
  leftOut: [],
  unknown: 0,
  done: { round: 280, bet: 20 },
  atOdds: [],
  ...change,
});

test('[RUN-07] a line for each thing that happened to each part, and no date', () => {
  const killed = { ...thawedPrimary, kind: 'kill', target: 'api' } as const;
  const slower = result({ longestPauseMs: 21_340 });
  const other = run({ seed: 2, results: [result({ event: killed, part: 'api-1' })] });
  const text = writeTable([run({ results: [result(), slower] }), other]);
  expect(text).toContain('3 events on a cluster');
  expect(text).toContain('| freeze primary | 2 | 4.0 | 21.3 | 200 | 14 | 4 | 12 | 0 | 0 | 0 |');
  expect(text).toContain('| kill api | 1 | 4.0 | 4.0 | 100 | 7 | 2 | 6 | 0 | 0 | 0 |');
  expect(text).toContain(
    '2 events, seed 1; acknowledged 280 rounds, 20 bets; rounds and bets that nobody was told of: 0',
  );
  expect(text).toContain('1 events, seed 2;');
  expect(text).toContain('None.');
  expect(text).not.toMatch(/20\d\d-/);
});

test('[RUN-07] what was found is said with its event, and so is what was left out', () => {
  const found = run({ results: [result({ findings: ['round a is\ngone'] })], atOdds: ['ledger: off by 1'] });
  const text = writeTable([{ ...found, leftOut: ['cut: no nft'] }]);
  expect(text).toContain('- seed 1, 1, freeze primary (postgres-1): round a is gone');
  expect(text).toContain('- seed 1, the whole audit at the end: ledger: off by 1');
  expect(text).toContain('Left out here: cut: no nft.');
});
