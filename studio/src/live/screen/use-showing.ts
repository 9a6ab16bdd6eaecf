import type { LiveRound } from '@halley/contract';
import { reducedMotion } from '../../screen/index.ts';
import { usePolled } from './use-frames.ts';
import type { LiveLink } from './use-live-table.ts';

export interface Showing<Outcome> {
  /** Null until bets are closed, and of a round that never began. */
  outcome: Outcome | null;
  /**
   * Milliseconds since the stored start, by the server's clock: whoever comes late begins in the middle. Beyond every
   * length once the round is over, and at once where motion is unwelcome.
   */
  elapsedMs(): number;
  /** It has been seen to its end: the outcome may be said. */
  seen: boolean;
}

const looksMs = 60;

/** How far the outcome of a round has been shown, of a show that lasts so long. */
export function useShowing<Outcome>(live: LiveLink, lengthMs: number): Showing<Outcome> {
  const round = live.state?.round;
  const elapsedMs = () => elapsedOf(round, live.serverNow());
  // Looked at again as time goes by; a round that has moved on is not waited for.
  usePolled(() => elapsedMs() >= lengthMs, looksMs);
  return {
    outcome: hasBegun(round) ? (round.outcome as Outcome) : null,
    elapsedMs,
    seen: hasBegun(round) && elapsedMs() >= lengthMs,
  };
}

function hasBegun(round: LiveRound | null | undefined): round is LiveRound & { started_at: number } {
  return round != null && round.started_at !== null && round.outcome !== null;
}

/** Plain: tested by itself. */
export function elapsedOf(round: LiveRound | null | undefined, nowMs: number): number {
  if (!hasBegun(round)) return 0;
  if (round.state !== 'running' || reducedMotion()) return Number.POSITIVE_INFINITY;
  return Math.max(0, nowMs - round.started_at);
}
