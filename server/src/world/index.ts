export { worldRoom } from './room.ts';
