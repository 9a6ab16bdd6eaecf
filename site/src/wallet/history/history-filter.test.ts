import { expect, test } from 'vitest';
import { isInOrder, readHistoryFilter, searchOf } from './history-filter.ts';

const read = (search: string) => readHistoryFilter(new URLSearchParams(search));

test('days and game are read from the address, and written back', () => {
  const filter = read('from=2026-03-01&to=2026-03-31&game=halley-studio/orbit-dice');
  expect(filter).toEqual({ from: '2026-03-01', to: '2026-03-31', game: 'halley-studio/orbit-dice' });
  expect(searchOf(filter)).toBe('?from=2026-03-01&to=2026-03-31&game=halley-studio%2Forbit-dice');
  expect(searchOf({})).toBe('');
});

test.each([
  'from=',
  'from=yesterday',
  'from=2026-02-30',
  'to=2026-3-1',
  'game=',
  'game=%3Cscript%3E',
  'from=2026-13-01',
])('%s is left out', (search) => {
  expect(read(search)).toEqual({});
});

test.each([
  [{}, true],
  [{ from: '2026-03-02', to: '2026-03-02' }, true],
  [{ from: '2026-03-02', to: '2026-03-01' }, false],
  [{ to: '2026-03-01' }, true],
])('%j is in order: %s', (filter, expected) => {
  expect(isInOrder(filter)).toBe(expected);
});
