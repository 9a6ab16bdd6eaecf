import { type GameEntry, hundredthsOf, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { type WheelChoice, wheelGame } from './rules.ts';
import { wheelRules } from './rules-content.ts';
import { risks } from './segments.ts';
import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const wheel: GameEntry<typeof wheelGame> = {
  game: wheelGame,
  rules: wheelRules,
  subjects: () => risks.flatMap((risk) => ([10, 50] as const).map((segments) => subjectOf({ risk, segments }))),
};

function subjectOf(choice: WheelChoice): Subject {
  const exact = wheelGame.rtp(choice);
  return {
    game: wheelGame.id,
    title: wheelGame.title,
    mode: `${choice.risk} risk, ${choice.segments} segments`,
    version: wheelGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(wheelGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(wheelGame.play({ stake, choice, draw }).win),
  };
}
