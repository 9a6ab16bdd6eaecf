import type { FixtureCard } from '@halley/contract';
import { Fragment, type ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { scoreText } from '../score-text.ts';

/** Sets, maps or games count there: each is told beside the whole. */
const byPeriods: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'esport']);
const mostPeriods = 5;

/** How it stands beside the names of the sides, each side on its own line. */
export function Scores({
  sport,
  score,
}: Pick<FixtureCard, 'sport'> & { score: NonNullable<FixtureCard['score']> }): ReactNode {
  const say = useSay();
  const { home, away, periods, extra } = score;
  const points = typeof extra?.points === 'string' ? extra.points.split(':') : [];
  return (
    <>
      <span className="sr-only">{`${say('sportsbook.score')} ${scoreText(score)}`}</span>
      <span aria-hidden="true" className="figure grid grid-flow-col grid-rows-2 gap-x-2 gap-y-1 text-right">
        {byPeriods.has(sport) &&
          periods.slice(-mostPeriods).map(([one, other], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place
            <Fragment key={place}>
              <span className="text-text-faint">{one}</span>
              <span className="text-text-faint">{other}</span>
            </Fragment>
          ))}
        {points.length === 2 && (
          <>
            <span className="min-w-5 text-ice">{points[0]}</span>
            <span className="min-w-5 text-ice">{points[1]}</span>
          </>
        )}
        <b className="min-w-4">{home}</b>
        <b className="min-w-4">{away}</b>
      </span>
    </>
  );
}
