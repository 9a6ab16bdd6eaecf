import { useCallback, useMemo, useState } from 'react';

export interface PlayedRound {
  mode: 'real' | 'demo';
  currency: string;
  stake_cents: number;
  win_cents: number;
}

export interface PlaySession {
  /** Net result of the rounds played on this page since it was opened, per currency of the last round. */
  net: { cents: number; currency: string } | undefined;
  add: (round: PlayedRound) => void;
}

/** What this sitting has cost or brought so far, shown plainly beside the game. */
export function usePlaySession(): PlaySession {
  const [net, setNet] = useState<PlaySession['net']>();
  const add = useCallback((round: PlayedRound) => {
    const change = round.win_cents - round.stake_cents;
    setNet((before) => ({
      cents: before?.currency === round.currency ? before.cents + change : change,
      currency: round.currency,
    }));
  }, []);
  return useMemo(() => ({ net, add }), [net, add]);
}
