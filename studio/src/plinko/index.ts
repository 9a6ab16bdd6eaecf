import type { GameEntry, Subject } from '../kit/entry.ts';
import { hundredthsOf, inStakes, labStake as stake } from '../kit/in-stakes.ts';
import { risks } from './pay-tables.ts';
import { type PlinkoChoice, plinkoGame } from './rules.ts';
import { plinkoRules } from './rules-content.ts';

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
