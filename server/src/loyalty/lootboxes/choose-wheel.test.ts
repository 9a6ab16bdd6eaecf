import { describe, expect, test } from 'vitest';
import { aWheel } from '../testing/a-wheel.ts';
import { inOrderFor } from './choose-wheel.ts';
import { dayOccasion, nextDay } from './day-occasion.ts';

const wheel = (id: number, ...groups: number[]) => ({
  id,
  rule: aWheel(groups.length > 0 ? { audience: { groups } } : {}),
});

describe('[WHEEL-07] which wheel comes first', () => {
  const wheels = [wheel(1), wheel(2), wheel(3, 1308), wheel(4, 1309, 21)];
  test.each<[groups: number[], ids: number[]]>([
    [[], [1, 2, 3, 4]],
    [[7], [1, 2, 3, 4]],
    [[1309], [4, 1, 2, 3]],
    [
      [1308, 1309],
      [3, 4, 1, 2],
    ],
    [
      [1309, 1308],
      [4, 3, 1, 2],
    ],
    [
      [7, 21],
      [4, 1, 2, 3],
    ],
  ])('for groups %j: %j', (groups, ids) => {
    expect(inOrderFor(wheels, groups).map(({ id }) => id)).toEqual(ids);
  });
});

test('a day is one of UTC', () => {
  const [last, first] = [new Date('2026-12-31T23:59:59.999Z'), new Date('2027-01-01T00:00:00.000Z')];
  expect([last, first].map(dayOccasion)).toEqual(['day:2026-12-31', 'day:2027-01-01']);
  expect(nextDay(last)).toEqual(first);
  expect(nextDay(first)).toEqual(new Date('2027-01-02T00:00:00.000Z'));
});
