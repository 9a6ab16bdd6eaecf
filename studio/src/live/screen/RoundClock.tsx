import type { ReactNode } from 'react';
import { useWords } from '../../screen/words.tsx';
import { Countdown } from './Countdown.tsx';
import type { LiveLink } from './use-live-table.ts';

/** Where the round of a table stands: how long bets are taken, that none are, or that the next one is near. */
export function RoundClock({ live, bettingMs }: { live: LiveLink; bettingMs: number }): ReactNode {
  const { text } = useWords();
  const round = live.state?.round;
  if (round?.state === 'betting') {
    return (
      <Countdown
        endsAt={round.betting_ends_at}
        lengthMs={bettingMs}
        serverNow={live.serverNow}
        label={text('live.betsClose')}
      />
    );
  }
  const offline = !live.online && live.failed;
  return (
    <p className="live-clock-word">
      {text(
        offline
          ? 'live.reconnecting'
          : !round
            ? 'live.tableRests'
            : round.state === 'running'
              ? 'live.noMoreBets'
              : 'live.nextRound',
      )}
    </p>
  );
}
