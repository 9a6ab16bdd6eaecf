export { createGames } from './create-games.ts';
export { sweepPurses } from './demo-store.ts';
export { openChances } from './open-chances.ts';
export { createPlaySession, stopForRealityChecks } from './play-session/index.ts';
export { rotateSeeds } from './rotate-seeds.ts';
