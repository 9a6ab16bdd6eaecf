import { expect, test } from 'vitest';
import { levelOf, vipTierOf } from './standing.ts';

const group = (id: string) => ({ id, name: `Group ${id}` });

test('the first status that is not a number is the level', () => {
  const statuses = [group('543'), { id: 'level_3', name: 'Comet' }, { id: 'level_4', name: 'Nova' }];
  expect(levelOf(statuses)?.name).toBe('Comet');
  expect(levelOf([group('543')])).toBeUndefined();
  expect(levelOf([])).toBeUndefined();
});

test.each([
  [['759'], 'diamond'],
  [['255'], 'platinum'],
  [['259'], 'gold'],
  [['258'], 'silver'],
  [['257'], 'bronze'],
  [['793'], 'bronze'],
  [['1117'], 'rising'],
  [['0257'], 'bronze'],
  [['257', '259', '21'], 'gold'],
  [['21', '7590'], undefined],
  [['level_759'], undefined],
  [[], undefined],
] as const)('groups %j are the tier %s; the highest counts', (ids, tier) => {
  expect(vipTierOf(ids.map(group))).toBe(tier);
});
