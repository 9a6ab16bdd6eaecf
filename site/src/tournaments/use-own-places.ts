import type { Tournament, TournamentStatus } from '@halley/contract';
import { useEffect, useState } from 'react';
import { useQuery } from '../query/index.ts';
import { onLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';

/** In which contests the player is, by the key of their cards, and in which place: as read, then as the house tells. */
export function useOwnPlaces(
  initial: Tournament[] | undefined,
  statuses: readonly TournamentStatus[],
): ReadonlyMap<string, { place: number | null }> {
  const player = usePlayer();
  const { data: own } = useQuery('listOwnTournaments', undefined, { initial, enabled: player !== null });
  const [told, setTold] = useState<readonly TournamentStatus[]>([]);
  useEffect(
    () =>
      onLive('tournaments_statuses', (news) =>
        setTold((before) => [...(news as TournamentStatus[]), ...before].slice(0, 100)),
      ),
    [],
  );
  if (!player) return new Map();
  const placeOf = (id: number) =>
    [...told, ...statuses].find(({ tournament_id: of }) => of === id)?.award_place ?? null;
  return new Map((own ?? []).map(({ id }) => [`tournament ${id}`, { place: placeOf(id) }] as const));
}
