import { expect, test } from 'vitest';
import { baccaratGame } from './baccarat/rules.ts';
import { liveBaccaratGame } from './live/live-baccarat/rules.ts';
import { liveRouletteGame } from './live/live-roulette/rules.ts';
import { shownReturn } from './screen/shown-return.ts';

test('before a chip lies there all that can be bet is named, and afterwards what lies there', () => {
  for (const game of [baccaratGame, liveBaccaratGame]) {
    expect(shownReturn(game, undefined)).toEqual({ least: 8564, most: 9894 });
    const onTie = { stake: 1_000n, choice: { bets: { tie: 1_000 } } };
    expect(shownReturn(game, onTie)).toEqual({ least: 8564, most: 8564 });
  }
  const { least, most } = shownReturn(liveRouletteGame, undefined);
  expect([least, most]).toEqual([9729, 9729]);
});
