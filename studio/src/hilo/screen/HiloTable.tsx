import type { StudioRound } from '@halley/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { checkBet } from '../../kit/check-bet.ts';
import { ratioInHundredthsOfPercent } from '../../kit/ratio.ts';
import { parseAmount, presets } from '../../screen/amounts.ts';
import { FairnessPanel } from '../../screen/FairnessPanel.tsx';
import type { TableProps } from '../../screen/GameScreen.tsx';
import { InTheWay, Refused } from '../../screen/InTheWay.tsx';
import { reducedMotion } from '../../screen/motion.ts';
import { notEnoughMoney } from '../../screen/refusal-text.ts';
import { Toolbar } from '../../screen/Toolbar.tsx';
import { useBalance } from '../../screen/use-balance.ts';
import { useRounds } from '../../screen/use-rounds.ts';
import { openedSeedOf } from '../../screen/use-seeds.ts';
import { useSteps } from '../../screen/use-steps.ts';
import { useWords } from '../../screen/words.tsx';
import { type HiloGuess, hiloGame, isOffered } from '../rules.ts';
import { HiloCheck } from './HiloCheck.tsx';
import { HiloKeys, HiloRules } from './HiloDialogs.tsx';
import { HiloPanel } from './HiloPanel.tsx';
import { HiloStage } from './HiloStage.tsx';
import { type HiloRow, readRow } from './read-row.ts';
import { useHiloKeys } from './use-hilo-keys.ts';

const HISTORY_LENGTH = 5;
/** How long a card takes to turn. */
export const TURN_MS = 360;

export function HiloTable({ api, launch, link, sound, seeds, past, balance: known }: TableProps<HiloRow>): ReactNode {
  const { text, money, percent } = useWords();
  const [row, setRow] = useState(past[0]);
  const [history, setHistory] = useState(() => past.filter((each) => !each.open));
  const [fresh, setFresh] = useState(false);
  const [fairnessOpen, setFairnessOpen] = useState(true);
  const [dialog, setDialog] = useState<'rules' | 'keys'>();
  const balance = useBalance({ known, launch, link });
  const limits = hiloGame.limits(launch.currency)!;
  const [stake, setStake] = useState<bigint | undefined>(past[0]?.stake ?? presets(limits)[0]);
  const open = row?.open ? row : undefined;
  const resumed = open !== undefined && !fresh;

  const reveal = useCallback(
    async (answer: StudioRound) => {
      const next = readRow(answer);
      if (next) {
        setRow(next);
        setFresh(true);
        sound.landed();
        if (!reducedMotion()) await new Promise((resolve) => setTimeout(resolve, TURN_MS));
        if (!next.open) {
          setHistory((rows) => [next, ...rows.filter((each) => each.id !== next.id)].slice(0, HISTORY_LENGTH));
          if (next.win > next.stake) sound.won();
        }
      }
      seeds.played(answer.fair);
      balance.settle(answer.balance_cents);
      const { round_id, mode, currency, stake_cents, win_cents, balance_cents } = answer;
      link.tell({ type: 'balance', mode, currency, balance_cents });
      if (answer.state !== 'open')
        link.tell({ type: 'round', round_id, mode, currency, stake_cents, win_cents, balance_cents });
    },
    [balance.settle, link, seeds.played, sound],
  );

  const rounds = useRounds({ api, game: hiloGame.id, launch, reveal });
  const steps = useSteps({ api, game: hiloGame.id, reveal });
  const { release } = balance;
  const busy = [rounds.phase, steps.phase].some((phase) => phase === 'waiting' || phase === 'revealing');
  const lost = rounds.phase === 'lost' || steps.phase === 'lost';
  useEffect(() => {
    if (!busy) release();
  }, [busy, release]);
  const pairId = seeds.pair?.pair_id;
  const { keepOnly } = rounds;
  useEffect(() => {
    if (pairId) keepOnly(pairId);
  }, [pairId, keepOnly]);

  const [tooMuch, setTooMuch] = useState(false);
  const locked = lost || balance.paused;
  const checked =
    stake === undefined ? undefined : checkBet(hiloGame, { currency: launch.currency, stake, choice: {} });
  const fault = !checked ? 'studio.error.stakeInvalid' : checked.ok ? undefined : checked.refusal.messageKey;
  const limit = checked && !checked.ok ? checked.refusal.limit : undefined;

  const deal = () => {
    if (locked || busy || rounds.resting || dialog || open || fault || stake === undefined || !pairId) return;
    // Demo money is left to the server, which fills an empty purse again.
    if (launch.mode === 'real' && balance.now !== undefined && stake > balance.now) return setTooMuch(true);
    setTooMuch(false);
    balance.hold();
    rounds.play({ stake_cents: Number(stake), choice: {} }, pairId);
  };
  const step = (taken: unknown) => {
    if (!open || locked || busy || dialog) return;
    balance.hold();
    steps.take({ roundId: open.id, number: open.steps.length + 1, step: taken });
  };
  const guess = (side: HiloGuess) => {
    if (open && isOffered(open.state, side)) step({ guess: side });
  };
  const cashOut = () => {
    if (open && open.state.ways.length > 0) step({ cash_out: true });
  };
  useHiloKeys({ act: () => (open ? cashOut() : deal()), guess });

  const code = tooMuch ? notEnoughMoney : (rounds.refusal ?? steps.refusal);
  const serverSeed = row && openedSeedOf(row.fair, seeds);
  return (
    <div className="game-layout">
      <div className="game-table">
        <HiloStage
          row={row}
          history={history}
          waiting={busy}
          fresh={fresh}
          resumed={resumed}
          demo={launch.mode === 'demo'}
          toolbar={
            <Toolbar
              sound={sound}
              onKeys={() => setDialog('keys')}
              onRules={() => {
                link.tell({ type: 'rules' });
                setDialog('rules');
              }}
              onFairness={fairnessOpen ? undefined : () => setFairnessOpen(true)}
            />
          }
        />
        <HiloPanel
          bet={{
            limits,
            stake,
            setStake: (amount) => {
              setTooMuch(false);
              rounds.forgetRefusal();
              setStake(amount);
            },
            typeStake: (typed) => setStake(parseAmount(typed, launch.currency)),
          }}
          row={open}
          mode={launch.mode}
          balance={balance.now}
          locked={locked}
          busy={busy}
          resting={rounds.resting}
          returns={percent(ratioInHundredthsOfPercent(hiloGame.rtp({})))}
          onDeal={deal}
          onGuess={guess}
          onCashOut={cashOut}
          error={
            fault && !open ? (
              text(fault, limit === undefined ? {} : { amount: money(limit) })
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
            ) : undefined
          }
        />
      </div>
      {fairnessOpen && (
        <FairnessPanel
          seeds={seeds}
          locked={locked || open !== undefined}
          words={{ intro: 'hilo.fair.intro', number: 'hilo.fair.number' }}
          check={row && <HiloCheck row={row} serverSeed={serverSeed} />}
          onClose={() => setFairnessOpen(false)}
        />
      )}
      {dialog === 'rules' && <HiloRules onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && <HiloKeys onClose={() => setDialog(undefined)} />}
    </div>
  );
}
