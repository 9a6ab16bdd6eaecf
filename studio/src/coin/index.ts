import type { GameEntry, Subject } from '../kit/entry.ts';
import { hundredthsOf, inStakes, labStake as stake } from '../kit/in-stakes.ts';
import { coinGame } from './rules.ts';
import { coinRules } from './rules-content.ts';

export const coin: GameEntry<typeof coinGame> = {
  game: coinGame,
  rules: coinRules,
  subjects: () => [1, 3, 8].map(subjectOf),
};

function subjectOf(flips: number): Subject {
  const choice = { side: 'heads', flips } as const;
  const exact = coinGame.rtp(choice);
  return {
    game: coinGame.id,
    title: coinGame.title,
    mode: flips === 1 ? '1 flip' : `${flips} flips`,
    version: coinGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(coinGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(coinGame.play({ stake, choice, draw }).win),
  };
}
