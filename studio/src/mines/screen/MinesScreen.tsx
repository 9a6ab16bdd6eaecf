import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import {
  type RunningRound,
  type ScreenProps,
  Slider,
  type SteppedParts,
  SteppedScreen,
  TakeButton,
  useWords,
} from '../../screen/index.ts';
import {
  MINES_MAX,
  MINES_MIN,
  type MinesChoice,
  type MinesEvent,
  minesGame,
  mostTiles,
  TILES,
  winFor,
} from '../rules.ts';
import { minesRules } from '../rules-content.ts';
import { MinesStage } from './MinesStage.tsx';
import { readField } from './read-field.ts';

const TURN_MS = 420;
const SHOW_ALL_MS = 700;

/** Any tile that is still hidden. It decides nothing: where the mines lie is fixed. */
function anyTile(events: readonly MinesEvent[]): { tile: number } | undefined {
  const { stars } = readField(events);
  const hidden = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !stars.includes(tile));
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const tile = hidden[random % hidden.length];
  return tile === undefined ? undefined : { tile };
}

const parts: SteppedParts<MinesChoice, MinesEvent> = {
  game: minesGame,
  firstChoice: { mines: 3 },
  words: { play: 'mines.play', enter: 'mines.keys.enter' },
  rules: minesRules,
  stage: (props) => <MinesStage {...props} />,
  eventMs: ({ type }) => (type === 'turned' ? TURN_MS : type === 'settled' ? SHOW_ALL_MS : 0),
  hear: (event, sound) => {
    if (event.type === 'turned' && event.safe) sound.step();
    if (event.type === 'turned' && !event.safe) sound.landed();
  },
  fields: ({ bet, locked }) => <MinesFields mines={bet.choice.mines} locked={locked} onChange={bet.setChoice} />,
  actions: (running) => <MinesActions {...running} />,
  enter: ({ events }) => (readField(events).stars.length > 0 ? { cash_out: true } : undefined),
  keys: [{ key: 'r', sign: 'R', does: 'mines.keys.random', step: ({ events }) => anyTile(events) }],
  otherKeys: [{ keys: ['← ↑ → ↓'], does: 'studio.keys.move' }],
  result: ({ events, choice }) => `${readField(events).stars.length} ★ · ${choice.mines} ✸`,
};

function MinesFields(props: { mines: number; locked: boolean; onChange(choice: MinesChoice): void }): ReactNode {
  const { text } = useWords();
  return (
    <Slider
      label={text('mines.mines')}
      value={props.mines}
      min={MINES_MIN}
      max={MINES_MAX}
      disabled={props.locked}
      onChange={(mines) => props.onChange({ mines })}
    />
  );
}

function MinesActions({ round, busy, disabled, step }: RunningRound<MinesChoice, MinesEvent>): ReactNode {
  const { text } = useWords();
  const { mines } = round.choice;
  const safe = readField(round.events).stars.length;
  return (
    <TakeButton
      worth={winFor(round.stake, { mines, safe })}
      next={safe < mostTiles(mines) ? winFor(round.stake, { mines, safe: safe + 1 }) : undefined}
      currency={round.currency}
      busy={busy}
      disabled={disabled}
      onTake={() => step({ cash_out: true })}
    >
      <Button size="small" disabled={disabled} onClick={() => step(anyTile(round.events))}>
        {text('mines.random')}
      </Button>
    </TakeButton>
  );
}

export function MinesScreen(props: ScreenProps): ReactNode {
  return <SteppedScreen {...props} parts={parts} />;
}
