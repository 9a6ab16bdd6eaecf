const minuteMs = 60 * 1000;

/** Who does nothing for so long is signed out. */
export const idleMs = 30 * minuteMs;
/** However busy: after a working day everybody signs in again. */
export const longestSessionMs = 12 * 60 * minuteMs;
/** Between the password and the second factor. */
const halfWayMs = 10 * minuteMs;
/** "Last seen" is written at most so often. */
export const touchEveryMs = minuteMs / 2;

export type Stage = 'password' | 'open';

/** Is a session still good at this moment? */
export function isLive(session: { stage: Stage; createdAt: Date; lastSeenAt: Date }, at: Date): boolean {
  const ageMs = at.getTime() - session.createdAt.getTime();
  if (session.stage === 'password') return ageMs < halfWayMs;
  return ageMs < longestSessionMs && at.getTime() - session.lastSeenAt.getTime() < idleMs;
}
