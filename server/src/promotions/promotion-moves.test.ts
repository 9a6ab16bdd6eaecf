import { type PromotionState, promotionStates } from '@halley/contract';
import { expect, test } from 'vitest';
import { mayMove, maySave } from './promotion-moves.ts';

/** Every cell of the table: rows are where it stands, columns where it may go, in the order of the contract's list. */
const table: Record<PromotionState, string> = {
  //         draft proposed approved live paused ended
  draft: '   -     x        -        -    -      x',
  proposed: 'x     -        x        -    -      x',
  approved: 'x     -        -        x    -      x',
  live: '    -     -        -        -    x      x',
  paused: '  x     -        -        x    -      x',
  ended: '   -     -        -        -    -      -',
};

test.each(promotionStates)('%s goes where the table says', (from) => {
  const cells = table[from].trim().split(/\s+/);
  expect(promotionStates.map((to) => (mayMove(from, to) ? 'x' : '-'))).toEqual(cells);
});

test('what is live is not written over: it is paused first', () => {
  expect(promotionStates.filter(maySave)).toEqual(['draft', 'proposed', 'approved', 'paused']);
});
