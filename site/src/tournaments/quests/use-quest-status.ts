import type { TournamentStatus } from '@halley/contract';
import { useEffect } from 'react';
import { queries, useQuery } from '../../query/index.ts';
import { onLive, onMissedLive } from '../../realtime/index.ts';

/** How the player stands in a contest, kept true by what the house says of it. */
export function useQuestStatus(
  id: number,
  { initial, isPlayer }: { initial: TournamentStatus | undefined; isPlayer: boolean },
): TournamentStatus | undefined {
  const { data } = useQuery('readTournamentStatus', { params: { id: String(id) } }, { initial, enabled: isPlayer });
  useEffect(() => {
    if (!isPlayer) return;
    const stops = [
      onLive('tournaments_statuses', (news) => {
        const own = news.find(({ tournament_id: of }) => of === id);
        if (own) {
          queries.patch(
            'readTournamentStatus',
            { params: { id: String(id) } },
            () => own as unknown as TournamentStatus,
          );
        }
      }),
      onMissedLive('tournaments_statuses', () => queries.invalidate('readTournamentStatus')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, isPlayer]);
  return data;
}
