import { Button } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { type ReactNode, useId } from 'react';
import { amountText, presets, stepStake } from '../../screen/amounts.ts';
import type { PlayMode } from '../../screen/launch.ts';
import { NumberField } from '../../screen/NumberField.tsx';
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
      className="dice-panel flex flex-col gap-4 p-5"
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
          after={<Steps bet={bet} locked={locked} />}
          disabled={locked}
          invalid={Boolean(props.error)}
          describedBy={errorId}
        />
        <Presets bet={bet} locked={locked} />
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

function Steps({ bet, locked }: { bet: DiceBet; locked: boolean }): ReactNode {
  const { text } = useWords();
  const steps = [
    { direction: 'less', icon: 'minus', label: 'studio.stake.less' },
    { direction: 'more', icon: 'plus', label: 'studio.stake.more' },
  ] as const;
  return (
    <span className="-mr-1 flex gap-2">
      {steps.map(({ direction, icon, label }) => (
        <button
          key={direction}
          type="button"
          aria-label={text(label)}
          disabled={locked}
          onClick={() => bet.setStake(stepStake(bet.stake ?? bet.limits.stakeMin, bet.limits, direction))}
          className="grid size-9 place-items-center rounded-sm bg-surface-4 text-text disabled:opacity-45"
        >
          <Icon name={icon} size="small" />
        </button>
      ))}
    </span>
  );
}

function Presets({ bet, locked }: { bet: DiceBet; locked: boolean }): ReactNode {
  const { text, shortMoney, money } = useWords();
  return (
    <div className="grid grid-cols-4 gap-1.5">
      {presets(bet.limits).map((stake) => (
        <button
          key={String(stake)}
          type="button"
          aria-label={text('studio.stake.preset', { amount: money(stake) })}
          disabled={locked}
          onClick={() => bet.setStake(stake)}
          className="min-h-9 truncate rounded-sm bg-surface-2 px-1 text-13 font-bold text-text-soft not-disabled:hover:bg-surface-3 disabled:opacity-45"
        >
          {shortMoney(stake)}
        </button>
      ))}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-soft">{name}</dt>
      <dd className="text-right font-bold">{value}</dd>
    </div>
  );
}

/** € where there is a sign; coins and demo money have only their code. */
function currencySign(locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.slice(0, 3),
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  return currency.length > 3 ? currency : sign;
}
