export { sportsbookRoom } from './room.ts';
