import type { TournamentStatus } from '@halley/contract';
import { useEffect } from 'react';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';
import { writeStored } from '../storage/index.ts';
import { withStatus } from './board-rows.ts';
import { reloadContests } from './use-contests.ts';

/** Own results and the rows of boards follow what the house says of them, on whatever page. */
export default function TournamentsTask(): null {
  const player = usePlayer()?.id;
  useEffect(() => {
    if (player === undefined) return;
    const stops = [
      onLive('tournaments_statuses', (news) => {
        for (const status of news as TournamentStatus[]) {
          const of = { params: { id: String(status.tournament_id) } };
          queries.patch('readTournamentStatus', of, () => status);
          queries.patch('readTournamentBoard', of, (board) => withStatus(board, status));
        }
      }),
      onLive('tournament_notifications', ({ event }) => {
        // The menu's entry moves once, until somebody has looked.
        if (event === 'tournament_started' || event === 'tournament_starts_soon') {
          writeStored('bounceTournaments', '1');
        }
        reloadContests();
      }),
      onMissedLive('tournaments_statuses', reloadContests),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [player]);
  return null;
}
