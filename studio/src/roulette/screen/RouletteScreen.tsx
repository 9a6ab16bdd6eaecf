import type { ReactNode } from 'react';
import { chipKeys } from '../../chips/index.ts';
import { sumOfSpots } from '../../kit/index.ts';
import { type ScreenProps, type SingleParts, SingleScreen } from '../../screen/index.ts';
import { type RouletteChoice, rouletteGame } from '../rules.ts';
import { rouletteRules } from '../rules-content.ts';
import { type RouletteRound, RouletteStage } from './RouletteStage.tsx';

const parts: SingleParts<RouletteChoice, RouletteRound> = {
  game: rouletteGame,
  firstChoice: { bets: {} },
  words: { play: 'roulette.spin' },
  rules: rouletteRules,
  stage: (stage) => <RouletteStage {...stage} />,
  stakeOf: ({ bets }) => sumOfSpots(bets),
  historyLength: 50,
  keys: [...chipKeys, { keys: ['N'], does: 'roulette.neighbours' }],
  result: (round) => String(round.outcome.number),
};

export function RouletteScreen(props: ScreenProps): ReactNode {
  return <SingleScreen {...props} parts={parts} />;
}
