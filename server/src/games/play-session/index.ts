export { createPlaySession } from './create-play-session.ts';
export { stopForRealityChecks } from './stop-for-reality-checks.ts';
