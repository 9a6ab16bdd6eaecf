import { SectionHead } from '@halley/ui';
import { type Messages, Speaks, useSay } from '../i18n/index.ts';
import { ContestCard } from './ContestCard.tsx';
import type { Contest } from './contests.ts';

interface RunningContestsProps {
  contests: readonly Contest[];
  nowMs: number;
  messages: Messages;
}

/** A few of what runs now, among the games of the lobby. */
export function RunningContests({ contests, nowMs, messages }: RunningContestsProps) {
  return (
    <Speaks messages={messages}>
      <Row contests={contests} nowMs={nowMs} />
    </Speaks>
  );
}

function Row({ contests, nowMs }: Omit<RunningContestsProps, 'messages'>) {
  const say = useSay();
  return (
    <section aria-labelledby="contests">
      <SectionHead
        id="contests"
        icon="tournaments"
        title={say('tournaments.lobby')}
        link={{ href: '/tournaments', label: say('tournaments.lobby.all') }}
      />
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-1 scrollbar-none *:w-72 *:shrink-0 *:snap-start lg:grid lg:grid-cols-3 lg:overflow-visible lg:*:w-auto">
        {contests.map((contest) => (
          <li key={contest.key}>
            <ContestCard contest={contest} nowMs={nowMs} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
