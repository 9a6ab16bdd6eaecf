import type { StudioRound } from '@halley/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FairnessPanel } from '../../screen/FairnessPanel.tsx';
import type { TableProps } from '../../screen/GameScreen.tsx';
import { InTheWay, Refused } from '../../screen/InTheWay.tsx';
import { reducedMotion } from '../../screen/motion.ts';
import { notEnoughMoney } from '../../screen/refusal-text.ts';
import { Toolbar } from '../../screen/Toolbar.tsx';
import { useBalance } from '../../screen/use-balance.ts';
import { useRollKeys } from '../../screen/use-roll-keys.ts';
import { useRounds } from '../../screen/use-rounds.ts';
import { openedSeedOf } from '../../screen/use-seeds.ts';
import { useWords } from '../../screen/words.tsx';
import { DiceCheck } from './DiceCheck.tsx';
import { DiceKeys, DiceRules } from './DiceDialogs.tsx';
import { DiceVerifier } from './DiceVerifier.tsx';
import { type DiceRound, readRound } from './read-round.ts';
import { paidMore, Stage } from './Stage.tsx';
import { StakePanel } from './StakePanel.tsx';
import { useBet } from './use-bet.ts';

const HISTORY_LENGTH = 5;
/** How long the marker travels: the --duration-slow of the tokens. */
export const TRAVEL_MS = 420;

type OpenDialog = 'rules' | 'keys' | 'verify' | undefined;

export function DiceTable({ api, launch, link, sound, seeds, past, balance: known }: TableProps<DiceRound>): ReactNode {
  const { text, money } = useWords();
  const [history, setHistory] = useState(past);
  const [marker, setMarker] = useState(past[0]?.roll);
  const [fresh, setFresh] = useState(false);
  const [fairnessOpen, setFairnessOpen] = useState(true);
  const [dialog, setDialog] = useState<OpenDialog>(launch.verify ? 'verify' : undefined);
  const balance = useBalance({ known, launch, link });

  const reveal = useCallback(
    async (answer: StudioRound) => {
      const round = readRound(answer);
      if (round) {
        setMarker(round.roll);
        if (!reducedMotion()) await new Promise((resolve) => setTimeout(resolve, TRAVEL_MS));
        setHistory((rounds) => [round, ...rounds.filter((each) => each.id !== round.id)].slice(0, HISTORY_LENGTH));
        setFresh(true);
        sound.landed();
        if (paidMore(round)) sound.won();
      }
      seeds.played(answer.fair);
      balance.settle(answer.balance_cents);
      const { round_id, mode, currency, stake_cents, win_cents, balance_cents } = answer;
      link.tell({ type: 'round', round_id, mode, currency, stake_cents, win_cents, balance_cents });
      link.tell({ type: 'balance', mode, currency, balance_cents });
    },
    [balance.settle, link, seeds.played, sound],
  );

  const rounds = useRounds({ api, game: 'dice', launch, reveal });
  const { phase, refusal, forgetRefusal, keepOnly } = rounds;
  const rolling = phase === 'waiting' || phase === 'revealing';
  const bet = useBet({
    currency: launch.currency,
    last: past.find((round) => round.currency === launch.currency),
    choiceFrozen: rolling,
  });
  const { release } = balance;
  useEffect(() => {
    if (!rolling) release();
  }, [rolling, release]);
  const pairId = seeds.pair?.pair_id;
  useEffect(() => {
    if (pairId) keepOnly(pairId);
  }, [pairId, keepOnly]);

  const [tooMuch, setTooMuch] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed bet makes the old refusal untrue
  useEffect(() => {
    setTooMuch(false);
    forgetRefusal();
  }, [bet.stake, bet.choice.side, bet.choice.target, forgetRefusal]);

  const locked = phase === 'lost' || balance.paused;
  const roll = () => {
    if (locked || rolling || rounds.resting || dialog || bet.fault || bet.stake === undefined || !pairId) return;
    // Demo money is left to the server, which fills an empty purse again.
    const purse = launch.mode === 'real' ? balance.now : undefined;
    if (purse !== undefined && bet.stake > purse) return setTooMuch(true);
    balance.hold();
    rounds.play({ stake_cents: Number(bet.stake), choice: bet.choice }, pairId);
  };
  useRollKeys(roll);

  const shown = history[0];
  const code = tooMuch ? notEnoughMoney : refusal;
  const serverSeed = shown && openedSeedOf(shown.fair, seeds);
  return (
    <div className="game-layout">
      <div className="game-table">
        <Stage
          choice={bet.choice}
          shown={shown}
          marker={marker}
          history={history}
          waiting={rolling}
          disabled={locked}
          fresh={fresh}
          demo={launch.mode === 'demo'}
          onTarget={bet.setTarget}
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
        <StakePanel
          bet={bet}
          mode={launch.mode}
          balance={balance.now}
          locked={locked}
          rolling={rolling}
          resting={rounds.resting}
          onRoll={roll}
          error={
            bet.fault ? (
              text(bet.fault.key, bet.fault.limit === undefined ? {} : { amount: money(bet.fault.limit) })
            ) : code ? (
              <Refused code={code} mode={launch.mode} link={link} />
            ) : undefined
          }
          instead={
            locked ? (
              <InTheWay paused={balance.paused} fromEarlier={rounds.fromEarlier} onAskAgain={rounds.askAgain} />
            ) : undefined
          }
        />
      </div>
      {fairnessOpen && (
        <FairnessPanel
          seeds={seeds}
          locked={locked}
          words={{ intro: 'dice.fair.intro', number: 'dice.fair.number', verify: 'dice.verify.open' }}
          check={shown && <DiceCheck round={shown} serverSeed={serverSeed} />}
          onVerify={() => setDialog('verify')}
          onClose={() => setFairnessOpen(false)}
        />
      )}
      {dialog === 'rules' && <DiceRules onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && <DiceKeys onClose={() => setDialog(undefined)} />}
      {dialog === 'verify' && (
        <DiceVerifier from={shown && { round: shown, serverSeed }} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
