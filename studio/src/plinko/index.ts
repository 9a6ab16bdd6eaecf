import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { risks } from './pay-tables.ts';
import { type PlinkoChoice, plinkoGame } from './rules.ts';
import { plinkoRules } from './rules-content.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const plinko: GameEntry<typeof plinkoGame> = {
  game: plinkoGame,
  rules: plinkoRules,
  subjects: () => [8, 12, 16].flatMap((rows) => risks.map((risk) => subjectOf({ rows, risk }))),
};

function subjectOf(choice: PlinkoChoice): Subject {
  const exact = plinkoGame.rtp(choice);
  return {
    game: plinkoGame.id,
    title: plinkoGame.title,
    mode: `${choice.rows} rows, ${choice.risk}`,
    version: plinkoGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(plinkoGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(plinkoGame.play({ stake, choice, draw }).win),
  };
}
