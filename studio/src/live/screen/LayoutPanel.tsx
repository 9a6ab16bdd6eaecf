import type { ReactNode } from 'react';
import { ChipTray } from '../../chips/index.ts';
import { Fact, ReturnLine, useWords } from '../../screen/index.ts';
import { BalanceFact, LivePlay } from './LivePlay.tsx';
import type { LivePanelProps } from './live-parts.ts';
import type { Layout } from './use-layout.ts';

/** The chips in the hand, the button that bets those on the table, and what there is to lose and to win. */
export function LayoutPanel(props: { table: LivePanelProps; layout: Layout }): ReactNode {
  const { table, layout } = props;
  const { seat, launch, live } = table;
  const { text, money } = useWords();
  const { stake, placedStake, taking } = layout;
  const ready = taking && stake > 0n;
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
        <BalanceFact seat={seat} launch={launch} />
      </dl>
      <LivePlay
        table={table}
        ready={ready}
        loading={seat.busy}
        lowSpread={layout.lowSpread}
        className={`live-layout-button ${ready ? '' : 'opacity-55'}`}
        word={
          ready
            ? text(placedStake > 0n ? 'live.betMore' : 'live.place', { amount: money(stake) })
            : placedStake > 0n && live.state?.round?.state !== 'settled'
              ? text('live.betPlaced', { amount: money(placedStake) })
              : text(taking ? 'live.layChips' : 'live.wait')
        }
      >
        <p className="mt-2 text-center text-xs text-text-soft empty:hidden">
          {!taking && stake > 0n && text('live.notBet', { amount: money(stake) })}
        </p>
      </LivePlay>
      <ReturnLine returns={layout.returns} winMax={layout.limits.winMax} />
    </form>
  );
}
