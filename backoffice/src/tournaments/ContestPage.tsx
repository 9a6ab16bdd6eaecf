import type { StaffContestPage } from '@halley/contract';
import { Card, Facts, formatMoney } from '@halley/ui';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { AssignedTo, linkClass, ResourcePage, showTime, useQueueWork } from '../console/index.ts';
import { Board, OffTheBoard } from './Board.tsx';
import { ContestState, isHeld } from './ContestState.tsx';
import { contestActions } from './contest-actions.ts';
import { contestDeskWords as own } from './words.ts';

const { facts } = own;
const refreshMs = 10_000;

export function ContestPage(): ReactNode {
  const { id = '', tab } = useParams();
  const work = useQueueWork('contests');
  return (
    <ResourcePage
      read="readContest"
      input={{ params: { id } }}
      title={(contest) => contest?.title ?? own.title}
      badge={(contest) => (
        <span className="flex flex-wrap gap-2">
          <ContestState contest={contest} />
          {isHeld(contest) && <AssignedTo work={work} item={contest.id} />}
        </span>
      )}
      back={{ to: '/tournaments', label: own.back }}
      actions={contestActions}
      tab={tab}
      sections={[
        {
          tab: { path: 'board', label: own.board },
          show: (contest, reload) => (
            <>
              <Refresh contest={contest} onTime={reload} />
              <Figures contest={contest} />
              <Board contest={contest} onDone={reload} />
            </>
          ),
        },
        { tab: { path: 'off', label: own.off }, show: (contest) => <OffTheBoard contest={contest} /> },
      ]}
    />
  );
}

/** The board is read again while it moves. */
function Refresh({ contest: { state }, onTime }: { contest: StaffContestPage; onTime: () => void }): ReactNode {
  const moves = state === 'active' || state === 'settling';
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(onTime, refreshMs);
    return () => clearInterval(timer);
  }, [moves, onTime]);
  return null;
}

function Figures({ contest }: { contest: StaffContestPage }): ReactNode {
  const money = (cents: number) => formatMoney(cents, { currency: contest.currency, locale: 'en' });
  const count = (value: number) => value.toLocaleString('en');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <h2 className="title-card pb-3">{facts.title}</h2>
        <Facts
          className="text-13 [&_dd]:wrap-anywhere"
          facts={[
            { name: facts.kind, value: own.kinds[contest.kind] },
            { name: facts.identifier, value: contest.identifier },
            ...(contest.strategy ? [{ name: facts.counts, value: own.strategies[contest.strategy] }] : []),
            { name: facts.dates, value: `${showTime(contest.start_at)} – ${showTime(contest.end_at)}` },
            { name: facts.due, value: showTime(contest.due_at) },
            { name: facts.players, value: count(contest.players) },
            { name: facts.excluded, value: count(contest.excluded) },
          ]}
        />
      </Card>
      <Card>
        <h2 className="title-card pb-3">
          <Link to={`/promotions/${contest.id}`} className={linkClass}>
            {own.rule}
          </Link>
        </h2>
        <Facts
          className="text-13"
          facts={[
            { name: facts.rounds, value: count(contest.rounds) },
            { name: facts.stake, value: money(contest.stake_cents) },
            { name: facts.pool, value: money(contest.pool_cents) },
            { name: facts.expected, value: money(contest.expected_cents) },
            { name: facts.given, value: money(contest.given_cents) },
            { name: facts.gifts, value: count(contest.given) },
            { name: facts.liability, value: money(contest.liability_cents) },
          ]}
        />
      </Card>
    </div>
  );
}
