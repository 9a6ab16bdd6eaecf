import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

export interface HistoryStripProps<Round extends { id: string; stake: bigint; win: bigint }> {
  /** Newest first. */
  rounds: Round[];
  /** What stands in a pill: the roll, the multiplier, the side. */
  tell(round: Round): ReactNode;
  /** In the game's own words; unset: "Last rounds". */
  label?: string;
  most?: number;
}

/** The last rounds over the stage. Green is for what paid more than its stake, and for nothing else (PP-03). */
export function HistoryStrip<Round extends { id: string; stake: bigint; win: bigint }>(
  props: HistoryStripProps<Round>,
): ReactNode {
  const { text } = useWords();
  return (
    <ol
      aria-label={props.label ?? text('studio.last')}
      className="stage-past flex min-h-6.5 flex-wrap justify-center gap-1.5"
    >
      {props.rounds.slice(0, props.most ?? 5).map((round) => (
        <li
          key={round.id}
          className={`history-pill rounded-full px-2.5 py-1 text-xs font-bold ${round.win > round.stake ? 'bg-win-wash text-win' : 'bg-night-950/50 text-text-soft'}`}
        >
          {props.tell(round)}
        </li>
      ))}
    </ol>
  );
}
