import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { type DiceChoice, diceGame, targetFor } from './rules.ts';
import { diceRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

/** The division leaves the largest rest at this many winning rolls: the least that the game returns. */
const LOWEST_AT = 9_609;

export const dice: GameEntry<typeof diceGame> = {
  game: diceGame,
  rules: diceRules,
  subjects: () => [LOWEST_AT, 9_000, 4_950, 1_000].map(subjectOf),
};

function subjectOf(rolls: number): Subject {
  const choice: DiceChoice = { side: 'under', target: targetFor('under', rolls) };
  const exact = diceGame.rtp(choice);
  return {
    game: diceGame.id,
    title: diceGame.title,
    mode: `under ${(rolls / 100).toFixed(2)}`,
    version: diceGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(diceGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(diceGame.play({ stake, choice, draw }).win),
  };
}

export { diceGame } from './rules.ts';
