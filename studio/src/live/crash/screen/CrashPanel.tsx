import { type ReactNode, useEffect, useId, useState } from 'react';
import { isLowSpread } from '../../../kit/index.ts';
import {
  Fact,
  NumberField,
  parseHundredths,
  StakeField,
  StakeShortcuts,
  useRollKeys,
  useStake,
  useWords,
} from '../../../screen/index.ts';
import { BalanceFact, LivePlay } from '../../screen/LivePlay.tsx';
import type { LivePanelProps } from '../../screen/live-parts.ts';
import { liveRefusalText } from '../../screen/live-refusal.ts';
import { usePolled } from '../../screen/use-frames.ts';
import { HIGHEST, LEAST, worthAfter } from '../curve.ts';
import { type CrashChoice, crashGame, highestFor, parseCrashChoice, winAt } from '../rules.ts';

export function CrashPanel(table: LivePanelProps): ReactNode {
  const { live, seat, mine, launch, paused } = table;
  const { text, money, hundredths } = useWords();
  const autoId = useId();
  const { state, serverNow } = live;
  const round = state?.round;
  const open = mine.find((bet) => bet.state === 'open');
  const last = seat.bets.find((bet) => bet.currency === launch.currency);
  const parsed = last && parseCrashChoice(last.choice);
  const bet = useStake<CrashChoice>({
    game: crashGame,
    currency: launch.currency,
    last: last && parsed?.ok ? { stake: BigInt(last.stake_cents), choice: parsed.value } : undefined,
    firstChoice: { auto: null },
    choiceFrozen: false,
  });
  const [autoFault, setAutoFault] = useState(false);
  const flying = round?.state === 'running' && round.started_at !== null;
  const worth = usePolled(() => (flying ? worthAfter(serverNow() - (round.started_at ?? 0)) : 100), 60);
  const { forgetRefusal } = seat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed bet makes the old refusal untrue
  useEffect(() => forgetRefusal(), [bet.stake, bet.choice, round?.id, forgetRefusal]);

  const taking = round?.state === 'betting' && mine.length === 0;
  const canCashOut = open !== undefined && flying && worth >= LEAST;
  const tooMuch = launch.mode === 'real' && seat.balance !== undefined && (bet.stake ?? 0n) > seat.balance;
  const act = () => {
    if (paused || seat.busy) return;
    if (canCashOut) void seat.cashOut(open.bet_id);
    else if (taking && round && bet.stake !== undefined && !bet.fault && !autoFault && !tooMuch) {
      void seat.place({ roundId: round.id, stake: bet.stake, choice: bet.choice });
    }
  };
  useRollKeys(act);

  const most = bet.limits.winMax;
  const highest = highestFor(bet.stake && bet.stake > 0n ? bet.stake : bet.limits.stakeMin, most);
  const error = bet.fault
    ? text(bet.fault.key, bet.fault.limit === undefined ? {} : { amount: money(bet.fault.limit) })
    : tooMuch && taking
      ? text(liveRefusalText('stake_cents.not_enough_money', launch.mode))
      : seat.refusal
        ? text(liveRefusalText(seat.refusal, launch.mode))
        : undefined;
  const value = open ? winAt(BigInt(open.stake_cents), Math.min(worth, open.ceiling ?? HIGHEST)) : 0n;
  return (
    <form
      className="game-panel crash-panel flex flex-col gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      <StakeField bet={bet} locked={paused || open !== undefined} error={error} />
      <StakeShortcuts bet={bet} locked={paused || open !== undefined} />
      <div className="panel-fields grid gap-1.5">
        <NumberField
          label={text('crash.auto')}
          value={bet.choice.auto === null ? '' : hundredths(bet.choice.auto)}
          before="×"
          after={bet.choice.auto === null ? text('crash.auto.off') : ''}
          disabled={paused || open !== undefined}
          invalid={autoFault}
          describedBy={autoId}
          onType={(typed) => {
            const auto = typed.trim() === '' ? null : parseHundredths(typed);
            const fits = auto === null || (auto !== undefined && auto >= LEAST && auto <= HIGHEST);
            setAutoFault(!fits);
            if (fits) bet.setChoice({ auto: auto ?? null });
          }}
          onLeave={() => setAutoFault(false)}
        />
        <p id={autoId} className="text-xs text-danger empty:hidden">
          {autoFault && text('crash.auto.invalid', { highest: hundredths(highest) })}
        </p>
      </div>
      <dl className="panel-facts mt-auto grid gap-2.5 border-t border-line pt-4">
        <Fact
          name={text('studio.atMost')}
          value={money(bet.choice.auto === null ? winAt(bet.stake ?? 0n, highest) : bet.most)}
        />
        <BalanceFact seat={seat} launch={launch} />
      </dl>
      <LivePlay
        table={table}
        ready={taking || canCashOut}
        loading={seat.busy && !canCashOut}
        lowSpread={open === undefined && isLowSpread(crashGame, { stake: bet.stake ?? 0n, choice: bet.choice })}
        className={`crash-button ${canCashOut ? 'crash-button-out' : taking ? '' : 'opacity-55'}`}
        word={
          canCashOut
            ? text('crash.cashOutAmount', { amount: money(value) })
            : open
              ? text('live.betPlaced', { amount: money(open.stake_cents) })
              : text(taking ? 'live.place' : 'live.wait', { amount: money(bet.stake ?? 0n) })
        }
      />
      <p className="panel-note text-center text-xs text-text-faint">
        {text('studio.returnLine', { rtp: '99 %', amount: money(most) })}
      </p>
    </form>
  );
}
