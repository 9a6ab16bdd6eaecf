import { expect, test } from 'vitest';
import { toldLines } from './told-lines.ts';

test.each([
  ['nothing', null, []],
  ['a plain value', 'red', [['', 'red']]],
  [
    'fields',
    { side: 'over', target_number: 5049 },
    [
      ['Side', 'over'],
      ['Target number', '5049'],
    ],
  ],
  [
    'what is inside others',
    { winLines: [{ line: 1 }, { line: 4 }] },
    [
      ['Win lines 1, line', '1'],
      ['Win lines 2, line', '4'],
    ],
  ],
  ['a list of plain values', { reels: [1, 2, 3] }, [['Reels', '1, 2, 3']]],
  ['what is missing', { bonus: null, steps: [] }, []],
  [
    'yes and no',
    { won: true, doubled: false },
    [
      ['Won', 'yes'],
      ['Doubled', 'no'],
    ],
  ],
])('[F-101] %s is told in lines', (_name, value, lines) => {
  expect(toldLines(value)).toEqual(lines);
});

test('however much a game tells, no page is flooded', () => {
  expect(toldLines(Array.from({ length: 1000 }, (_, at) => ({ at })))).toHaveLength(40);
});
