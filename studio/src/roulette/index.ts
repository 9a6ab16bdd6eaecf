import type { GameEntry, Subject } from '../kit/entry.ts';
import { hundredthsOf, inStakes, labStake as stake } from '../kit/in-stakes.ts';
import { rouletteGame } from './rules.ts';
import { rouletteRules } from './rules-content.ts';

export const roulette: GameEntry<typeof rouletteGame> = {
  game: rouletteGame,
  rules: rouletteRules,
  subjects: () => ['straight:17', 'corner:8', 'dozen:2', 'red'].map(subjectOf),
};

/** The whole stake on one spot. */
function subjectOf(spot: string): Subject {
  const choice = { bets: { [spot]: Number(stake) } };
  const exact = rouletteGame.rtp(choice);
  return {
    game: rouletteGame.id,
    title: rouletteGame.title,
    mode: spot.replace(':', ' '),
    version: rouletteGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(rouletteGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(rouletteGame.play({ stake, choice, draw }).win),
  };
}
