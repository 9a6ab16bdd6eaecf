import type { GameEntry, Subject } from '../kit/entry.ts';
import { hundredthsOf, inStakes, labStake as stake } from '../kit/in-stakes.ts';
import { type BaccaratSpot, baccaratGame, baccaratSpots } from './rules.ts';
import { baccaratRules } from './rules-content.ts';

export const baccarat: GameEntry<typeof baccaratGame> = {
  game: baccaratGame,
  rules: baccaratRules,
  subjects: () => baccaratSpots.map(subjectOf),
};

/** The whole stake on one spot. */
function subjectOf(spot: BaccaratSpot): Subject {
  const choice = { bets: { [spot]: Number(stake) } };
  const exact = baccaratGame.rtp(choice);
  return {
    game: baccaratGame.id,
    title: baccaratGame.title,
    mode: spot.replace('-', ' '),
    version: baccaratGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(baccaratGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(baccaratGame.play({ stake, choice, draw }).win),
  };
}
