import type { FixtureCard } from '@halley/contract';
import { Badge, classNames } from '@halley/ui';
import { memo, type ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { LocalTime, SiteLink } from '../../page/index.ts';
import { fixtureName } from '../fixture-name.ts';
import { useLiveCard } from '../live/use-live-card.ts';
import { MarkButton } from '../marks/MarkButton.tsx';
import { Contest } from './Contest.tsx';
import { FixtureState } from './FixtureState.tsx';
import { isOver } from './is-over.ts';
import { RowPrices } from './RowPrices.tsx';

interface FixtureRowProps {
  card: FixtureCard;
  /** Where the whole list is of one league, or of a day. */
  hidesLeague?: boolean;
  timeOnly?: boolean;
  /** The head of the list has said it of all. */
  hidesSimulated?: boolean;
}

/** A fixture in a list: who plays, how it stands, and the prices of its first market in one line. */
export const FixtureRow = memo(function FixtureRow({
  card,
  hidesLeague,
  timeOnly,
  hidesSimulated,
}: FixtureRowProps): ReactNode {
  const say = useSay();
  const now = useLiveCard(card);
  const { id, more, tournament, start_at, status, simulated } = now;
  const name = fixtureName(now);
  const over = isOver(status);
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-x-4 gap-y-2.5 py-3.5 md:items-center',
        // What is over has no prices beside it: its score stands at the edge.
        !over && 'md:grid-cols-[minmax(0,1fr)_minmax(15rem,19rem)_2.75rem]',
      )}
    >
      <div className="grid min-w-0 grid-cols-1 gap-1.5">
        <div className="flex min-w-0 items-center gap-x-2 text-2xs text-text-faint">
          <FixtureState card={now} />
          {(status === 'not_started' || (over && timeOnly)) && (
            <LocalTime
              at={start_at}
              format={timeOnly ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }}
              className="shrink-0"
            />
          )}
          {!hidesLeague && (
            <SiteLink href={`/sport/leagues/${tournament.id}`} className="min-w-0 truncate py-1 hover:text-text">
              {tournament.name}
            </SiteLink>
          )}
          {simulated && !hidesSimulated && <Badge>{say('sportsbook.simulated')}</Badge>}
          <MarkButton kind="fixtures" id={id} name={name} className="-my-3 -mr-3.5 ml-auto" />
        </div>
        <Contest card={now} />
      </div>
      <RowPrices card={now} name={name} />
      {more > 0 && !over && (
        <SiteLink
          href={`/sport/events/${id}`}
          aria-label={say('sportsbook.more', { count: more })}
          className="figure hidden min-h-11 place-items-center text-2xs text-text-soft hover:text-text md:grid"
        >
          {`+${more}`}
        </SiteLink>
      )}
    </div>
  );
});
