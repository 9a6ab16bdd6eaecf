import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { rouletteGame } from './rules.ts';
import { rouletteRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

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

export { colourOf, NUMBERS, paysOfSpot, rouletteSpots } from './layout.ts';
export { spotMax } from './limits.ts';
export {
  describeSpot,
  drawNumber,
  publishedReturn,
  type RouletteChoice,
  type RouletteOutcome,
  rouletteGame,
  rouletteTable,
  rouletteWin,
  spotOf,
  winningSpots,
} from './rules.ts';
export { rouletteTableRules } from './rules-content.ts';
