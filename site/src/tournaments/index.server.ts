export { readRunning } from './read-contests.server.ts';
