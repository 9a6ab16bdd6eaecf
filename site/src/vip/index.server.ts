export { readAdventure } from './read-adventure.server.ts';
export { readVipStanding } from './read-vip.server.ts';
