import { type GameEntry, hundredthsOf, labStake, type Subject, spreadOf } from '../../kit/index.ts';
import { moneyWheelGame } from './rules.ts';
import { moneyWheelRules } from './rules-content.ts';
import { type Emblem, emblems } from './segments.ts';
import type words from './words.json';

declare module '../../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

export const moneyWheel: GameEntry<typeof moneyWheelGame> = {
  game: moneyWheelGame,
  rules: moneyWheelRules,
  subjects: () => [...emblems.map((emblem) => subjectOf(emblem, [emblem])), subjectOf('all six', emblems)],
};

/** The stake in equal parts on some of the emblems. */
function subjectOf(mode: string, on: readonly Emblem[]): Subject {
  const part = labStake;
  const whole = part * BigInt(on.length);
  const choice = { bets: Object.fromEntries(on.map((emblem) => [emblem, Number(part)])) };
  const exact = moneyWheelGame.rtpAtStake({ stake: whole, choice });
  return {
    game: moneyWheelGame.id,
    title: moneyWheelGame.title,
    mode: on.length === 1 ? `on ${mode}` : `on ${mode} alike`,
    version: moneyWheelGame.version,
    exact,
    published: hundredthsOf(exact),
    most: Number(moneyWheelGame.maxWin({ stake: whole, choice })) / Number(whole),
    deviation: spreadOf(moneyWheelGame, choice)!,
    play: (draw) =>
      Number(moneyWheelGame.winOf({ stake: whole, choice, outcome: moneyWheelGame.outcomeOf(draw), ceiling: null })) /
      Number(whole),
  };
}
