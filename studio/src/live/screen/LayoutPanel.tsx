import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import { ChipTray } from '../../chips/ChipTray.tsx';
import { Note } from '../../screen/Note.tsx';
import { ReturnLine } from '../../screen/ReturnLine.tsx';
import { Fact } from '../../screen/StakeParts.tsx';
import { useWords } from '../../screen/words.tsx';
import type { LivePanelProps } from './LiveScreen.tsx';
import type { Layout } from './use-layout.ts';

/** The chips in the hand, the button that bets those on the table, and what there is to lose and to win. */
export function LayoutPanel(props: { table: LivePanelProps; layout: Layout }): ReactNode {
  const { table, layout } = props;
  const { seat, launch, link, paused, live } = table;
  const { text, money } = useWords();
  const { stake, placedStake, taking } = layout;
  const ready = taking && stake > 0n;
  const canNotPay = seat.refusal === 'stake_cents.not_enough_money' && launch.mode === 'real';
  return (
    <form
      className="game-panel live-layout-panel flex flex-col gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        layout.place();
      }}
    >
      <div className="panel-stake">
        <ChipTray chips={layout.chips} locked={layout.locked} />
      </div>
      <div aria-live="polite" className="panel-stake text-center text-xs text-danger empty:hidden">
        {layout.error}
      </div>
      <dl className="panel-facts mt-auto grid gap-2.5 border-t border-line pt-4">
        <Fact name={text('live.inThisRound')} value={money(placedStake)} />
        <Fact name={text('studio.atMost')} value={money(layout.most)} />
        <Fact
          name={text(launch.mode === 'demo' ? 'studio.balance.demo' : 'studio.balance')}
          value={seat.balance === undefined ? '–' : money(seat.balance)}
        />
      </dl>
      <div className="panel-play">
        {paused ? (
          <Note tone="plain">{text('studio.paused')}</Note>
        ) : (
          <Button
            type="submit"
            look="primary"
            size="large"
            block
            loading={seat.busy}
            // Not `disabled`: the button keeps its focus, for whoever plays with the keyboard.
            aria-disabled={!ready || undefined}
            className={`live-layout-button ${ready ? '' : 'opacity-55'}`}
          >
            {ready
              ? text(placedStake > 0n ? 'live.betMore' : 'live.place', { amount: money(stake) })
              : placedStake > 0n && live.state?.round?.state !== 'settled'
                ? text('live.betPlaced', { amount: money(placedStake) })
                : taking
                  ? text('live.layChips')
                  : text('live.wait')}
          </Button>
        )}
        <p className="mt-2 text-center text-xs text-text-soft empty:hidden">
          {!taking && stake > 0n && text('live.notBet', { amount: money(stake) })}
        </p>
        {canNotPay && (
          <button
            type="button"
            onClick={() => link.tell({ type: 'deposit' })}
            className="mt-2 font-semibold text-ice hover:underline"
          >
            {text('studio.cashbox')}
          </button>
        )}
      </div>
      <ReturnLine returns={layout.returns} winMax={layout.limits.winMax} />
    </form>
  );
}
