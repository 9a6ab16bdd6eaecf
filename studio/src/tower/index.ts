import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { type Difficulty, difficultyNames, towerGame } from './rules.ts';
import { towerRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const tower: GameEntry<typeof towerGame> = {
  game: towerGame,
  rules: towerRules,
  subjects: () => difficultyNames.map((difficulty) => subjectOf(difficulty, 3)),
};

/** The first window of every floor, cashed after so many. */
function subjectOf(difficulty: Difficulty, floors: number): Subject {
  const choice = { difficulty };
  const exact = towerGame.rtp(choice);
  return {
    game: towerGame.id,
    title: towerGame.title,
    mode: `${difficulty}, ${floors} floors`,
    version: towerGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(towerGame.maxWin({ stake, choice })),
    play(draw) {
      let answer = towerGame.open({ stake, choice, draw });
      while (!answer.done) {
        const { state } = answer;
        const step = state.climbed.length === floors ? ({ cash_out: true } as const) : { window: 0 };
        answer = towerGame.step({ stake, state, step, draw });
      }
      return inStakes(answer.win);
    },
  };
}
