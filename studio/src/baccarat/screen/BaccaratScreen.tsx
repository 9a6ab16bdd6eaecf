import type { ReactNode } from 'react';
import { chipKeys } from '../../chips/index.ts';
import { sumOfSpots } from '../../kit/index.ts';
import { type ScreenProps, type SingleParts, SingleScreen } from '../../screen/index.ts';
import { totalOf } from '../coup.ts';
import { type BaccaratChoice, baccaratGame } from '../rules.ts';
import { baccaratRules } from '../rules-content.ts';
import { type BaccaratRound, BaccaratStage } from './BaccaratStage.tsx';

const parts: SingleParts<BaccaratChoice, BaccaratRound> = {
  game: baccaratGame,
  firstChoice: { bets: {} },
  words: { play: 'baccarat.deal' },
  rules: baccaratRules,
  stage: (stage) => <BaccaratStage {...stage} />,
  stakeOf: ({ bets }) => sumOfSpots(bets),
  historyLength: 48,
  keys: chipKeys.slice(1),
  result: ({ outcome }) => `${totalOf(outcome.player)} : ${totalOf(outcome.banker)}`,
};

export function BaccaratScreen(props: ScreenProps): ReactNode {
  return <SingleScreen {...props} parts={parts} />;
}
