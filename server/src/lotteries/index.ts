export { lotteriesRoom } from './room.ts';
