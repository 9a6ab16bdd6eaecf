import { type GameEntry, hundredthsOf, inStakes, labStake as stake } from '../kit/index.ts';
import { bestHold, countSets } from './best-hold.ts';
import { pokerPays } from './hand.ts';
import { pokerGame, publishedReturn } from './rules.ts';
import { pokerRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const videoPoker: GameEntry<typeof pokerGame> = {
  game: pokerGame,
  rules: pokerRules,
  subjects: () => {
    let sums: ReturnType<typeof countSets> | undefined;
    return [
      {
        game: pokerGame.id,
        title: pokerGame.title,
        mode: 'best holds',
        version: pokerGame.version,
        exact: publishedReturn,
        published: hundredthsOf(publishedReturn),
        most: pokerPays.royal,
        play(draw) {
          sums ??= countSets();
          const opened = pokerGame.open({ stake, choice: {}, draw });
          if (opened.done) throw new Error('a hand is held before it is over');
          const { state } = opened;
          const rising = state.cards.toSorted((one, other) => one - other);
          const { mask } = bestHold(rising, sums);
          const hold = state.cards.flatMap((card, at) => (mask & (1 << rising.indexOf(card)) ? [at] : []));
          const answer = pokerGame.step({ stake, state, step: { hold }, draw });
          return answer.done ? inStakes(answer.win) : 0;
        },
      },
    ];
  },
};
