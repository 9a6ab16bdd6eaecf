import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { demoCurrency } from '../../kit/game.ts';
import { reducedMotion } from '../../screen/motion.ts';
import { Fact } from '../../screen/StakeParts.tsx';
import { useWords } from '../../screen/words.tsx';
import { HiloCheck } from './HiloCheck.tsx';
import { HiloStage } from './HiloStage.tsx';
import { rankText } from './PlayingCard.tsx';
import type { HiloRow } from './read-row.ts';

const CARD_MS = 700;

/** Plays a stored row back, card by card. There is nothing here that could stake (PP-09). */
export function HiloReplay({ row, onClose }: { row: HiloRow; onClose(): void }): ReactNode {
  const { text, money, time } = useWords();
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
  const facts = [
    ['studio.replay.time', time(row.at)],
    ['studio.stake', money(row.stake, row.currency)],
    [
      'studio.replay.choice',
      row.guesses.map(({ guess }) => text(guess === 'higher' ? 'hilo.higher' : 'hilo.lower')).join(', ') || '–',
    ],
    ['studio.replay.result', row.state.cards.map(rankText).join(' ')],
    ['studio.replay.win', money(row.win, row.currency)],
    ['studio.replay.before', money(row.balanceBefore, row.currency)],
    ['studio.replay.after', money(row.balanceAfter, row.currency)],
    ['studio.replay.game', `${text('hilo.title')} ${row.version}`],
  ] as const;
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
        <div className="hilo-panel flex flex-col gap-4 p-5">
          <h2 className="title-card">{text('studio.replay.title')}</h2>
          <dl className="grid gap-2.5">
            {facts.map(([name, value]) => (
              <Fact key={name} name={text(name)} value={value} />
            ))}
          </dl>
          <div className="grid gap-1">
            <span className="text-13 text-text-soft">{text('studio.replay.round')}</span>
            <code className="font-mono text-xs break-all text-text-faint">{row.id}</code>
          </div>
          <HiloCheck row={row} serverSeed={row.fair.server_seed} />
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
