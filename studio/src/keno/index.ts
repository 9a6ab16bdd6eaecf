import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { type Risk, risks } from './pay-tables.ts';
import { kenoGame } from './rules.ts';
import { kenoRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const keno: GameEntry<typeof kenoGame> = {
  game: kenoGame,
  rules: kenoRules,
  subjects: () => risks.flatMap((risk) => [3, 10].map((picks) => subjectOf(risk, picks))),
};

/** The first numbers of the board: any others are as likely. */
function subjectOf(risk: Risk, picks: number): Subject {
  const choice = { risk, numbers: Array.from({ length: picks }, (_, index) => index + 1) };
  const exact = kenoGame.rtp(choice);
  return {
    game: kenoGame.id,
    title: kenoGame.title,
    mode: `${picks} numbers, ${risk}`,
    version: kenoGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(kenoGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(kenoGame.play({ stake, choice, draw }).win),
  };
}
