import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useMemo } from 'react';
import { rankText } from '../../cards/index.ts';
import {
  type RunningRound,
  type ScreenProps,
  type ShownGame,
  type SteppedParts,
  SteppedScreen,
  useWords,
} from '../../screen/index.ts';
import { type PokerChoice, type PokerEvent, pokerGame } from '../rules.ts';
import { pokerRules } from '../rules-content.ts';
import { createHolds, type Holds } from './holds.ts';
import { PokerStage } from './PokerStage.tsx';

function partsOf(holds: Holds): SteppedParts<PokerChoice, PokerEvent> {
  return {
    game: pokerGame as ShownGame<PokerChoice, PokerEvent>,
    firstChoice: {},
    words: { play: 'poker.deal', enter: 'poker.draw' },
    rules: pokerRules,
    stage: (stage) => <PokerStage {...stage} holds={holds} />,
    eventMs: ({ type }) => (type === 'settled' ? 60 : 520),
    hear: ({ type }, sound) => {
      if (type !== 'settled') sound.tick();
    },
    actions: (running) => <DrawButton {...running} holds={holds} />,
    otherKeys: [{ keys: ['1 … 5'], does: 'poker.keys.hold' }],
    enter: (round) => ({ hold: holds.of(round.id) }),
    result: ({ events }) => {
      const drawn = events.find((event) => event.type === 'drawn');
      return drawn ? drawn.cards.map(rankText).join(' ') : '–';
    },
  };
}

function DrawButton({ round, busy, disabled, step, holds }: RunningRound<PokerChoice, PokerEvent> & { holds: Holds }) {
  const { text } = useWords();
  return (
    <Button
      look="primary"
      size="large"
      block
      loading={busy}
      disabled={disabled}
      onClick={() => step({ hold: holds.of(round.id) })}
    >
      {text('poker.draw')}
    </Button>
  );
}

export function PokerScreen(props: ScreenProps): ReactNode {
  const parts = useMemo(() => partsOf(createHolds()), []);
  return <SteppedScreen {...props} parts={parts} />;
}
