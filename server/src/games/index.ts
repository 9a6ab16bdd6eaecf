export { createGames } from './create-games.ts';
export { sweepPurses } from './demo-store.ts';
export { drawChances } from './draw-chances.ts';
export { rotateSeeds } from './rotate-seeds.ts';
