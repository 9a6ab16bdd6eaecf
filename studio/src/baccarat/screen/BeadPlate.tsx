import type { ReactNode } from 'react';
import { useWords } from '../../screen/words.tsx';
import { classOf, spotNames } from '../rules.ts';
import type { BaccaratRound } from './BaccaratStage.tsx';

const BEADS = 48;

/** What fell before, column by column. Every coup has a shoe of its own: it says nothing about the next. */
export function BeadPlate({ rounds }: { rounds: readonly BaccaratRound[] }): ReactNode {
  const { text } = useWords();
  const beads = rounds.slice(0, BEADS).toReversed();
  const blanks = BEADS - beads.length;
  return (
    <ol className="bead-plate" aria-label={text('baccarat.last')}>
      {beads.map((round) => {
        const { result, playerPair, bankerPair } = classOf(round.outcome);
        return (
          <li
            key={round.id}
            data-result={result}
            data-player-pair={playerPair || undefined}
            data-banker-pair={bankerPair || undefined}
          >
            <span className="sr-only">{text(spotNames[result])}</span>
          </li>
        );
      })}
      {Array.from({ length: Math.max(0, blanks) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places
        <li key={`blank-${at}`} aria-hidden="true" />
      ))}
    </ol>
  );
}
