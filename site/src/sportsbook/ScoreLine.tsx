import type { FixtureCard } from '@halley/contract';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';

/** Minutes of play; sports without a clock have none worth showing. */
const clocked: ReadonlySet<string> = new Set(['football', 'ice-hockey', 'basketball']);

/** How it stands, by periods where there are some. */
export function ScoreLine({ card: { sport, score } }: { card: Pick<FixtureCard, 'sport' | 'score'> }): ReactNode {
  const say = useSay();
  if (!score) return null;
  const { home, away, periods, clock } = score;
  const minutes = Math.floor(clock / 60);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-13">
      <b className="figure text-base">
        <span className="sr-only">{say('sportsbook.score')} </span>
        {home}–{away}
      </b>
      {clocked.has(sport) && <span className="text-text-soft">{say('sportsbook.minute', { minute: minutes })}</span>}
      {periods.length > 1 && (
        <span className="figure flex flex-wrap gap-x-2 text-text-faint">
          {periods.map(([one, other], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place
            <span key={place}>{`${one}–${other}`}</span>
          ))}
        </span>
      )}
    </p>
  );
}
