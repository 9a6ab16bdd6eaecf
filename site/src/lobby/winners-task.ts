import type { Winner } from '@halley/contract';
import { useEffect } from 'react';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { withWin } from './with-win.ts';

/** The list of latest winners grows as others win. */
export function WinnersTask(): null {
  useEffect(
    () =>
      onLive('public:wins', (win) => {
        queries.patch('listLatestWinners', undefined, (known) => withWin(known as Winner[], win, Date.now()));
      }),
    [],
  );
  useEffect(() => onMissedLive('public:wins', () => queries.invalidate('listLatestWinners')), []);
  return null;
}
