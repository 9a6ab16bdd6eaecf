import { expect, test } from 'vitest';
import { flatten } from './flatten.ts';

test.each<[string, unknown, [string, string][]]>([
  ['a word', 'comet', [['', 'comet']]],
  [
    'names and values',
    { side: 'comet', odds: 1.96 },
    [
      ['side', 'comet'],
      ['odds', '1.96'],
    ],
  ],
  ['a list of plain values is one line', { lights: ['ice', 'ice', 'amber'] }, [['lights', 'ice, ice, amber']]],
  [
    'what lies deeper is named by its way',
    { hand: { cards: [{ suit: 'hearts' }, { suit: 'spades' }] } },
    [
      ['hand.cards[1].suit', 'hearts'],
      ['hand.cards[2].suit', 'spades'],
    ],
  ],
  ['nothing', {}, []],
  [
    'null and false are said',
    { bonus: null, doubled: false },
    [
      ['bonus', 'null'],
      ['doubled', 'false'],
    ],
  ],
])('[PP-09] %s', (_what, value, lines) => {
  expect(flatten(value)).toEqual(lines);
});

test('a document that goes on for ever ends somewhere', () => {
  expect(flatten(Array.from({ length: 500 }, () => ({ a: 1 })))).toHaveLength(40);
});
