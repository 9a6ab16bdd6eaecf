import { expect, test } from 'vitest';
import { levelsOf } from './levels.ts';

const level = (id: string, range?: { min: number; max: number }) => ({
  id,
  name: `Level ${id}`,
  status: true,
  writable: false,
  conditions: range ? [{ persistent_comp_points: { type: 'range', exclude_end: true, ...range } }] : [],
});

test('levels stand in their order; groups are left out', () => {
  const group = { ...level('21'), status: false };
  const ladder = levelsOf([
    level('level_10', { min: 900, max: Number.MAX_SAFE_INTEGER }),
    group,
    level('level_2', { min: 0, max: 900 }),
    level('level_11'),
  ]);
  expect(ladder).toEqual([
    { id: 'level_2', name: 'Level level_2' },
    { id: 'level_10', name: 'Level level_10' },
    { id: 'level_11', name: 'Level level_11' },
  ]);
  expect(levelsOf([])).toEqual([]);
});
