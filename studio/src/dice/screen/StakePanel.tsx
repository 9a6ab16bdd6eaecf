import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useId } from 'react';
import { amountText } from '../../screen/amounts.ts';
import type { PlayMode } from '../../screen/launch.ts';
import { NumberField } from '../../screen/NumberField.tsx';
import { currencySign, Fact, StakePresets, StakeSteps } from '../../screen/StakeParts.tsx';
import { useWords } from '../../screen/words.tsx';
import type { DiceBet } from './use-bet.ts';

export interface StakePanelProps {
  bet: DiceBet;
  mode: PlayMode;
  balance: bigint | undefined;
  /** Nothing may be changed: a round has no answer yet, or play is paused. */
  locked: boolean;
  rolling: boolean;
  /** The pause between rounds is not over: nothing can be started, everything else can be done. */
  resting: boolean;
  /** Under the stake; says what to do. */
  error: ReactNode;
  /** In place of the button: a round without an answer. */
  instead: ReactNode;
  onRoll(): void;
}

export function StakePanel(props: StakePanelProps): ReactNode {
  const { bet, locked, balance } = props;
  const { text, locale, currency, money, hundredths, percent } = useWords();
  const errorId = useId();
  const restId = useId();
  return (
    <form
      className="game-panel flex flex-col gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        props.onRoll();
      }}
    >
      <div className="grid gap-1.5">
        <NumberField
          label={text('studio.stake')}
          value={bet.stake === undefined ? '' : amountText(bet.stake, currency, locale)}
          onType={bet.typeStake}
          before={currencySign(locale, currency)}
          after={<StakeSteps bet={bet} locked={locked} />}
          disabled={locked}
          invalid={Boolean(props.error)}
          describedBy={errorId}
        />
        <StakePresets bet={bet} locked={locked} />
        <div id={errorId} aria-live="polite" className="text-xs text-danger empty:hidden">
          {props.error}
        </div>
      </div>
      <Side bet={bet} locked={locked} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text('dice.chance')}
          value={hundredths(bet.chance)}
          onType={bet.typeChance}
          after="%"
          disabled={locked}
        />
        <NumberField
          label={text('dice.pays')}
          value={hundredths(bet.pays)}
          onType={bet.typePays}
          after="×"
          disabled={locked}
        />
      </div>
      <dl className="mt-auto grid gap-2.5 border-t border-line pt-4">
        <Fact name={text('studio.ifYouWin')} value={money(bet.win)} />
        <Fact
          name={text(props.mode === 'demo' ? 'studio.balance.demo' : 'studio.balance')}
          value={balance === undefined ? '–' : money(balance)}
        />
      </dl>
      {props.instead ?? (
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          loading={props.rolling}
          disabled={locked}
          // Not `disabled`: the button keeps its focus, for whoever plays with the keyboard.
          aria-disabled={props.resting || undefined}
          aria-describedby={restId}
          className={props.resting ? 'opacity-45' : ''}
        >
          {text('dice.roll')}
        </Button>
      )}
      <p id={restId} className="text-center text-xs text-text-soft empty:hidden">
        {props.resting && text('studio.rest')}
      </p>
      <p className="text-center text-xs text-text-faint">
        {text('studio.returnLine', { rtp: percent(bet.rtp), amount: money(bet.limits.winMax) })}
      </p>
    </form>
  );
}

function Side({ bet, locked }: { bet: DiceBet; locked: boolean }): ReactNode {
  const { text, hundredths } = useWords();
  const target = hundredths(bet.choice.target);
  const sides = [
    { side: 'under', plain: 'dice.side.under', chosen: 'dice.side.underTarget' },
    { side: 'over', plain: 'dice.side.over', chosen: 'dice.side.overTarget' },
  ] as const;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-semibold text-text-soft">{text('dice.side')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-1">
        {sides.map(({ side, plain, chosen }) => {
          const on = bet.choice.side === side;
          return (
            <button
              key={side}
              type="button"
              aria-pressed={on}
              disabled={locked}
              onClick={() => bet.setSide(side)}
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
