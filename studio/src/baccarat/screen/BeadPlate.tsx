import type { ReactNode } from 'react';
import { useWords } from '../../screen/index.ts';
import type { Coup } from '../coup.ts';
import { classOf, spotNames } from '../rules.ts';

/** As many rounds as the instant table keeps at hand. */
const BEADS = 48;

interface BeadPlateProps {
  rounds: readonly { id: string; outcome: Coup }[];
  places?: number;
}

/** What fell before, column by column. Every coup has a shoe of its own: it says nothing about the next. */
export function BeadPlate({ rounds, places = BEADS }: BeadPlateProps): ReactNode {
  const { text } = useWords();
  const beads = rounds.slice(0, places).toReversed();
  const blanks = places - beads.length;
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
