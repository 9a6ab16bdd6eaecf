/** From a log-in to its end; one that is open ends in the future. */
export interface Span {
  from: Date;
  until: Date;
}

/** How long somebody is away before the next log-in begins a new span of sessions. */
export const sessionPauseMs = 60 * 60 * 1000;

export interface SessionSpan {
  /** The log-in, moved on by pauses that were too short to end the span of sessions: what has passed since is the time used. */
  from: Date;
  /** When its time is over. */
  overAt: Date;
}

/**
 * The span of sessions the last log-in belongs to. Session time is time since log-in (the spec), but logging out and in again is
 * no way round: log-ins that follow each other within the pause are one span of sessions, whose time goes on, and whoever logs in
 * after the time was over starts anew when the pause is over too. Undefined: no log-in counts.
 */
export function lastSessionSpan(
  spans: readonly Span[],
  { since, limitMs, pauseMs = sessionPauseMs }: { since: Date; limitMs: number; pauseMs?: number },
): SessionSpan | undefined {
  let sessionSpan: { from: number; until: number } | undefined;
  for (const span of spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const until = span.until.getTime();
    const from = Math.max(span.from.getTime(), since.getTime());
    // It was over before the limit was set.
    if (until <= since.getTime()) continue;
    if (!sessionSpan) {
      sessionSpan = { from, until };
      continue;
    }
    const overAt: number = sessionSpan.from + limitMs;
    const end = Math.min(sessionSpan.until, overAt);
    if (from >= end + pauseMs) sessionSpan = { from, until };
    else if (from >= overAt && end === overAt) sessionSpan = { from: overAt + pauseMs, until };
    else {
      sessionSpan.from += Math.max(0, from - sessionSpan.until);
      sessionSpan.until = Math.max(sessionSpan.until, until);
    }
  }
  return sessionSpan && { from: new Date(sessionSpan.from), overAt: new Date(sessionSpan.from + limitMs) };
}

/** Undefined: there is time left. Otherwise from when a new log-in counts. */
export function overUntil(sessionSpan: SessionSpan | undefined, now: Date, pauseMs = sessionPauseMs): Date | undefined {
  if (!sessionSpan) return undefined;
  if (now < sessionSpan.from) return sessionSpan.from;
  return now >= sessionSpan.overAt ? new Date(sessionSpan.overAt.getTime() + pauseMs) : undefined;
}
