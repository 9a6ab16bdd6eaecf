import baccarat from './baccarat/words.json' with { type: 'json' };
import dice from './dice/words.json' with { type: 'json' };
import hilo from './hilo/words.json' with { type: 'json' };
import roulette from './roulette/words.json' with { type: 'json' };
import machines from './slots/machines/words.ts';

/** The words that games bring themselves, each key in every language. A game's bundle holds only its own. */
export const gameWords = {
  ...baccarat,
  ...dice,
  ...hilo,
  ...roulette,
  ...machines,
};

export type GameKey = keyof typeof gameWords;
