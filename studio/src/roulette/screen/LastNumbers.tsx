import type { ReactNode } from 'react';
import { useWords } from '../../screen/index.ts';
import { colourOf } from '../layout.ts';
import { colourNames } from './colour-names.ts';

const SHOWN = 12;

/** What fell before. It says nothing about what comes: every spin is a new one. */
export function LastNumbers({ rounds }: { rounds: readonly { id: string; outcome: { number: number } }[] }): ReactNode {
  const { text, whole } = useWords();
  const count = (colour: string) => rounds.filter(({ outcome }) => colourOf(outcome.number) === colour).length;
  return (
    <div className="roulette-last">
      <ol aria-label={text('roulette.last')}>
        {rounds.slice(0, SHOWN).map(({ id, outcome }) => {
          const colour = colourOf(outcome.number);
          return (
            <li key={id} data-colour={colour}>
              <span aria-hidden="true">{outcome.number}</span>
              <span className="sr-only">{text(colourNames[colour], { number: String(outcome.number) })}</span>
            </li>
          );
        })}
      </ol>
      {rounds.length > 0 && (
        <p className="roulette-shares">
          {(['red', 'black', 'zero'] as const).map((colour) => (
            <span key={colour} data-colour={colour}>
              {text(colour === 'red' ? 'roulette.red' : colour === 'black' ? 'roulette.black' : 'roulette.zero')}{' '}
              {whole(count(colour))}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
