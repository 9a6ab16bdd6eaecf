import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { coinGame } from './rules.ts';
import { coinRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const coin: GameEntry<typeof coinGame> = {
  game: coinGame,
  rules: coinRules,
  subjects: () => [1, 3, 8].map(subjectOf),
};

/** The same side every time, taken after so many flips. */
function subjectOf(flips: number): Subject {
  const choice = { side: 'heads', flips: 10 } as const;
  const exact = coinGame.rtp(choice);
  return {
    game: coinGame.id,
    title: coinGame.title,
    mode: flips === 1 ? 'taken after 1 flip' : `taken after ${flips} flips`,
    version: coinGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(coinGame.maxWin({ stake, choice })),
    play(draw) {
      let answer = coinGame.open({ stake, choice, draw });
      while (!answer.done) {
        const { state } = answer;
        const step = state.fell.length === flips ? ({ cash_out: true } as const) : ({ side: 'heads' } as const);
        answer = coinGame.step({ stake, state, step, draw });
      }
      return inStakes(answer.win);
    },
  };
}
