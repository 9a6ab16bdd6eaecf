export { tournamentsRoom } from './room.ts';
