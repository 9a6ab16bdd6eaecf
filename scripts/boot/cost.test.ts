import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changedJourneys } from './changed.mjs';
import { addUpCost, costLines, kindOf, readLines, roomOf } from './cost.mjs';
import { cpuOfTree, watchCpu } from './process-tree.mjs';
import { hasRedis, provideRedis } from './redis.mjs';
import { timesInPlaywright, timesInVitest } from './times.mjs';

describe('what a run cost', () => {
  test.each([
    ['server/src/limits/window.test.ts', 'pure', 'server/limits'],
    ['server/src/limits/store/write.db.test.ts', 'database', 'server/limits'],
    ['server/src/exclusion.db.test.ts', 'database', 'server'],
    ['site/src/payments/Cashbox.test.tsx', 'component', 'site/payments'],
    ['site/src/payments/deposit.journey.test.tsx', 'journey', 'site/payments'],
    ['e2e/modals.e2e.ts', 'browser', 'e2e'],
    ['test/crash/kill.db.test.ts', 'database', 'test'],
  ])('%s is %s of %s', (file, kind, room) => {
    expect([kindOf(file), roomOf(file)]).toEqual([kind, room]);
  });

  const measured = {
    files: [
      { file: 'server/src/limits/a.test.ts', cpu_s: 1, import_s: 0.5 },
      { file: 'server/src/limits/b.db.test.ts', cpu_s: 3, import_s: 2.5 },
    ],
    journeys: [{ title: 'dear', file: 'e2e/a.e2e.ts', project: 'desktop', cpu_s: 13 }],
    tests: Array.from({ length: 12 }, (_, index) => ({ title: `t${index}`, file: 'x', took_s: index })),
    cpu_s: { vitest: 1_200, playwright: 30, rest: 5 },
    second_tries: 1,
    skipped: 0,
    browser: 'browser: 1.2.3.4 at /x',
    isWhole: true,
  };

  test('by kind and room, the dearest first, with the slowest and what is over its budget', () => {
    const cost = addUpCost(measured);
    expect(cost.kinds.map(({ name, cpu_s }) => [name, cpu_s])).toEqual([
      ['browser', 13],
      ['database', 3],
      ['pure', 1],
    ]);
    expect(cost.rooms).toContainEqual({ name: 'server/limits', cpu_s: 4, count: 2 });
    expect(cost.slowest.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, index) => `t${11 - index}`));
    expect(cost.import_share).toBe(0.75);
    expect(cost.over).toEqual(['vitest: 1200 CPU s, budget 950', 'journey "dear": 13 CPU s, ceiling 10']);
    expect(costLines(cost).join('\n')).toContain('second tries 1, skipped 0, browser: 1.2.3.4 at /x');
  });

  test('a part of the tests keeps no sum; journeys without figures are their runner’s', () => {
    const cost = addUpCost({ ...measured, journeys: [], isWhole: false });
    expect(cost.over).toEqual([]);
    expect(cost.kinds).toContainEqual({ name: 'browser', cpu_s: 30, count: 0 });
  });

  test('lines, whole ones', () => {
    expect(readLines('{"a":1}\n\n{"b"')).toEqual([{ a: 1 }]);
  });

  test('times of both runners', () => {
    const report = { testResults: [{ name: '/r/a.test.ts', assertionResults: [{ fullName: 'x', duration: 1_500 }] }] };
    expect(timesInVitest(report, '/r')).toEqual([{ title: 'x', file: 'a.test.ts', took_s: 1.5 }]);
    const tests = [{ projectName: 'phone', results: [{ duration: 1_000 }, { duration: 500 }] }];
    expect(timesInPlaywright({ suites: [{ file: 'a.e2e.ts', specs: [{ title: 'y', tests }] }] })).toEqual([
      { title: 'y (phone)', file: 'e2e/a.e2e.ts', took_s: 1.5 },
    ]);
  });

  test('a process counts with its descendants, living and reaped', () => {
    const stat = (pid: string, parent: string, ticks: number[]) =>
      `${pid} (a (b) c) S ${parent} ${Array(9).fill(0).join(' ')} ${ticks.join(' ')} 20 0`;
    const table: Record<string, string> = {
      1: stat('1', '0', [900, 0, 0, 0]),
      7: stat('7', '1', [100, 20, 30, 50]),
      8: stat('8', '7', [10, 10, 10, 70]),
    };
    expect(
      cpuOfTree(
        7,
        (pid: string) => table[pid],
        () => Object.keys(table),
      ),
    ).toBe(3);
    expect(
      cpuOfTree(
        7,
        () => undefined,
        () => [],
      ),
    ).toBeUndefined();
  });

  test('what ended and was asked for by nobody stays counted', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const sums = [1, 5, 3, undefined, 4];
    const spent = watchCpu(7, () => sums.shift());
    vi.advanceTimersByTime(2_000);
    expect([sums.length, spent()]).toEqual([0, 6]);
    const nothing = watchCpu(7, () => undefined);
    vi.advanceTimersByTime(1_000);
    expect(nothing()).toBeUndefined();
  });
});

test('journeys run when the product changed, else those whose spec did', () => {
  const green = { product: 'p', specs: { 'a.e2e.ts': '1', 'b.e2e.ts': '2' } };
  expect(changedJourneys(undefined, green)).toBe('all');
  expect(changedJourneys(green, { ...green, product: 'q' })).toBe('all');
  expect(changedJourneys(green, green)).toEqual([]);
  expect(
    changedJourneys(green, { product: 'p', specs: { 'a.e2e.ts': '1', 'b.e2e.ts': '3', 'c.e2e.ts': '4' } }),
  ).toEqual(['b.e2e.ts', 'c.e2e.ts']);
});

test('Redis is in the path, or installed, or the run says how to get one', async () => {
  const exists = (path: string) => path === '/b/redis-server';
  expect([hasRedis({ env: { PATH: '/a:/b' }, exists }), hasRedis({ env: { PATH: '/a' }, exists })]).toEqual([
    true,
    false,
  ]);
  let isThere = false;
  const ways = {
    isRootOnDebian: true,
    has: () => isThere,
    install: async () => {
      isThere = true;
    },
  };
  await provideRedis({ env: {}, ways });
  expect(isThere).toBe(true);
  isThere = false;
  await expect(provideRedis({ env: {}, ways: { ...ways, isRootOnDebian: false } })).rejects.toThrow('install it');
});
