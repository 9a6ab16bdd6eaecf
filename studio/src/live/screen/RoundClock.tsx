import type { ReactNode } from 'react';
import type { RoundTiming } from '../../kit/index.ts';
import { useWords } from '../../screen/index.ts';
import { usePolled } from './use-frames.ts';
import type { LiveLink } from './use-live-table.ts';

/** Of the ring, so that its length is 100. */
const RADIUS = 15.915;

/**
 * Where the round of a table stands, in one line: how long bets are taken, that none are, or that the next one is near. The
 * ring empties with the phase.
 */
export function RoundClock({ live, timing }: { live: LiveLink; timing: RoundTiming }): ReactNode {
  const { text } = useWords();
  const round = live.state?.round;
  const phase =
    round?.state === 'betting'
      ? { endsAt: round.betting_ends_at, lengthMs: timing.bettingMs }
      : round?.state === 'running' && round.started_at !== null
        ? { endsAt: round.started_at + timing.showingMs, lengthMs: timing.showingMs }
        : undefined;
  const leftMs = usePolled(() => (phase ? Math.max(0, phase.endsAt - live.serverNow()) : 0), 100);
  const offline = !live.online && live.failed;
  const roundMs = timing.bettingMs + timing.showingMs + timing.pauseMs;
  return (
    <div className="live-phase" title={text('live.roundTakes', { seconds: String(roundMs / 1_000) })}>
      <svg viewBox="0 0 36 36" className="live-ring" aria-hidden="true">
        <circle cx="18" cy="18" r={RADIUS} />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          className="live-ring-left"
          strokeDasharray={`${phase ? Math.min(100, (leftMs / phase.lengthMs) * 100).toFixed(1) : 0} 100`}
        />
      </svg>
      <p>
        {round?.state === 'betting' && !offline ? (
          <>
            {text('live.betsClose')} <b>{text('live.secondsLeft', { seconds: String(Math.ceil(leftMs / 1_000)) })}</b>
          </>
        ) : (
          text(
            offline
              ? 'live.reconnecting'
              : !round
                ? 'live.tableRests'
                : round.state === 'running'
                  ? 'live.noMoreBets'
                  : 'live.nextRound',
          )
        )}
        <small>{text('live.roundTakes', { seconds: String(roundMs / 1_000) })}</small>
      </p>
    </div>
  );
}
