import type { Tournament, TournamentStatus } from '@halley/contract';
import { Button, EmptyState, Note, Skeleton, TabLinks } from '@halley/ui';
import { useEffect } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { useExcluded } from '../page/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { writeStored } from '../storage/index.ts';
import { ContestCard } from './ContestCard.tsx';
import { inVariant, type Variant, variants } from './contests.ts';
import { type ReadContests, reloadContests, useContests } from './use-contests.ts';
import { useOwnPlaces } from './use-own-places.ts';

export interface ContestsProps {
  variant: Variant;
  lists: ReadContests & { own: Tournament[] | undefined; statuses: TournamentStatus[] };
  nowMs: number;
}

/** How many cards are hinted at while they are read. */
const placeholders = 6;

/** All contests, or those of one kind: each with what is to be won and until when. */
export function Contests({ variant, lists, nowMs }: ContestsProps) {
  const say = useSay();
  const isClosed = useExcluded();
  // Whatever was new has been looked at.
  useEffect(() => writeStored('bounceTournaments', null), []);
  return (
    <div className="grid gap-6">
      <header className="grid gap-1.5">
        <h1 className="title-page">{say('tournaments.title')}</h1>
        {!isClosed && <p className="max-w-[62ch] text-text-soft">{say('tournaments.lead')}</p>}
      </header>
      {isClosed ? (
        <EmptyState picture="no-gifts" title={say('tournaments.closed')} text={say('tournaments.closed.text')} />
      ) : (
        <List variant={variant} lists={lists} nowMs={nowMs} />
      )}
    </div>
  );
}

const names: Record<Variant, MessageKey> = {
  '': 'tournaments.tab.default',
  all: 'tournaments.tab.all',
  live: 'tournaments.tab.live',
  producers: 'tournaments.tab.producers',
  lotteries: 'tournaments.tab.lotteries',
  actions: 'tournaments.tab.actions',
  achievements: 'tournaments.tab.achievements',
};

function List({ variant, lists, nowMs }: ContestsProps) {
  const say = useSay();
  const player = usePlayer();
  const { query, contests, hasLotteries, lotteriesFailed } = useContests(lists);
  useQuery('listOwnTournaments', undefined, { initial: lists.own, enabled: player !== null });
  const places = useOwnPlaces(lists.own, lists.statuses);
  return (
    <>
      <TabLinks
        label={say('tournaments.tabs')}
        links={variants
          .filter((one) => one !== 'lotteries' || hasLotteries)
          .map((one) => ({
            href: one === '' ? '/tournaments' : `/tournaments/${one}`,
            label: say(names[one]),
            current: one === variant,
          }))}
      />
      {lotteriesFailed && (variant === 'lotteries' || variant === 'all') && (
        <div role="alert">
          <Note tone="warn">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {say('tournaments.part.failed')}
              <Button size="small" icon="refresh" onClick={reloadContests}>
                {say('tournaments.part.again')}
              </Button>
            </span>
          </Note>
        </div>
      )}
      <Loaded query={query} name="listTournaments" skeleton={<ListSkeleton />}>
        {() => {
          const shown = inVariant(contests, variant, nowMs);
          if (shown.length === 0 && !lotteriesFailed) {
            return (
              <EmptyState picture="no-gifts" title={say('tournaments.empty')} text={say('tournaments.empty.text')} />
            );
          }
          return (
            <ul className={gridClass}>
              {shown.map((contest) => (
                <li key={contest.key}>
                  <ContestCard contest={contest} nowMs={nowMs} own={places.get(contest.key)} onEnd={reloadContests} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}

const gridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function ListSkeleton() {
  const say = useSay();
  return (
    <div role="status" aria-label={say('tournaments.loading')} className={gridClass}>
      {Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-80 rounded-xl" />
      ))}
    </div>
  );
}
