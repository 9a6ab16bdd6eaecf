/** From a log-in to its end; one that is open ends in the future. */
export interface Span {
  from: Date;
  until: Date;
}

/** How long somebody is away before the next log-in begins a new sitting. */
export const sittingPauseMs = 60 * 60 * 1000;

export interface Sitting {
  /** The log-in, moved on by pauses that were too short to end the sitting: what has passed since is the time used. */
  from: Date;
  /** When its time is over. */
  overAt: Date;
}

/**
 * The sitting the last log-in belongs to. Session time is time since log-in (the spec), but logging out and in again is
 * no way round: log-ins that follow each other within the pause are one sitting, whose time goes on, and whoever logs in
 * after the time was over starts anew when the pause is over too. Undefined: no log-in counts.
 */
export function lastSitting(
  spans: readonly Span[],
  { since, limitMs, pauseMs = sittingPauseMs }: { since: Date; limitMs: number; pauseMs?: number },
): Sitting | undefined {
  let sitting: { from: number; until: number } | undefined;
  for (const span of spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const until = span.until.getTime();
    const from = Math.max(span.from.getTime(), since.getTime());
    // It was over before the limit was set.
    if (until <= since.getTime()) continue;
    if (!sitting) {
      sitting = { from, until };
      continue;
    }
    const overAt: number = sitting.from + limitMs;
    const end = Math.min(sitting.until, overAt);
    if (from >= end + pauseMs) sitting = { from, until };
    else if (from >= overAt && end === overAt) sitting = { from: overAt + pauseMs, until };
    else {
      sitting.from += Math.max(0, from - sitting.until);
      sitting.until = Math.max(sitting.until, until);
    }
  }
  return sitting && { from: new Date(sitting.from), overAt: new Date(sitting.from + limitMs) };
}

/** Undefined: there is time left. Otherwise from when a new log-in counts. */
export function overUntil(sitting: Sitting | undefined, now: Date, pauseMs = sittingPauseMs): Date | undefined {
  if (!sitting) return undefined;
  if (now < sitting.from) return sitting.from;
  return now >= sitting.overAt ? new Date(sitting.overAt.getTime() + pauseMs) : undefined;
}
