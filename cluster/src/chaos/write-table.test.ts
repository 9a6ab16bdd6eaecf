import { expect, test } from 'vitest';
import { thawedPrimary } from './plan-events.ts';
import { type Result, writeTable } from './write-table.ts';

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
const page = { seed: 1, command: 'npm run cluster:chaos', leftOut: [], unknown: 0, done: { round: 280, bet: 20 } };

test('[RUN-07] a line for each thing that happened to each part, and no date', () => {
  const killed = { ...thawedPrimary, kind: 'kill', target: 'api' } as const;
  const slower = result({ longestPauseMs: 21_340 });
  const text = writeTable({ ...page, results: [result(), slower, result({ event: killed, part: 'api-1' })] });
  expect(text).toContain('| freeze primary | 2 | 4.0 | 21.3 | 200 | 14 | 4 | 12 | 0 | 0 | 0 |');
  expect(text).toContain('| kill api | 1 | 4.0 | 4.0 | 100 | 7 | 2 | 6 | 0 | 0 | 0 |');
  expect(text).toContain('Acknowledged in all: 280 rounds, 20 bets. Rounds and bets that nobody was told of: 0.');
  expect(text).toContain('None.');
  expect(text).not.toMatch(/20\d\d-/);
});

test('[RUN-07] what was found is said with its event, and so is what was left out', () => {
  const text = writeTable({ ...page, leftOut: ['cut: no nft'], results: [result({ findings: ['round a is\ngone'] })] });
  expect(text).toContain('- 1, freeze primary (postgres-1): round a is gone');
  expect(text).toContain('Left out here: cut: no nft.');
});
