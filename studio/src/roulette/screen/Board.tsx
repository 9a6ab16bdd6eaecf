import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Chip, chipColour } from '../../chips/index.ts';
import type { Spots, StakeLimits } from '../../kit/index.ts';
import { useWords } from '../../screen/index.ts';
import { colourOf } from '../layout.ts';
import { describeSpot, spotOf } from '../rules.ts';
import { type Direction, neighbour, places } from './board.ts';

export interface BoardProps {
  bets: Spots;
  limits: StakeLimits;
  disabled: boolean;
  /** The number that fell, and the spots that won with it. */
  fallen: { number: number; won: readonly string[] } | undefined;
  /** Numbers a chip on this spot would lie for, where that is more than the spot itself. */
  covers?(spot: string): readonly number[];
  onPut(spot: string): void;
  onLift(spot: string): void;
  /** Where more lies on the table than the chips of one hand: what to draw on a spot, and what it is called with it. */
  lying?: { draw(spot: string): ReactNode; name(spot: string, name: string): string };
}

/** The table: one stop for the tab key, arrows inside it. */
export function Board(props: BoardProps): ReactNode {
  const { bets, limits, disabled, fallen, covers, onPut, onLift, lying } = props;
  const { text } = useWords();
  const [current, setCurrent] = useState('straight:17');
  const [touched, setTouched] = useState<string>();
  const board = useRef<HTMLFieldSetElement>(null);
  const covered = new Set(touched ? (covers?.(touched) ?? spotOf(touched).numbers) : []);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') return onLift(current);
    const direction = directionOf(event.key, isUpright(board.current));
    if (!direction) return;
    event.preventDefault();
    const next = neighbour(current, direction);
    if (!next) return;
    setCurrent(next);
    setTouched(next);
    board.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };

  return (
    <fieldset
      ref={board}
      className="roulette-board"
      aria-label={text('roulette.table')}
      onKeyDown={onKey}
      onPointerLeave={() => setTouched(undefined)}
      onBlur={() => setTouched(undefined)}
    >
      {[...places].map(([id, { u, v, width, height }]) => (
        <SpotButton
          key={id}
          id={id}
          place={{ '--u': u, '--v': v, '--w': width, '--h': height } as CSSProperties}
          part={bets[id]}
          limits={limits}
          current={id === current}
          covered={isCell(id) && covered.has(spotOf(id).numbers[0] ?? 0)}
          fallen={id === `straight:${fallen?.number}`}
          won={fallen?.won.includes(id) ?? false}
          disabled={disabled}
          lying={lying}
          onTouch={setTouched}
          onPut={() => {
            setCurrent(id);
            onPut(id);
          }}
          onLift={() => onLift(id)}
        />
      ))}
    </fieldset>
  );
}

interface SpotButtonProps {
  id: string;
  place: CSSProperties;
  part: number | undefined;
  limits: StakeLimits;
  current: boolean;
  covered: boolean;
  fallen: boolean;
  won: boolean;
  disabled: boolean;
  lying: BoardProps['lying'];
  onTouch(id: string): void;
  onPut(): void;
  onLift(): void;
}

function SpotButton(props: SpotButtonProps): ReactNode {
  const { id, part, lying } = props;
  const { text, money } = useWords();
  const spot = spotOf(id);
  const { messageKey, values } = describeSpot(spot);
  const name = text(messageKey, values);
  const colour =
    spot.kind === 'straight' ? colourOf(spot.numbers[0] ?? 0) : id === 'red' || id === 'black' ? id : undefined;
  return (
    <button
      type="button"
      className="roulette-spot"
      style={props.place}
      data-spot={id}
      data-kind={spot.kind}
      data-colour={colour}
      data-covered={props.covered || undefined}
      data-fallen={props.fallen || undefined}
      data-won={props.won || undefined}
      aria-label={
        lying ? lying.name(id, name) : part ? text('roulette.spot.with', { spot: name, amount: money(part) }) : name
      }
      aria-disabled={props.disabled || undefined}
      tabIndex={props.current ? 0 : -1}
      onPointerEnter={(event) => event.pointerType === 'mouse' && props.onTouch(id)}
      onClick={props.onPut}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onLift();
      }}
    >
      <SpotFace id={id} />
      {lying
        ? lying.draw(id)
        : part !== undefined && <Chip amount={BigInt(part)} colour={chipColour(BigInt(part), props.limits)} />}
    </button>
  );
}

/** What is printed on the cloth; between the numbers nothing is. */
function SpotFace({ id }: { id: string }): ReactNode {
  const { text } = useWords();
  const spot = spotOf(id);
  switch (spot.kind) {
    case 'straight':
      return <span className="roulette-face">{spot.numbers[0]}</span>;
    case 'column':
      return <span className="roulette-face">2:1</span>;
    case 'dozen':
      return (
        <span className="roulette-face">
          {spot.numbers[0]}–{spot.numbers.at(-1)}
        </span>
      );
    case 'even-chance':
      return id === 'red' || id === 'black' ? (
        <svg className="roulette-face" viewBox="0 0 40 24" aria-hidden="true">
          <path d="M20 2 37 12 20 22 3 12Z" />
        </svg>
      ) : (
        <span className="roulette-face">{text(describeSpot(spot).messageKey)}</span>
      );
    default:
      return null;
  }
}

const isCell = (id: string) => spotOf(id).kind === 'straight';

/** On a narrow screen the table stands on its end, and the arrows turn with it. */
function isUpright(board: HTMLElement | null): boolean {
  return board !== null && board.offsetHeight > board.offsetWidth;
}

function directionOf(key: string, upright: boolean): Direction | undefined {
  const lying: Record<string, Direction> = { ArrowRight: 'u+', ArrowLeft: 'u-', ArrowDown: 'v+', ArrowUp: 'v-' };
  const standing: Record<string, Direction> = { ArrowDown: 'u+', ArrowUp: 'u-', ArrowLeft: 'v+', ArrowRight: 'v-' };
  return (upright ? standing : lying)[key];
}
