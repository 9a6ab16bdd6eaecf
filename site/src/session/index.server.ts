export { readPlayer, registrationFor, requirePlayer } from './read-player.server.ts';
