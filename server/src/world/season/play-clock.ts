/** From the clock on the wall to seconds of play, and back. Even, but for the last minute and a half of a round. */
export interface PlayClock {
  playAt(wallMs: number): number;
  wallOf(playSeconds: number): number;
}

/** A fixture that is still on then would keep the next round waiting: its clock runs this many times faster. */
const hurriedBy = 60;
/** Of the end of a cycle, hurried play and then the time in which results are confirmed. */
const hurrySeconds = 120;

export interface PlayClockOptions {
  startMs: number;
  /** When the round's next one begins. */
  endMs: number;
  /** Seconds of play in a second of the wall. */
  speed: number;
  pace: number;
}

export function playClock({ startMs, endMs, speed, pace }: PlayClockOptions): PlayClock {
  const hurryMs = endMs - (hurrySeconds * 1_000) / pace;
  const evenSeconds = ((hurryMs - startMs) / 1_000) * speed;
  return {
    playAt(wallMs) {
      if (wallMs <= hurryMs) return Math.max(0, ((wallMs - startMs) / 1_000) * speed);
      return evenSeconds + ((wallMs - hurryMs) / 1_000) * speed * hurriedBy;
    },
    wallOf(playSeconds) {
      if (playSeconds <= evenSeconds) return startMs + (playSeconds / speed) * 1_000;
      return hurryMs + ((playSeconds - evenSeconds) / (speed * hurriedBy)) * 1_000;
    },
  };
}
