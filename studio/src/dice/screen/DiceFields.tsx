import type { ReactNode } from 'react';
import { NumberField, parseHundredths, type StakeOf, useWords } from '../../screen/index.ts';
import {
  type DiceChoice,
  pays,
  targetFor,
  WINNING_ROLLS_MAX,
  WINNING_ROLLS_MIN,
  winningRolls,
  winningRollsPaying,
} from '../rules.ts';

interface DiceFieldsProps {
  bet: StakeOf<DiceChoice>;
  locked: boolean;
}

/** Side, chance and what a win pays: each follows the others. */
export function DiceFields({ bet, locked }: DiceFieldsProps): ReactNode {
  const { text, hundredths } = useWords();
  const { choice, setChoice } = bet;
  const setChance = (rolls: number) => {
    const kept = Math.min(WINNING_ROLLS_MAX, Math.max(WINNING_ROLLS_MIN, rolls));
    setChoice({ side: choice.side, target: targetFor(choice.side, kept) });
  };
  return (
    <>
      <Side bet={bet} locked={locked} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text('dice.chance')}
          value={hundredths(winningRolls(choice))}
          onType={(typed) => {
            const chance = parseHundredths(typed);
            if (chance !== undefined) setChance(chance);
          }}
          after="%"
          disabled={locked}
        />
        <NumberField
          label={text('dice.pays')}
          value={hundredths(pays(choice))}
          onType={(typed) => {
            const wanted = parseHundredths(typed);
            if (wanted) setChance(winningRollsPaying(wanted));
          }}
          after="×"
          disabled={locked}
        />
      </div>
    </>
  );
}

function Side({ bet, locked }: DiceFieldsProps): ReactNode {
  const { text, hundredths } = useWords();
  const { choice } = bet;
  const target = hundredths(choice.target);
  const sides = [
    { side: 'under', plain: 'dice.side.under', chosen: 'dice.side.underTarget' },
    { side: 'over', plain: 'dice.side.over', chosen: 'dice.side.overTarget' },
  ] as const;
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-13 font-semibold text-text-soft">{text('dice.side')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-1">
        {sides.map(({ side, plain, chosen }) => {
          const on = choice.side === side;
          return (
            <button
              key={side}
              type="button"
              aria-pressed={on}
              disabled={locked}
              onClick={() => bet.setChoice({ side, target: targetFor(side, winningRolls(choice)) })}
              className="min-h-9 rounded-sm text-13 font-bold text-text-soft aria-pressed:bg-surface-4 aria-pressed:text-text disabled:opacity-45"
            >
              {on ? text(chosen, { target }) : text(plain)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
