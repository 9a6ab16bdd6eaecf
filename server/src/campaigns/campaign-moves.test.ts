import { type CampaignState, campaignStates } from '@halley/contract';
import { expect, test } from 'vitest';
import { mayMove, maySave } from './campaign-moves.ts';

/** Every cell of the table: rows are where it stands, columns where it may go, in the order of the contract's list. */
const table: Record<CampaignState, string> = {
  //         draft waiting approved running done stopped
  draft: '   -     x       -        -       -    x',
  waiting: ' x     -       x        -       -    x',
  approved: '-     -       -        x       -    x',
  running: ' -     -       -        -       x    x',
  done: '    -     -       -        -       -    -',
  stopped: ' -     -       -        -       -    -',
};

test.each(campaignStates)('%s goes where the table says', (from) => {
  const cells = table[from].trim().split(/\s+/);
  expect(campaignStates.map((to) => (mayMove(from, to) ? 'x' : '-'))).toEqual(cells);
});

test('what was agreed to is not written over', () => {
  expect(campaignStates.filter(maySave)).toEqual(['draft', 'waiting']);
});
