import type { ReactNode } from 'react';
import { rankText } from '../../cards/index.ts';
import { type ScreenProps, type StepKey, type SteppedParts, SteppedScreen } from '../../screen/index.ts';
import { type HiloChoice, type HiloEvent, type HiloGuess, hiloGame, isOffered, termsOf } from '../rules.ts';
import { hiloRules } from '../rules-content.ts';
import { HiloActions } from './HiloActions.tsx';
import { HiloStage } from './HiloStage.tsx';
import { readRow } from './read-row.ts';

/** How long a card takes to turn. */
const TURN_MS = 360;
const signs: Record<HiloGuess, string> = { higher: '↑', lower: '↓' };

function guessKey(guess: HiloGuess): StepKey<HiloChoice, HiloEvent> {
  return {
    key: guess === 'higher' ? 'ArrowUp' : 'ArrowDown',
    sign: signs[guess],
    does: guess === 'higher' ? 'hilo.keys.higher' : 'hilo.keys.lower',
    step: ({ events, version }) => (isOffered(readRow(events), guess, termsOf(version)) ? { guess } : undefined),
  };
}

const parts: SteppedParts<HiloChoice, HiloEvent> = {
  game: hiloGame,
  firstChoice: {},
  words: { play: 'hilo.deal', enter: 'hilo.keys.deal' },
  rules: hiloRules,
  stage: (props) => <HiloStage {...props} />,
  eventMs: (event) => (event.type === 'settled' ? 0 : TURN_MS),
  hear: (event, sound) => {
    if (event.type !== 'settled') sound.landed();
  },
  actions: (running) => <HiloActions {...running} />,
  enter: ({ events }) => (readRow(events).ways.length > 0 ? { cash_out: true } : undefined),
  keys: [guessKey('higher'), guessKey('lower')],
  told: ({ events }) =>
    readRow(events)
      .guesses.map(({ guess }) => signs[guess])
      .join(' ') || '–',
  result: ({ events }) => readRow(events).cards.map(rankText).join(' '),
};

export function HiloScreen(props: ScreenProps): ReactNode {
  return <SteppedScreen {...props} parts={parts} />;
}
