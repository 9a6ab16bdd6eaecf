import type { Tournament, TournamentBoard, TournamentStatus } from '@halley/contract';
import { EmptyState, Note } from '@halley/ui';
import { useEffect } from 'react';
import { useSay } from '../i18n/index.ts';
import { useExcluded } from '../page/index.ts';
import { queries, useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { writeStored } from '../storage/index.ts';
import { Leaderboard } from './board/Leaderboard.tsx';
import { OwnPlace } from './board/OwnPlace.tsx';
import { PrizeTable } from './board/PrizeTable.tsx';
import { Teams } from './board/Teams.tsx';
import { DealFacts } from './DealFacts.tsx';
import { OtherContests } from './OtherContests.tsx';
import { prizeRows } from './prizes.ts';
import { TournamentHero } from './TournamentHero.tsx';

export interface TournamentViewProps {
  tournament: Tournament;
  /** Whose games count, by name. */
  studio: string | null;
  board: TournamentBoard | undefined;
  status: TournamentStatus | undefined;
  others: Tournament[];
  /** One that the operator wrote by hand is counted by nobody here. */
  isCounted: boolean;
  nowMs: number;
}

/** A tournament: what counts, what is to be won, who stands where, and how one gets in and out. */
export function TournamentView(props: TournamentViewProps) {
  const { tournament: initial, studio, board: firstBoard, status: firstStatus, others, isCounted, nowMs } = props;
  const say = useSay();
  const player = usePlayer();
  const isClosed = useExcluded();
  const of = { params: { id: String(initial.id) } };
  const { data: tournament = initial } = useQuery('readTournament', of, { initial, enabled: isCounted });
  const board = useQuery('readTournamentBoard', of, { initial: firstBoard, enabled: isCounted });
  const { data: status } = useQuery('readTournamentStatus', of, {
    initial: firstStatus,
    enabled: isCounted && player !== null,
  });
  const isOpen = board.data?.state === 'active' || board.data?.state === 'settling';
  useBoardNews(isCounted && isOpen);
  useEffect(() => writeStored('bounceTournaments', null), []);
  const state = board.data?.state ?? tournament.state;
  const prizes = prizeRows(tournament.prizes, tournament.currency);
  if (isClosed) {
    return (
      <>
        <h1 className="title-page">{tournament.title}</h1>
        <EmptyState picture="no-gifts" title={say('tournaments.closed')} text={say('tournaments.closed.text')} />
      </>
    );
  }
  return (
    <div className="grid gap-6">
      <TournamentHero tournament={tournament} state={state} status={status} isCounted={isCounted} nowMs={nowMs} />
      <div role="status" className="empty:hidden">
        {state === 'settling' && (
          <Note>
            <b className="block">{say('tournaments.settling')}</b>
            {say('tournaments.settling.text')}
          </Note>
        )}
        {state === 'finished' && <Note>{say('tournaments.final')}</Note>}
        {state === 'canceled' && <Note tone="warn">{say('tournaments.canceled.text')}</Note>}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(17rem,1fr)] lg:items-start">
        <div className="grid gap-4">
          {isCounted && <Leaderboard query={board} tournament={tournament} prizes={prizes} />}
          {tournament.teams.length > 0 && board.data && (
            <Teams teams={board.data.teams} own={board.data.own} tournament={tournament} />
          )}
          <PrizeTable prizes={prizes} winners={state === 'finished' ? tournament.prizes : []} />
        </div>
        <div className="grid gap-4">
          {player && isCounted && board.data && (
            <OwnPlace board={board.data} status={status} tournament={tournament} prizes={prizes} />
          )}
          <DealFacts
            tournament={tournament}
            studio={studio}
            players={board.data?.players ?? tournament.players}
            isCounted={isCounted}
          />
          <OtherContests others={others} nowMs={nowMs} />
        </div>
      </div>
    </div>
  );
}

/** Others climb as well, and nobody tells this page of them: while it is looked at, the board is read again so often. */
const readAgainMs = 5_000;

function useBoardNews(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') queries.invalidate('readTournamentBoard');
    }, readAgainMs);
    return () => clearInterval(timer);
  }, [isOn]);
}
