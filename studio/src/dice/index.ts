import type { GameEntry, Subject } from '../kit/entry.ts';
import { hundredthsOf, inStakes, labStake as stake } from '../kit/in-stakes.ts';
import { type DiceChoice, diceGame, targetFor } from './rules.ts';
import { diceRules } from './rules-content.ts';

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
