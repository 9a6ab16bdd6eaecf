import type { GameWords } from '../../messages/index.ts';
import { type ScreenProps, type SingleParts, SingleScreen, startGame, useWords } from '../../screen/index.ts';
import '../../screen/game.css';
import './slot.css';
import { type ReactNode, useMemo } from 'react';
import { createSlot, type SlotChoice } from '../create-slot.ts';
import type { Machine } from '../machine.ts';
import { slotRules } from '../rules-content.ts';
import { BuyField } from './BuyField.tsx';
import { quietMoves } from './quiet-moves.ts';
import { type SlotRound, SlotStage, timesOf } from './SlotStage.tsx';
import type { SlotArt } from './slot-art.ts';
import { drawSymbols, showAsImages } from './symbol-images.tsx';

/** Opens a machine with its drawings. */
export async function startSlot(machine: Machine, art: SlotArt, words: GameWords): Promise<void> {
  quietMoves();
  await showAsImages(drawSymbols(art));
  await startGame(machine.title, slotScreen(machine, art), words, art.sound);
}

export function slotScreen(machine: Machine, art: SlotArt): (props: ScreenProps) => ReactNode {
  const game = createSlot(machine);
  return function SlotScreen(props) {
    const { hundredths } = useWords();
    const mayBuy = props.launch.buy === true;
    const parts = useMemo<SingleParts<SlotChoice, SlotRound>>(
      () => ({
        game,
        firstChoice: { mode: 'spin' },
        words: { play: 'slot.spin' },
        rules: (format) => slotRules(machine, format),
        stage: (stage) => <SlotStage {...stage} machine={machine} art={art} />,
        ...(machine.buy && mayBuy && { fields: (field) => <BuyField {...field} machine={machine} /> }),
        result: (round) => `${hundredths(timesOf(machine, round))} ×`,
      }),
      [hundredths, mayBuy],
    );
    return <SingleScreen {...props} parts={parts} />;
  };
}
