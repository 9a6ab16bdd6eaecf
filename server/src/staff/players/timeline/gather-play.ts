import type { PlayedRound } from '../../../wagers/index.ts';

/** Rounds of one game and currency without a long pause between them, the newest first. */
export interface PlayedSession {
  rounds: PlayedRound[];
}

const longestPauseMs = 30 * 60_000;

const goesOn = (newer: PlayedRound, older: PlayedRound) =>
  newer.game === older.game &&
  newer.currency === older.currency &&
  newer.openedAt.getTime() - older.openedAt.getTime() <= longestPauseMs;

/** Gathers rounds, newest first. The last gathering may go on in rounds that were not read. */
export function gatherPlay(rounds: readonly PlayedRound[]): PlayedSession[] {
  const sessions: PlayedSession[] = [];
  for (const round of rounds) {
    const current = sessions.at(-1);
    const newer = current?.rounds.at(-1);
    if (current && newer && goesOn(newer, round)) current.rounds.push(round);
    else sessions.push({ rounds: [round] });
  }
  return sessions;
}
