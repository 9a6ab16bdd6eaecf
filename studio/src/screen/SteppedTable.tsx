import type { StudioRound } from '@halley/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { GameEvent } from '../kit/game.ts';
import { PlayAids } from './AutoPlay.tsx';
import { FairnessPanel } from './FairnessPanel.tsx';
import type { TableProps } from './GameScreen.tsx';
import { InTheWay, Refused } from './InTheWay.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { isPhone } from './phone.ts';
import { RulesDialog } from './RulesDialog.tsx';
import type { SteppedRound } from './read-stepped.ts';
import { notEnoughMoney } from './refusal-text.ts';
import { SinglePanel } from './SinglePanel.tsx';
import { StageFrame } from './StageFrame.tsx';
import { stakeWithin } from './StakeParts.tsx';
import { SteppedCheck } from './SteppedCheck.tsx';
import type { SteppedParts } from './stepped-parts.ts';
import { Toolbar } from './Toolbar.tsx';
import { useBalance } from './use-balance.ts';
import { usePlayback } from './use-playback.ts';
import { useRollKeys } from './use-roll-keys.ts';
import { useRounds } from './use-rounds.ts';
import { openedSeedOf } from './use-seeds.ts';
import { useStake } from './use-stake.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useSteps } from './use-steps.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWords } from './words.tsx';

type OpenDialog = 'rules' | 'keys' | undefined;

