import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { demoCurrency } from '../../kit/game.ts';
import { reducedMotion } from '../../screen/motion.ts';
import { useWords } from '../../screen/words.tsx';
import { diceGame } from '../rules.ts';
import { DiceCheck } from './DiceCheck.tsx';
import type { DiceRound } from './read-round.ts';
import { Stage } from './Stage.tsx';

const LEAD_IN_MS = 600;

/** Plays a stored round back. There is nothing here that could stake (PP-09). */
export function DiceReplay({ round, onClose }: { round: DiceRound; onClose(): void }): ReactNode {
  const { text, money, hundredths, time } = useWords();
  const [take, setTake] = useState(0);
  const [landed, setLanded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take plays from the start
  useEffect(() => {
    setLanded(false);
    const timer = setTimeout(() => setLanded(true), reducedMotion() ? 0 : LEAD_IN_MS);
    return () => clearTimeout(timer);
  }, [take]);
  const chosen = diceGame.describe(round.choice).messageKey;
  const facts = [
    ['studio.replay.time', time(round.at)],
    ['studio.stake', money(round.stake, round.currency)],
    ['studio.replay.choice', text(chosen, { target: hundredths(round.choice.target) })],
    ['studio.replay.result', hundredths(round.roll)],
    ['studio.replay.win', money(round.win, round.currency)],
    ['studio.replay.before', money(round.balanceBefore, round.currency)],
    ['studio.replay.after', money(round.balanceAfter, round.currency)],
    ['studio.replay.game', `${text('dice.title')} ${round.version}`],
  ] as const;
  return (
    <div className="game-layout">
      <div className="game-table">
        <Stage
          choice={round.choice}
          shown={landed ? round : undefined}
          marker={landed ? round.roll : undefined}
          history={[]}
          waiting={!landed}
          disabled
          fresh
          demo={round.currency === demoCurrency}
          toolbar={null}
          onTarget={() => undefined}
        />
        <div className="dice-panel flex flex-col gap-4 p-5">
          <h2 className="title-card">{text('studio.replay.title')}</h2>
          <dl className="grid gap-2.5">
            {facts.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-text-soft">{text(name)}</dt>
                <dd className="text-right font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-1">
            <span className="text-13 text-text-soft">{text('studio.replay.round')}</span>
            <code className="font-mono text-xs break-all text-text-faint">{round.id}</code>
          </div>
          <DiceCheck round={round} serverSeed={round.fair.server_seed} />
          <Button className="mt-auto" onClick={() => setTake(take + 1)}>
            {text('studio.replay.again')}
          </Button>
          <Button look="quiet" size="small" onClick={onClose}>
            {text('studio.close')}
          </Button>
        </div>
      </div>
    </div>
  );
}
