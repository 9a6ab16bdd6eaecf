export { readLobby } from './read-lobby.server.ts';
