import type { Game } from '@halley/contract';

const mostTries = 10;

/** Any game whose producer is open here; after ten that are not, none. */
export async function pickGame(pick: () => Promise<Game>, isOpen: (provider: string) => boolean): Promise<Game | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const game = await pick();
    if (isOpen(game.provider)) return game;
  }
  return null;
}
