import type { ReactNode } from 'react';
import {
  type RunningRound,
  type ScreenProps,
  Segments,
  type StepKey,
  type SteppedParts,
  SteppedScreen,
  TakeButton,
  useWords,
} from '../../screen/index.ts';
import {
  difficulties,
  difficultyNames,
  difficultyWords,
  FLOORS,
  type TowerChoice,
  type TowerEvent,
  towerGame,
  winFor,
} from '../rules.ts';
import { towerRules } from '../rules-content.ts';
import { floorsOf, readClimb } from './read-climb.ts';
import { TowerStage } from './TowerStage.tsx';

const CLIMB_MS = 440;
const SHOW_ALL_MS = 700;

const windowKey = (window: number): StepKey<TowerChoice, TowerEvent> => ({
  key: String(window + 1),
  sign: String(window + 1),
  does: 'tower.keys.window',
  step: ({ choice }) => (window < difficulties[choice.difficulty].windows ? { window } : undefined),
});

const parts: SteppedParts<TowerChoice, TowerEvent> = {
  game: towerGame,
  firstChoice: { difficulty: 'medium' },
  words: { play: 'tower.play', enter: 'tower.keys.enter' },
  rules: towerRules,
  stage: (props) => <TowerStage {...props} />,
  eventMs: ({ type }) => (type === 'climbed' ? CLIMB_MS : type === 'settled' ? SHOW_ALL_MS : 0),
  hear: (event, sound) => {
    if (event.type === 'climbed' && event.lit) sound.step(event.floor);
    if (event.type === 'climbed' && !event.lit) sound.landed();
  },
  fields: ({ bet, locked }) => <TowerFields choice={bet.choice} locked={locked} onChange={bet.setChoice} />,
  actions: (running) => <TowerActions {...running} />,
  enter: ({ events }) => (readClimb(events).windows.length > 0 ? { cash_out: true } : undefined),
  keys: [0, 1, 2, 3].map(windowKey),
  otherKeys: [{ keys: ['←', '→'], does: 'studio.keys.move' }],
  result: ({ events }) => `${floorsOf(readClimb(events))} / ${FLOORS}`,
};

function TowerFields(props: { choice: TowerChoice; locked: boolean; onChange(choice: TowerChoice): void }): ReactNode {
  const { text } = useWords();
  const { lit, windows } = difficulties[props.choice.difficulty];
  return (
    <div className="grid gap-1.5">
      <Segments
        label={text('tower.difficulty')}
        values={difficultyNames.map((value) => ({ value, text: text(difficultyWords[value]) }))}
        value={props.choice.difficulty}
        disabled={props.locked}
        onChange={(difficulty) => props.onChange({ difficulty })}
      />
      <p className="text-xs text-text-faint">{text('tower.lit', { lit: String(lit), windows: String(windows) })}</p>
    </div>
  );
}

function TowerActions({ round, busy, disabled, step }: RunningRound<TowerChoice, TowerEvent>): ReactNode {
  const { difficulty } = round.choice;
  const floors = floorsOf(readClimb(round.events));
  return (
    <TakeButton
      worth={winFor(round.stake, difficulty, floors)}
      next={floors < FLOORS ? winFor(round.stake, difficulty, floors + 1) : undefined}
      currency={round.currency}
      busy={busy}
      disabled={disabled}
      onTake={() => step({ cash_out: true })}
    />
  );
}

export function TowerScreen(props: ScreenProps): ReactNode {
  return <SteppedScreen {...props} parts={parts} />;
}
