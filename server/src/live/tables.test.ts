import { describe, expect, test } from 'vitest';
import { sharedGames, timingOf } from './tables.ts';

describe('how long the parts of a round last', () => {
  test.each([...sharedGames])('%s: as the game says', (_id, game) => {
    expect(timingOf(game)).toEqual(game.timing);
  });

  test.each([...sharedGames])('%s: for tests, no part longer than they say', (_id, game) => {
    const { bettingMs } = game.timing;
    const longest = { bettingMs: 90_000, showingMs: 0, pauseMs: 1 };
    expect(timingOf(game, longest)).toEqual({ bettingMs, showingMs: 0, pauseMs: 1 });
  });
});
