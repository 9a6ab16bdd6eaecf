import { expect, test, vi } from 'vitest';
import { pickGame } from './pick-game.ts';
import { aGame } from './testing/a-tile.ts';

test('[LOBBY-10] a game of a closed producer is passed over, up to ten times', async () => {
  const closed = aGame(1, { provider: 'closed' });
  const isOpen = (provider: string) => provider !== 'closed';
  const lucky = vi.fn(async () => (lucky.mock.calls.length < 10 ? closed : aGame(2)));
  expect(await pickGame(lucky, isOpen)).toMatchObject({ title: 'Game 2' });
  expect(lucky).toHaveBeenCalledTimes(10);
  const never = vi.fn(async () => closed);
  expect(await pickGame(never, isOpen)).toBeNull();
  expect(never).toHaveBeenCalledTimes(10);
});
