import { expect, test } from 'vitest';
import { levelsOf } from './levels.ts';

const level = (id: string, range?: { min: number; max: number }) => ({
  id,
  name: `Level ${id}`,
  status: true,
  writable: false,
  conditions: range ? [{ persistent_comp_points: { type: 'range', exclude_end: true, ...range } }] : [],
});

const bare = { image: null, content: '', gifts: [] };

test('levels stand in their order; groups are left out', () => {
  const group = { ...level('21'), status: false };
  const ladder = levelsOf([
    level('level_10', { min: 900, max: Number.MAX_SAFE_INTEGER }),
    group,
    level('level_2', { min: 0, max: 900 }),
    level('level_11'),
  ]);
  expect(ladder).toEqual([
    { id: 'level_2', name: 'Level level_2', ...bare },
    { id: 'level_10', name: 'Level level_10', ...bare },
    { id: 'level_11', name: 'Level level_11', ...bare },
  ]);
  expect(levelsOf([])).toEqual([]);
});

test('[VIP-06] a level says what it is and what reaching it gives', () => {
  const told = { image: '/levels/level-3.svg', content: 'From 500 points on.' };
  const gifts = [{ type: 'points', name: '20 points' }];
  expect(levelsOf([{ ...level('level_3'), ...told, gift_descriptions: gifts }])).toEqual([
    { id: 'level_3', name: 'Level level_3', ...told, gifts: ['20 points'] },
  ]);
});
