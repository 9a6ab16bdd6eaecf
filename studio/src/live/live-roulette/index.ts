import type { GameEntry, Subject } from '../../kit/entry.ts';
import { hundredthsOf, inStakes, labStake as stake } from '../../kit/in-stakes.ts';
import { liveRouletteGame as game } from './rules.ts';
import { liveRouletteRules } from './rules-content.ts';

export const liveRoulette: GameEntry<typeof game> = {
  game,
  rules: liveRouletteRules,
  subjects: () => ['straight:17', 'six-line:4', 'column:1', 'black'].map(subjectOf),
};

/** The whole stake on one spot. */
function subjectOf(spot: string): Subject {
  const choice = { bets: { [spot]: Number(stake) } };
  const exact = game.rtp(choice);
  return {
    game: game.id,
    title: game.title,
    mode: spot.replace(':', ' '),
    version: game.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(game.maxWin({ stake, choice })),
    play: (draw) => inStakes(game.winOf({ stake, choice, outcome: game.outcomeOf(draw), ceiling: null })),
  };
}
