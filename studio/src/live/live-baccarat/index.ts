import { type BaccaratSpot, baccaratSpots } from '../../baccarat/index.ts';
import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../../kit/index.ts';
import { liveBaccaratGame as game } from './rules.ts';
import { liveBaccaratRules } from './rules-content.ts';
import type words from './words.json';

declare module '../../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const liveBaccarat: GameEntry<typeof game> = {
  game,
  rules: liveBaccaratRules,
  subjects: () => baccaratSpots.map(subjectOf),
};

/** The whole stake on one spot. */
function subjectOf(spot: BaccaratSpot): Subject {
  const choice = { bets: { [spot]: Number(stake) } };
  const exact = game.rtp(choice);
  return {
    game: game.id,
    title: game.title,
    mode: spot.replace('-', ' '),
    version: game.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(game.maxWin({ stake, choice })),
    play: (draw) => inStakes(game.winOf({ stake, choice, outcome: game.outcomeOf(draw), ceiling: null })),
  };
}
