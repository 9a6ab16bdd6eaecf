export { worldRoom } from './room.ts';
export { serveWorld } from './serve-world.ts';
