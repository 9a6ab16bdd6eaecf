export { createPlaySession } from './create-play-session.ts';
export { readPlayedSeconds } from './read-played-seconds.ts';
export { stopForRealityChecks } from './stop-for-reality-checks.ts';
export { countDueChecks, realityChecksOf } from './store.ts';
