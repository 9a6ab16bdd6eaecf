import type { ReactNode } from 'react';
import { GameScreen, type ScreenParts, type ScreenProps } from '../../screen/GameScreen.tsx';
import { hiloGame } from '../rules.ts';
import { HiloReplay } from './HiloReplay.tsx';
import { HiloTable } from './HiloTable.tsx';
import { type HiloRow, readRow } from './read-row.ts';

const parts: ScreenParts<HiloRow> = {
  game: hiloGame,
  read: readRow,
  needsPast: true,
  replay: (row, onClose) => <HiloReplay row={row} onClose={onClose} />,
  table: (props) => <HiloTable {...props} />,
};

export function HiloScreen(props: ScreenProps): ReactNode {
  return <GameScreen {...props} parts={parts} />;
}
