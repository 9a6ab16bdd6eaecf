import { type ReactNode, useEffect, useState } from 'react';
import { demoCurrency } from '../../kit/game.ts';
import { reducedMotion } from '../../screen/motion.ts';
import { ReplayPanel } from '../../screen/ReplayPanel.tsx';
import { useWords } from '../../screen/words.tsx';
import { hiloGame } from '../rules.ts';
import { HiloCheck } from './HiloCheck.tsx';
import { HiloStage } from './HiloStage.tsx';
import { rankText } from './PlayingCard.tsx';
import type { HiloRow } from './read-row.ts';

const CARD_MS = 700;

/** Plays a stored row back, card by card. There is nothing here that could stake (PP-09). */
export function HiloReplay({ row, onClose }: { row: HiloRow; onClose(): void }): ReactNode {
  const { text } = useWords();
  const [take, setTake] = useState(0);
  const all = row.state.cards.length;
  const [shown, setShown] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take plays from the start
  useEffect(() => {
    if (reducedMotion()) return setShown(all);
    setShown(1);
    const timer = setInterval(() => setShown((cards) => Math.min(all, cards + 1)), CARD_MS);
    return () => clearInterval(timer);
  }, [take, all]);
  const done = shown === all;
  const part: HiloRow = {
    ...row,
    open: !done || row.open,
    state: { cards: row.state.cards.slice(0, shown), ways: row.state.ways.slice(0, shown - 1) },
    guesses: row.guesses.slice(0, shown - 1),
  };
  const guesses = row.guesses.map(({ guess }) => text(guess === 'higher' ? 'hilo.higher' : 'hilo.lower'));
  return (
    <div className="game-layout">
      <div className="game-table">
        <HiloStage
          row={part}
          history={[]}
          waiting={!done}
          fresh={done}
          resumed={false}
          demo={row.currency === demoCurrency}
          toolbar={null}
        />
        <ReplayPanel
          round={row}
          title={hiloGame.title}
          choice={guesses.join(', ') || '–'}
          result={row.state.cards.map(rankText).join(' ')}
          check={<HiloCheck row={row} serverSeed={row.fair.server_seed} />}
          onAgain={() => setTake(take + 1)}
          onClose={onClose}
        />
      </div>
    </div>
  );
}
