import { Button } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { RANKS } from '../../cards/index.ts';
import { type RunningRound, useWords } from '../../screen/index.ts';
import { type HiloChoice, type HiloEvent, type HiloGuess, isOffered, termsOf, waysOf, winFor } from '../rules.ts';
import { readRow } from './read-row.ts';

type Running = RunningRound<HiloChoice, HiloEvent>;

/** Guess or take: what can be done with a row that waits. */
export function HiloActions(running: Running): ReactNode {
  const { text, money } = useWords();
  const { round, busy, disabled, step } = running;
  const worth = winFor(round.stake, readRow(round.events).ways, termsOf(round.version));
  return (
    <div className="panel-ways grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        {(['higher', 'lower'] as const).map((guess) => (
          <GuessButton key={guess} guess={guess} running={running} />
        ))}
      </div>
      <Button
        look="primary"
        size="large"
        block
        loading={busy}
        disabled={disabled || worth === 0n}
        onClick={() => step({ cash_out: true })}
      >
        {text('hilo.cashOut', { amount: money(worth, round.currency) })}
      </Button>
    </div>
  );
}

function GuessButton({ guess, running }: { guess: HiloGuess; running: Running }): ReactNode {
  const { text, money, percent } = useWords();
  const { round, disabled, step } = running;
  const row = readRow(round.events);
  const terms = termsOf(round.version);
  const offered = isOffered(row, guess, terms);
  const ways = waysOf(row.cards.at(-1) ?? 0, guess);
  return (
    <button
      type="button"
      disabled={disabled || !offered}
      onClick={() => step({ guess })}
      className="grid justify-items-center gap-0.5 rounded-md bg-surface-3 px-2 py-2 font-bold not-disabled:hover:bg-surface-4 disabled:opacity-45"
    >
      <span className="flex items-center gap-1.5">
        <Icon name={guess === 'higher' ? 'arrow-up' : 'arrow-down'} />
        {text(guess === 'higher' ? 'hilo.higher' : 'hilo.lower')}
      </span>
      <span className="text-xs font-medium text-text-soft">{percent(Math.floor((ways * 10_000) / RANKS))}</span>
      <span className="text-xs font-medium text-text-soft">
        {offered
          ? text('hilo.next', { amount: money(winFor(round.stake, [...row.ways, ways], terms), round.currency) })
          : '–'}
      </span>
    </button>
  );
}
