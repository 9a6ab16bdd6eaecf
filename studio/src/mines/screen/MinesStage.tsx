import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { LastRounds, RoundLine, StageTop, type SteppedStageProps, useWords } from '../../screen/index.ts';
import { type MinesChoice, type MinesEvent, minesGame, TILES } from '../rules.ts';
import { readField } from './read-field.ts';
import { Mine, Moonscape, Star } from './tile-art.tsx';

const SIDE = 5;
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };

type Props = SteppedStageProps<MinesChoice, MinesEvent>;
type Look = 'hidden' | 'star' | 'hit' | 'mine' | 'left';

export function MinesStage(props: Props): ReactNode {
  const { round, event, disabled, waiting } = props;
  const { text } = useWords();
  const field = readField(round?.events ?? []);
  const over = round !== undefined && !round.open;
  const grid = useRef<HTMLDivElement>(null);
  const lookOf = (tile: number): Look => {
    if (field.stars.includes(tile)) return 'star';
    if (field.hit === tile) return 'hit';
    if (field.mines.includes(tile)) return 'mine';
    return over ? 'left' : 'hidden';
  };
  const onKey = (pressed: KeyboardEvent) => {
    const move = moves[pressed.key];
    const from = Number((pressed.target as HTMLElement).dataset.tile);
    if (move === undefined || !Number.isInteger(from)) return;
    pressed.preventDefault();
    const to = (from + move + TILES) % TILES;
    grid.current?.querySelector<HTMLElement>(`[data-tile="${to}"]`)?.focus();
  };
  return (
    <section aria-label={minesGame.title} className="game-stage mines-stage" data-waiting={waiting || undefined}>
      <Moonscape />
      <StageTop {...props} />
      <LastRounds rounds={props.history} />
      {/* biome-ignore lint/a11y/useSemanticElements: a field of buttons, not a fieldset of a form */}
      <div ref={grid} role="group" aria-label={text('mines.field')} className="mines-field" onKeyDown={onKey}>
        {Array.from({ length: TILES }, (_, tile) => {
          const look = lookOf(tile);
          const isNew = event?.type === 'turned' && event.tile === tile;
          const number = String(tile + 1);
          const name =
            look === 'star'
              ? text('mines.tile.star', { number })
              : look === 'hit' || look === 'mine'
                ? text('mines.tile.mine', { number })
                : text('mines.tile.hidden', { number });
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={tile}
              type="button"
              data-tile={tile}
              data-look={look}
              data-new={isNew || undefined}
              aria-label={name}
              // Not `disabled`: a tile keeps the focus, for whoever plays with the keyboard.
              aria-disabled={disabled || look !== 'hidden' || undefined}
              onClick={() => {
                if (look === 'hidden') props.step({ tile });
              }}
              className="mines-tile"
            >
              <span className="mines-lid" />
              {look === 'star' && <Star />}
              {(look === 'hit' || look === 'mine') && <Mine />}
            </button>
          );
        })}
      </div>
      <p className="stage-line" role="status">
        <Line {...props} />
      </p>
    </section>
  );
}

function Line({ round, event, waiting, fresh, resumed }: Props): ReactNode {
  const { text } = useWords();
  if (!round || (!round.open && !fresh)) return text('mines.start');
  if (waiting || event) return null;
  if (round.open) return text(resumed ? 'studio.resumed' : 'mines.turn');
  return <RoundLine round={round} />;
}
