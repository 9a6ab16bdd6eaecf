import { type GameEntry, hundredthsOf, inStakes, labStake as stake } from '../kit/index.ts';
import { basicStrategy } from './basic-strategy.ts';
import { blackjackGame, publishedReturn, raiseOf } from './rules.ts';
import { blackjackRules } from './rules-content.ts';
import { actionsOf } from './state.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const blackjack: GameEntry<typeof blackjackGame> = {
  game: blackjackGame,
  rules: blackjackRules,
  subjects: () => [
    {
      game: blackjackGame.id,
      title: blackjackGame.title,
      mode: 'basic strategy',
      version: blackjackGame.version,
      exact: publishedReturn,
      published: hundredthsOf(publishedReturn),
      most: 9,
      /** What is left of the opening stake: what steps add is taken off what they win. */
      play(draw) {
        let added = 0n;
        let answer = blackjackGame.open({ stake, choice: {}, draw });
        while (!answer.done) {
          const { state } = answer;
          const cards = state.hands[state.active]!.cards;
          const action = basicStrategy({ cards, dealer: state.dealer[0], allowed: actionsOf(state) });
          added += raiseOf(stake, action);
          answer = blackjackGame.step({ stake, state, step: { action }, draw });
        }
        return inStakes(answer.win - added);
      },
    },
  ],
};
