import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { type HiloState, hiloGame, waysOf } from './rules.ts';
import { hiloRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const hilo: GameEntry<typeof hiloGame> = {
  game: hiloGame,
  rules: hiloRules,
  subjects: () => [1, 3].map(subjectOf),
};

/** The likelier side each time, cashed after so many right guesses. */
function subjectOf(guesses: number): Subject {
  const likelier = (state: HiloState) => {
    const card = state.cards.at(-1) ?? 0;
    return waysOf(card, 'higher') >= waysOf(card, 'lower') ? ('higher' as const) : ('lower' as const);
  };
  return {
    game: hiloGame.id,
    title: hiloGame.title,
    mode: guesses === 1 ? '1 likelier guess' : `${guesses} likelier guesses`,
    version: hiloGame.version,
    exact: hiloGame.rtp({}),
    published: hundredthsOf(hiloGame.rtp({})),
    most: inStakes(hiloGame.maxWin({ stake, choice: {} })),
    play(draw) {
      let answer = hiloGame.open({ stake, choice: {}, draw });
      while (!answer.done) {
        const { state } = answer;
        const done = state.ways.length >= guesses;
        answer = hiloGame.step({ stake, state, step: done ? { cash_out: true } : { guess: likelier(state) }, draw });
      }
      return inStakes(answer.win);
    },
  };
}

export { hiloGame } from './rules.ts';
