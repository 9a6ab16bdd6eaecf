import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { type BaccaratSpot, baccaratGame, baccaratSpots } from './rules.ts';
import { baccaratRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

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

export { coupChances } from './chances.ts';
export { resultOf, totalOf } from './coup.ts';
export {
  type BaccaratChoice,
  type BaccaratOutcome,
  type BaccaratSpot,
  baccaratReturns,
  baccaratSpots,
  baccaratTable,
  baccaratWin,
  classOf,
  drawCoup,
  eventsOf,
  otherSide,
  resultWords,
  returnOfSpot,
  spotNames,
  spotPays,
} from './rules.ts';
export { baccaratTableRules } from './rules-content.ts';
