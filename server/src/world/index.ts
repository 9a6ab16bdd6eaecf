export { createWorld } from './create-world.ts';
export { worldRoom } from './room.ts';
export { competitions } from './season/competitions.ts';
export { serveWorld } from './serve-world.ts';
