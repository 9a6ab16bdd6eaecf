export { vipRoom } from './room.ts';
