import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { useExcluded } from '../page/index.ts';
import { ContestCard } from './ContestCard.tsx';
import { type Contest, inVariant } from './contests.ts';
import { type ReadContests, reloadContests, useContests } from './use-contests.ts';

const filters = ['all', 'offers', 'contests', 'lotteries'] as const;
type Filter = (typeof filters)[number];

const names: Record<Filter, MessageKey> = {
  all: 'tournaments.overview.all',
  offers: 'tournaments.overview.offers',
  contests: 'tournaments.overview.contests',
  lotteries: 'tournaments.overview.lotteries',
};

interface ContestsOverviewProps {
  lists: ReadContests;
  nowMs: number;
  /** What the operator offers besides. */
  children: ReactNode;
}

/** Everything that is on, in one place: contests and offers, and which of them are to be seen. */
export function ContestsOverview({ lists, nowMs, children }: ContestsOverviewProps) {
  const say = useSay();
  const isClosed = useExcluded();
  const [search] = useSearchParams();
  const { contests, hasLotteries } = useContests(lists);
  const wish = search.get('show');
  const filter = filters.find((one) => one === wish) ?? 'all';
  const shown = inVariant(contests, 'all', nowMs).filter(
    (contest) => contest.type !== 'action' && isShown(contest, filter),
  );
  if (isClosed) return children;
  return (
    <div className="grid gap-8">
      <TabLinks
        label={say('tournaments.overview.filter')}
        links={filters
          .filter((one) => one !== 'lotteries' || hasLotteries)
          .map((one) => ({
            href: one === 'all' ? '/promotions' : `/promotions?show=${one}`,
            label: say(names[one]),
            current: one === filter,
          }))}
      />
      {(filter === 'all' || filter === 'offers') && children}
      {shown.length > 0 && (
        <section aria-labelledby="contests" className="grid gap-3">
          <h2 id="contests" className="title-section">
            {say('tournaments.overview')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {shown.map((contest) => (
              <li key={contest.key}>
                <ContestCard contest={contest} nowMs={nowMs} onEnd={reloadContests} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.length === 0 && (filter === 'contests' || filter === 'lotteries') && (
        <p className="text-text-soft">{say('tournaments.empty')}</p>
      )}
    </div>
  );
}

function isShown({ type }: Contest, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'offers') return false;
  return (type === 'lottery') === (filter === 'lotteries');
}
