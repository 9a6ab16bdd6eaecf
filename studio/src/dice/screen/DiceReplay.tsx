import { type ReactNode, useEffect, useState } from 'react';
import { demoCurrency } from '../../kit/game.ts';
import { reducedMotion } from '../../screen/motion.ts';
import { ReplayPanel } from '../../screen/ReplayPanel.tsx';
import { useWords } from '../../screen/words.tsx';
import { diceGame } from '../rules.ts';
import { DiceCheck } from './DiceCheck.tsx';
import type { DiceRound } from './read-round.ts';
import { Stage } from './Stage.tsx';

const LEAD_IN_MS = 600;

/** Plays a stored round back. There is nothing here that could stake (PP-09). */
export function DiceReplay({ round, onClose }: { round: DiceRound; onClose(): void }): ReactNode {
  const { text, hundredths } = useWords();
  const [take, setTake] = useState(0);
  const [landed, setLanded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take plays from the start
  useEffect(() => {
    setLanded(false);
    const timer = setTimeout(() => setLanded(true), reducedMotion() ? 0 : LEAD_IN_MS);
    return () => clearTimeout(timer);
  }, [take]);
  const chosen = diceGame.describe(round.choice).messageKey;
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
        <ReplayPanel
          round={round}
          title={diceGame.title}
          choice={text(chosen, { target: hundredths(round.choice.target) })}
          result={hundredths(round.roll)}
          check={<DiceCheck round={round} serverSeed={round.fair.server_seed} />}
          onAgain={() => setTake(take + 1)}
          onClose={onClose}
        />
      </div>
    </div>
  );
}
