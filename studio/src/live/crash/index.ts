import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../../kit/index.ts';
import { crashGame, returnAt } from './rules.ts';
import { crashRules } from './rules-content.ts';
import type words from './words.json';

declare module '../../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const crash: GameEntry<typeof crashGame> = {
  game: crashGame,
  rules: crashRules,
  subjects: () => [150, 200, 1_000].map(subjectOf),
};

/** Cashed out by itself at one worth. */
function subjectOf(auto: number): Subject {
  const exact = returnAt(auto);
  return {
    game: crashGame.id,
    title: crashGame.title,
    mode: `cash out at ${(auto / 100).toFixed(2)}`,
    version: crashGame.version,
    exact,
    published: hundredthsOf(exact),
    most: auto / 100,
    play: (draw) =>
      inStakes(crashGame.winOf({ stake, choice: { auto }, outcome: crashGame.outcomeOf(draw), ceiling: auto })),
  };
}
