import type { ReactNode } from 'react';
import {
  type ScreenProps,
  type ShownGame,
  type StepKey,
  type SteppedParts,
  type SteppedRound,
  SteppedScreen,
} from '../../screen/index.ts';
import { totalOf } from '../hand.ts';
import { type BlackjackChoice, type BlackjackEvent, blackjackGame } from '../rules.ts';
import { blackjackRules } from '../rules-content.ts';
import { actionsOf, type BlackjackAction } from '../state.ts';
import { actionNames, BlackjackActions } from './BlackjackActions.tsx';
import { BlackjackStage } from './BlackjackStage.tsx';
import { readTable } from './read-table.ts';

const keys: Readonly<Record<BlackjackAction, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  // Not I: that opens the rules of every game.
  insure: 'y',
  decline: 'n',
};

const stepKeys = (Object.entries(keys) as [BlackjackAction, string][]).map(
  ([action, key]): StepKey<BlackjackChoice, BlackjackEvent> => ({
    key,
    sign: key.toUpperCase(),
    does: actionNames[action],
    step: ({ events }: SteppedRound<BlackjackChoice, BlackjackEvent>) =>
      actionsOf(readTable(events)).includes(action) ? { action } : undefined,
  }),
);

const parts: SteppedParts<BlackjackChoice, BlackjackEvent> = {
  game: blackjackGame as ShownGame<BlackjackChoice, BlackjackEvent>,
  firstChoice: {},
  words: { play: 'blackjack.deal' },
  rules: blackjackRules,
  stage: (stage) => <BlackjackStage {...stage} />,
  eventMs: ({ type }) => (type === 'dealt' || type === 'shown' ? 420 : type === 'hidden' ? 320 : 60),
  hear: ({ type }, sound) => {
    if (type === 'dealt' || type === 'shown' || type === 'hidden') sound.tick();
  },
  actions: (running) => <BlackjackActions {...running} />,
  keys: stepKeys,
  result: ({ events }) => {
    const table = readTable(events);
    return `${table.hands.map(({ cards }) => totalOf(cards).total).join(', ')} : ${totalOf(table.dealer).total}`;
  },
};

export function BlackjackScreen(props: ScreenProps): ReactNode {
  return <SteppedScreen {...props} parts={parts} />;
}
