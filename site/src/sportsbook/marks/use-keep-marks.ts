import { useEffect } from 'react';
import { useSay } from '../../i18n/index.ts';
import { notify } from '../../page/index.ts';
import { queries, succeeds, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { type Marks, marks } from './marks.ts';

/** Marks of a player are kept by the house, those of a guest by the browser; at log-in they become one. */
export function useKeepMarks(): void {
  const say = useSay();
  const playerId = usePlayer()?.id ?? null;
  const { data: kept } = useQuery('readSportFavourites', undefined, { enabled: playerId !== null });
  const failed = say('sportsbook.marks.failed');
  useEffect(() => {
    if (playerId === null) return marks.leavePlayer();
    if (!kept) return;
    const send = async ({ fixtures, tournaments, competitors }: Marks) => {
      const body = { fixtures: [...fixtures], tournaments: [...tournaments], competitors: [...competitors] };
      const isKept = await succeeds('keepSportFavourites', { body });
      if (isKept) queries.set('readSportFavourites', undefined, body);
      else notify({ id: 'marks', title: failed, tone: 'danger' });
      return isKept;
    };
    marks.joinPlayer({ playerId, kept, send });
  }, [playerId, kept, failed]);
}
