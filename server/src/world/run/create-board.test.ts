import { expect, test } from 'vitest';
import { createBoard } from './create-board.ts';

const winning = (id: string, won: number, error: number) => ({
  id,
  chances: { won, halfWon: 0, void: 0, halfLost: 0 },
  error,
});

test('[SPORT-96] who was seen to win in next to no drawn season has no price', () => {
  const [market] = createBoard().update([
    {
      key: 'outright;season=s1',
      outcomes: [
        winning('competitor:1', 0.9, 0.002),
        winning('competitor:2', 0.1, 0.002),
        winning('competitor:3', 1 / 16_384, 1 / 16_384),
        winning('competitor:4', 0, 1 / 16_384),
      ],
    },
  ]);
  expect(market?.status).toBe('active');
  expect(market?.outcomes.map(({ active }) => active)).toEqual([true, true, false, false]);
});