/** The table of a game of several steps: a round that waits is found, shown where it stopped, and gone on with. */
export function SteppedTable<Choice, Event extends GameEvent>({
  parts,
  ...props
}: TableProps<SteppedRound<Choice, Event>> & { parts: SteppedParts<Choice, Event> }): ReactNode {
  const { api, launch, link, sound, seeds, past } = props;
  const { game } = parts;
  const { text, money } = useWords();
  const [fairnessOpen, setFairnessOpen] = useState(() => !isPhone());
  const [dialog, setDialog] = useState<OpenDialog>();
  const balance = useBalance({ known: props.balance, launch, link });
  const { settle, release } = balance;
  const [quick, setQuick] = useState(false);
  const { round, event, fresh, history, show } = usePlayback({ parts, past, sound, quick });

  const reveal = useCallback(
    async (answer: StudioRound) => {
      await show(answer);
      seeds.played(answer.fair);
      const { round_id, mode, currency, stake_cents, win_cents, balance_cents } = answer;
      // A round that waited may be one of another wallet than the one this table was opened with.
      if (currency === launch.currency) settle(balance_cents);
      link.tell({ type: 'balance', mode, currency, balance_cents });
      if (answer.state !== 'open') {
        link.tell({ type: 'round', round_id, mode, currency, stake_cents, win_cents, balance_cents });
      }
    },
    [launch.currency, link, seeds.played, settle, show],
  );

  const rounds = useRounds({ api, game: game.id, launch, reveal });
  const steps = useSteps({ api, game: game.id, reveal });
  const { forgetRefusal, keepOnly } = rounds;
  const waiting = rounds.phase === 'waiting' || steps.phase === 'waiting';
  const busy = waiting || rounds.phase === 'revealing' || steps.phase === 'revealing';
  const open = round?.open ? round : undefined;
  const bet = useStake({
    game,
    currency: launch.currency,
    last: lastBet(past, launch.currency),
    firstChoice: parts.firstChoice,
    choiceFrozen: busy || open !== undefined,
  });
  useEffect(() => {
    if (!busy) release();
  }, [busy, release]);
  const pairId = seeds.pair?.pair_id;
  useEffect(() => {
    if (pairId) keepOnly(pairId);
  }, [pairId, keepOnly]);

  const [tooMuch, setTooMuch] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed bet makes the old refusal untrue
  useEffect(() => {
    setTooMuch(false);
    forgetRefusal();
  }, [bet.stake, bet.choice, forgetRefusal]);

  const locked = rounds.phase === 'lost' || steps.phase === 'lost' || balance.paused;
  const disabled = locked || busy || dialog !== undefined;
  const play = () => {
    if (disabled || open || rounds.resting || bet.fault || bet.stake === undefined || !pairId) return;
    // Demo money is left to the server, which fills an empty purse again.
    const purse = launch.mode === 'real' ? balance.now : undefined;
    if (purse !== undefined && bet.stake > purse) return setTooMuch(true);
    balance.hold();
    rounds.play({ stake_cents: Number(bet.stake), choice: bet.choice }, pairId);
  };
  const step = (taken: unknown) => {
    if (disabled || !open || taken === undefined) return;
    balance.hold();
    steps.take({ roundId: open.id, number: open.steps.length + 1, step: taken });
  };
  useRollKeys(() => (open ? step(parts.enter?.(open)) : play()));
  useStepKeys((pressed) => {
    const key = parts.keys?.find((each) => each.key === pressed);
    if (!key || !open || disabled) return false;
    step(key.step(open));
    return true;
  });
  const setStakeTo = (stake: bigint | undefined) => {
    if (!locked && !open && !dialog && stake !== undefined) bet.setStake(stakeWithin(bet, stake));
  };
  useTableKeys({
    q: () => setStakeTo(bet.stake && bet.stake / 2n),
    w: () => setStakeTo(bet.stake && bet.stake * 2n),
  });

  const code = tooMuch ? notEnoughMoney : (rounds.refusal ?? steps.refusal);
  const running = open && {
    ...{ round: open, busy, disabled, step },
    balance: open.currency === launch.currency ? balance.now : undefined,
  };
  return (
    <div className="game-layout">
      <div className="game-table">
        <StageFrame shown={busy || !fresh || round?.open ? undefined : round} sound={sound} quick={quick}>
          {parts.stage({
            round,
            event,
            waiting,
            fresh,
            resumed: open !== undefined && !fresh,
            choice: open?.choice ?? bet.choice,
            setChoice: bet.setChoice,
            history,
            demo: launch.mode === 'demo',
            disabled: disabled || !open,
            sound,
            step,
            toolbar: (
              <Toolbar
                sound={sound}
                onKeys={() => setDialog('keys')}
                onRules={() => {
                  link.tell({ type: 'rules' });
                  setDialog('rules');
                }}
                onFairness={fairnessOpen ? undefined : () => setFairnessOpen(true)}
              />
            ),
          })}
        </StageFrame>
        <SinglePanel
          bet={open ? { ...bet, stake: open.stake, choice: open.choice } : bet}
          mode={launch.mode}
          balance={balance.now}
          locked={locked || open !== undefined}
          busy={busy}
          open={open !== undefined}
          resting={rounds.resting && !open}
          playWord={parts.words.play}
          fields={parts.fields?.({ bet, locked: locked || open !== undefined })}
          onPlay={play}
          aids={
            launch.turbo && (
              <PlayAids
                auto={undefined}
                quick={{ on: quick, set: setQuick }}
                disabled={false}
                onAuto={() => undefined}
              />
            )
          }
          error={
            bet.fault && !open ? (
              text(bet.fault.key, bet.fault.limit === undefined ? {} : { amount: money(bet.fault.limit) })
            ) : code ? (
              <Refused code={code} mode={launch.mode} link={link} />
            ) : undefined
          }
          instead={
            locked ? (
              <InTheWay
                paused={balance.paused}
                fromEarlier={rounds.fromEarlier}
                onAskAgain={() => (rounds.phase === 'lost' ? rounds.askAgain() : steps.askAgain())}
              />
            ) : running ? (
              (parts.actions?.(running) ?? null)
            ) : undefined
          }
        />
      </div>
      {fairnessOpen && (
        <FairnessPanel
          seeds={seeds}
          locked={locked || busy || open !== undefined}
          words={{ intro: 'fair.intro', number: 'fair.number' }}
          check={round && <SteppedCheck game={game} round={round} serverSeed={openedSeedOf(round.fair, seeds)} />}
          onClose={() => setFairnessOpen(false)}
        />
      )}
      {dialog === 'rules' && <RulesDialog game={game} rules={parts.rules} onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && (
        <KeysDialog
          rows={[
            {
              keys: [text('studio.key.enter'), text('studio.key.space')],
              does: text(parts.words.enter ?? parts.words.play),
            },
            { keys: ['Q'], does: text('studio.stake.half') },
            { keys: ['W'], does: text('studio.stake.double') },
            ...(parts.keys ?? []).map(({ sign, does }) => ({ keys: [sign], does: text(does) })),
            ...(parts.otherKeys ?? []).map(({ keys, does }) => ({ keys, does: text(does) })),
            { keys: ['M'], does: text('studio.keys.sound') },
            { keys: ['I'], does: text('studio.rules') },
          ]}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** The bet that stands ready is what the last round was opened with, without what its steps added. */
function lastBet<Choice, Event extends GameEvent>(past: SteppedRound<Choice, Event>[], currency: string) {
  const last = past.find((round) => round.currency === currency);
  return last && { stake: last.openingStake, choice: last.choice };
}
