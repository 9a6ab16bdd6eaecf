import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { limboGame } from './rules.ts';
import { limboRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

/** A target that does not divide: what comes back is just under 99 %, and the least that is published. */
const LEAVES_A_REST = 700;

export const limbo: GameEntry<typeof limboGame> = {
  game: limboGame,
  rules: limboRules,
  subjects: () => [150, 200, LEAVES_A_REST, 1_000, 10_000].map(subjectOf),
};

function subjectOf(target: number): Subject {
  const choice = { target };
  const exact = limboGame.rtp(choice);
  return {
    game: limboGame.id,
    title: limboGame.title,
    mode: `times ${(target / 100).toFixed(2)}`,
    version: limboGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(limboGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(limboGame.play({ stake, choice, draw }).win),
  };
}
