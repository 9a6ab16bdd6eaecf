import { Button } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { type ReactNode, useId } from 'react';
import type { StakeLimits } from '../../kit/game.ts';
import { amountText } from '../../screen/amounts.ts';
import type { PlayMode } from '../../screen/launch.ts';
import { NumberField } from '../../screen/NumberField.tsx';
import { currencySign, Fact, StakePresets, StakeSteps } from '../../screen/StakeParts.tsx';
import { useWords } from '../../screen/words.tsx';
import { type HiloGuess, isOffered, RANKS, waysOf, winFor } from '../rules.ts';
import type { HiloRow } from './read-row.ts';

export interface HiloPanelProps {
  bet: { limits: StakeLimits; stake: bigint | undefined; setStake(stake: bigint): void; typeStake(text: string): void };
  /** The row that waits for a guess. */
  row: HiloRow | undefined;
  mode: PlayMode;
  balance: bigint | undefined;
  locked: boolean;
  busy: boolean;
  /** The licence wants a pause between two rounds; the button waits it out. */
  resting: boolean;
  error: ReactNode;
  /** In place of the buttons: no answer yet, or play is paused. */
  instead: ReactNode;
  returns: string;
  onDeal(): void;
  onGuess(guess: HiloGuess): void;
  onCashOut(): void;
}

export function HiloPanel(props: HiloPanelProps): ReactNode {
  const { bet, row, balance, locked, busy } = props;
  const { text, locale, currency, money } = useWords();
  const errorId = useId();
  const worth = row ? winFor(row.stake, row.state.ways) : 0n;
  return (
    <form
      className="game-panel flex flex-col gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!row) props.onDeal();
      }}
    >
      <div className="grid gap-1.5">
        <NumberField
          label={text('studio.stake')}
          value={
            row
              ? amountText(row.stake, row.currency, locale)
              : bet.stake === undefined
                ? ''
                : amountText(bet.stake, currency, locale)
          }
          onType={bet.typeStake}
          before={currencySign(locale, currency)}
          after={<StakeSteps bet={bet} locked={locked || row !== undefined} />}
          disabled={locked || row !== undefined}
          invalid={Boolean(props.error)}
          describedBy={errorId}
        />
        {!row && <StakePresets bet={bet} locked={locked} />}
        <div id={errorId} aria-live="polite" className="text-xs text-danger empty:hidden">
          {props.error}
        </div>
      </div>
      {row && !props.instead && (
        <div className="grid grid-cols-2 gap-3">
          {(['higher', 'lower'] as const).map((guess) => (
            <GuessButton key={guess} guess={guess} row={row} disabled={locked || busy} onGuess={props.onGuess} />
          ))}
        </div>
      )}
      <dl className="mt-auto grid gap-2.5 border-t border-line pt-4">
        {row && <Fact name={text('hilo.worth')} value={money(worth, row.currency)} />}
        <Fact
          name={text(props.mode === 'demo' ? 'studio.balance.demo' : 'studio.balance')}
          value={balance === undefined ? '–' : money(balance)}
        />
      </dl>
      {props.instead ??
        (row ? (
          <Button
            look="primary"
            size="large"
            block
            loading={busy}
            disabled={locked || worth === 0n}
            onClick={props.onCashOut}
          >
            {text('hilo.cashOut', { amount: money(worth, row.currency) })}
          </Button>
        ) : (
          <Button
            type="submit"
            look="primary"
            size="large"
            block
            loading={busy}
            disabled={locked}
            aria-disabled={props.resting || undefined}
            className={props.resting ? 'opacity-45' : ''}
          >
            {text('hilo.deal')}
          </Button>
        ))}
      <p className="text-center text-xs text-text-faint">
        {text('studio.returnLine', { rtp: props.returns, amount: money(bet.limits.winMax) })}
      </p>
    </form>
  );
}

function GuessButton(props: {
  guess: HiloGuess;
  row: HiloRow;
  disabled: boolean;
  onGuess(guess: HiloGuess): void;
}): ReactNode {
  const { guess, row } = props;
  const { text, money, percent } = useWords();
  const offered = isOffered(row.state, guess);
  const ways = waysOf(row.state.cards.at(-1) ?? 0, guess);
  return (
    <button
      type="button"
      disabled={props.disabled || !offered}
      onClick={() => props.onGuess(guess)}
      className="grid justify-items-center gap-0.5 rounded-md bg-surface-3 px-2 py-3 font-bold not-disabled:hover:bg-surface-4 disabled:opacity-45"
    >
      <Icon name={guess === 'higher' ? 'arrow-up' : 'arrow-down'} />
      {text(guess === 'higher' ? 'hilo.higher' : 'hilo.lower')}
      <span className="text-xs font-medium text-text-soft">{percent(Math.floor((ways * 10_000) / RANKS))}</span>
      <span className="text-xs font-medium text-text-soft">
        {offered
          ? text('hilo.next', { amount: money(winFor(row.stake, [...row.state.ways, ways]), row.currency) })
          : '–'}
      </span>
    </button>
  );
}
