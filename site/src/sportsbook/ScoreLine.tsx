import type { FixtureCard } from '@halley/contract';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { leadersOf, scoreText } from './score-text.ts';

/** Minutes of play; sports without a clock have none worth showing. */
const clocked: ReadonlySet<string> = new Set(['football', 'ice-hockey', 'basketball']);

/** How it stands, by periods where there are some; of a race who is in front. */
export function ScoreLine({ card }: { card: Pick<FixtureCard, 'sport' | 'score' | 'sides' | 'status'> }): ReactNode {
  const say = useSay();
  const { sport, score, sides, status } = card;
  if (!score) return null;
  const leaders = leadersOf(score);
  if (leaders) {
    const names = leaders.map((number) => sides.find((side) => side.number === number)?.name ?? String(number));
    return <p className="text-13">{names.map((name, place) => `${place + 1}. ${name}`).join('   ')}</p>;
  }
  const { periods, clock } = score;
  const minutes = Math.floor(clock / 60);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-13">
      <b className="figure text-base">
        <span className="sr-only">{say('sportsbook.score')} </span>
        {scoreText(score)}
      </b>
      {status === 'live' && clocked.has(sport) && (
        <span className="text-text-soft">{say('sportsbook.minute', { minute: minutes })}</span>
      )}
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
