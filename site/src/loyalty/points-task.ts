import { levelOf } from '@halley/contract/groups';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';
import { isLevelFull } from './is-level-full.ts';
import { useLevelNews } from './level-news.ts';

/** Points follow what the house says of them, on whatever page. */
export default function PointsTask(): null {
  const player = usePlayer();
  const id = player?.id;
  const { revalidate } = useRevalidator();
  useLevelNews();
  const lookAtLevel = useEffectEvent(async (persistent: number) => {
    await queries.load('listStatuses');
    const statuses = queries.read('listStatuses').data ?? [];
    // The level is part of the profile: who has reached the next one is read anew.
    if (player && isLevelFull(statuses, levelOf(player.statuses), persistent)) await revalidate();
  });
  useEffect(() => {
    if (id === undefined) return;
    const readAgain = () => queries.invalidate('readPointsStanding', 'listPointEntries');
    const stops = [
      onLive('comps_award', (points) => {
        queries.patch('readCompPoints', undefined, () => points);
        readAgain();
        void lookAtLevel(points.persistent.points);
      }),
      onMissedLive('comps_award', () => {
        queries.invalidate('readCompPoints');
        readAgain();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);
  return null;
}
