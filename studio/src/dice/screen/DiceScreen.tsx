import type { ReactNode } from 'react';
import { GameScreen, type ScreenParts, type ScreenProps } from '../../screen/GameScreen.tsx';
import { diceGame } from '../rules.ts';
import { DiceReplay } from './DiceReplay.tsx';
import { DiceTable } from './DiceTable.tsx';
import { type DiceRound, readRound } from './read-round.ts';

const parts: ScreenParts<DiceRound> = {
  game: diceGame,
  read: readRound,
  needsPast: false,
  replay: (round, onClose) => <DiceReplay round={round} onClose={onClose} />,
  table: (props) => <DiceTable {...props} />,
};

export function DiceScreen(props: ScreenProps): ReactNode {
  return <GameScreen {...props} parts={parts} />;
}
