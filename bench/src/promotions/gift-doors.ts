import { createGiftsBook } from '../../../server/src/bonuses/door/open-gifts.ts';
import { openChances } from '../../../server/src/games/index.ts';
import { type Database, oneHome, systemClock } from '../../../server/src/kit/index.ts';
import { createWagers } from '../../../server/src/wagers/index.ts';
import { playAt } from '../wagers/open-door.ts';

/**
 * Doors with seeds, rounds, journal and news, and without the rules of the house: what a gift costs stands out more here than
 * in a whole house. `without` never asks for gifts; it is this very door as if there were none.
 */
export function openGiftDoors(database: Database) {
  const options = { homes: oneHome(database), clock: systemClock, openChances };
  const nothing = async () => undefined;
  const wired = createWagers(options);
  const without = createWagers({
    ...options,
    openGifts: async (_, { now }) => ({ ...createGiftsBook([], { now }), load: nothing, save: nothing }),
  });
  return { wired: playAt(wired), without: playAt(without) };
}
