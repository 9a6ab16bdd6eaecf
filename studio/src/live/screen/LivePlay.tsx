import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import { CashboxLink, Fact, Note, Uncounted, useWords } from '../../screen/index.ts';
import type { LivePanelProps } from './live-parts.ts';

/** The button of a shared table, or the pause in its place; without money the cashbox is one click away. */
export function LivePlay(props: {
  table: LivePanelProps;
  ready: boolean;
  loading: boolean;
  className: string;
  /** What is about to be bet can hardly lose. */
  lowSpread: boolean;
  /** What the button says. */
  word: string;
  /** Under it. */
  children?: ReactNode;
}): ReactNode {
  const { seat, launch, link, paused, bonus } = props.table;
  const { text } = useWords();
  const canNotPay = seat.refusal === 'stake_cents.not_enough_money' && launch.mode === 'real';
  return (
    <div className="panel-play">
      <Uncounted when={bonus && props.lowSpread} />
      {paused ? (
        <Note tone="plain">{text('studio.paused')}</Note>
      ) : (
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          loading={props.loading}
          // Not `disabled`: the button keeps its focus, for whoever plays with the keyboard.
          aria-disabled={!props.ready || undefined}
          className={props.className}
        >
          {props.word}
        </Button>
      )}
      {props.children}
      {canNotPay && <CashboxLink link={link} className="mt-2" />}
    </div>
  );
}

export function BalanceFact({ seat, launch }: Pick<LivePanelProps, 'seat' | 'launch'>): ReactNode {
  const { text, money } = useWords();
  return (
    <Fact
      name={text(launch.mode === 'demo' ? 'studio.balance.demo' : 'studio.balance')}
      value={seat.balance === undefined ? '–' : money(seat.balance)}
    />
  );
}
