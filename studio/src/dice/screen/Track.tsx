import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../../screen/index.ts';
import {
  type DiceChoice,
  type DiceSide,
  ROLLS,
  targetFor,
  WINNING_ROLLS_MAX,
  WINNING_ROLLS_MIN,
  winningRolls,
} from '../rules.ts';

const STEP = 100;
const PAGE = 1_000;
const TICKS = [0, 25, 50, 75, 100];

export interface TrackProps {
  choice: DiceChoice;
  /** Where the last roll landed. */
  roll: number | undefined;
  disabled: boolean;
  onTarget(target: number): void;
}

export function Track({ choice, roll, disabled, onTarget }: TrackProps): ReactNode {
  const { text, hundredths, percent } = useWords();
  const { side, target } = choice;
  const share = target / 100;
  const move = (wanted: number) => onTarget(clampTarget(side, wanted));
  const spoken = text('dice.target.spoken', {
    side: text(side === 'under' ? 'dice.side.underTarget' : 'dice.side.overTarget', { target: hundredths(target) }),
    chance: percent(winningRolls(choice)),
  });
  return (
    <div className="dice-track">
      <div className="dice-rail">
        <i style={{ transform: `translateX(${side === 'under' ? share - 100 : share}%)` }} />
      </div>
      <div
        className="dice-hit"
        style={{ transform: `translateX(${(roll ?? 0) / 100}%)`, opacity: roll === undefined ? 0 : 1 }}
      >
        <span />
      </div>
      <input
        type="range"
        className="dice-slider"
        aria-label={text('dice.target')}
        aria-valuetext={spoken}
        min={0}
        max={ROLLS}
        step={1}
        value={target}
        disabled={disabled}
        onChange={(event) => move(Number(event.target.value))}
        onKeyDown={(event) => {
          const wanted = targetAfterKey(event, target);
          if (wanted === undefined) return;
          event.preventDefault();
          move(wanted);
        }}
      />
      <div className="dice-ticks" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  );
}

function clampTarget(side: DiceSide, target: number): number {
  const ends = [targetFor(side, WINNING_ROLLS_MIN), targetFor(side, WINNING_ROLLS_MAX)];
  return Math.min(Math.max(...ends), Math.max(Math.min(...ends), target));
}

function targetAfterKey(event: KeyboardEvent, target: number): number | undefined {
  const step = event.shiftKey ? 1 : STEP;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return target - step;
    case 'ArrowRight':
    case 'ArrowUp':
      return target + step;
    case 'PageDown':
      return target - PAGE;
    case 'PageUp':
      return target + PAGE;
    case 'Home':
      return 0;
    case 'End':
      return ROLLS;
    default:
      return undefined;
  }
}
