import type { Jackpot } from '@halley/contract';
import { useEffect } from 'react';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';
import { showAwards } from './awards.ts';
import { onJackpotChanged } from './on-jackpot-changed.ts';

/** Jackpots as they grow and drop, and what this player has won of them. */
export function JackpotsTask(): null {
  const playerId = usePlayer()?.id;
  useEffect(() => onLive('public:jackpots_changes', (news) => onJackpotChanged(news as Jackpot)), []);
  useEffect(
    () => onMissedLive('public:jackpots_changes', () => queries.invalidate('listJackpots', 'listJackpotWins')),
    [],
  );
  useEffect(() => {
    if (playerId === undefined) return;
    const show = () => void showAwards();
    // Won while away.
    show();
    // The house says which screen shows it: every one of the player's has heard this.
    const stop = [onLive('jackpot_win_award', show), onMissedLive('jackpot_win_award', show)];
    return () => {
      for (const end of stop) end();
    };
  }, [playerId]);
  return null;
}
