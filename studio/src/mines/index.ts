import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { type MinesChoice, minesGame } from './rules.ts';
import { minesRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const mines: GameEntry<typeof minesGame> = {
  game: minesGame,
  rules: minesRules,
  subjects: () => [subjectOf({ mines: 3 }, 5), subjectOf({ mines: 10 }, 2), subjectOf({ mines: 24 }, 1)],
};

/** The first tiles in order, cashed after so many stars. */
function subjectOf(choice: MinesChoice, stars: number): Subject {
  const exact = minesGame.rtp(choice);
  return {
    game: minesGame.id,
    title: minesGame.title,
    mode: `${choice.mines} mines, ${stars} stars`,
    version: minesGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(minesGame.maxWin({ stake, choice })),
    play(draw) {
      let answer = minesGame.open({ stake, choice, draw });
      while (!answer.done) {
        const { state } = answer;
        const tile = state.safe.length;
        answer = minesGame.step({ stake, state, step: tile === stars ? { cash_out: true } : { tile }, draw });
      }
      return inStakes(answer.win);
    },
  };
}
