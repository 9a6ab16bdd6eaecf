import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import type { RoundRecord } from './read-record.ts';
import { Fact } from './StakeParts.tsx';
import { useWords } from './words.tsx';

export interface ReplayPanelProps {
  round: RoundRecord;
  /** Of the game: the same in every language. */
  title: string;
  /** In the game's own words. */
  choice: string;
  result: string;
  check: ReactNode;
  onAgain: () => void;
  onClose: () => void;
}

/** Beside a round that is played back: its figures, its proof, once more. There is nothing here that could stake (PP-09). */
export function ReplayPanel({ round, title, choice, result, check, onAgain, onClose }: ReplayPanelProps): ReactNode {
  const { text, money, time } = useWords();
  const facts = [
    ['studio.replay.time', time(round.at)],
    ['studio.stake', money(round.stake, round.currency)],
    ['studio.replay.choice', choice],
    ['studio.replay.result', result],
    ['studio.replay.win', money(round.win, round.currency)],
    ['studio.replay.before', money(round.balanceBefore, round.currency)],
    ['studio.replay.after', money(round.balanceAfter, round.currency)],
    ['studio.replay.game', `${title} ${round.version}`],
  ] as const;
  return (
    <div className="game-panel flex flex-col gap-4 p-5">
      <h2 className="title-card">{text('studio.replay.title')}</h2>
      <dl className="grid gap-2.5">
        {facts.map(([name, value]) => (
          <Fact key={name} name={text(name)} value={value} />
        ))}
      </dl>
      <div className="grid gap-1">
        <span className="text-13 text-text-soft">{text('studio.replay.round')}</span>
        <code className="font-mono text-[0.6875rem] break-all text-text-faint">{round.id}</code>
      </div>
      {check}
      <div className="panel-play mt-auto flex flex-wrap items-center gap-2">
        <Button className="grow" onClick={onAgain}>
          {text('studio.replay.again')}
        </Button>
        <Button look="quiet" size="small" className="grow" onClick={onClose}>
          {text('studio.close')}
        </Button>
      </div>
    </div>
  );
}
