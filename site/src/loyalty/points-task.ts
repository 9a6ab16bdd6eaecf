import { useEffect } from 'react';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';

/** Points follow what the house says of them, on whatever page. */
export default function PointsTask(): null {
  const player = usePlayer()?.id;
  useEffect(() => {
    if (player === undefined) return;
    const readAgain = () => queries.invalidate('readPointsStanding', 'listPointEntries');
    const stops = [
      onLive('comps_award', (points) => {
        queries.patch('readCompPoints', undefined, () => points);
        readAgain();
      }),
      onMissedLive('comps_award', () => {
        queries.invalidate('readCompPoints');
        readAgain();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [player]);
  return null;
}
